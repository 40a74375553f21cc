package import Platform

extension SystemError {
    package func reading(_ path: String) -> CatalogError {
        if leadsNowhere { return .noSuchFile(path: path) }
        if self == .isFolder { return .isFolder(path: path) }
        return isDenied ? .noPermission(path: path) : .unreadable(path: path, reason: reason)
    }

    package func writing(_ path: String) -> CatalogError {
        if isMissing { return .noFolder(path: path) }
        if isReadOnly { return .readOnly(path: path) }
        return isFull ? .full(path: path) : .unwritable(path: path, reason: reason)
    }
}

func attempt<Result: ~Copyable>(
    writing path: String, _ calls: () throws(SystemError) -> Result
) throws(CatalogError) -> Result {
    do {
        return try calls()
    } catch {
        throw error.writing(path)
    }
}
