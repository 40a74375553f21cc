#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The reason why the system refused a call.
package struct SystemError: Error, Hashable {
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// The error of the last call that failed.
    package static var last: Self { Self(code: errno) }

    /// There is nothing at the path.
    package static var missing: Self { Self(code: ENOENT) }
    /// There is something at the path already.
    package static var isThere: Self { Self(code: EEXIST) }
    /// There is a folder at the path.
    package static var isFolder: Self { Self(code: EISDIR) }

    /// The system's words for it.
    package var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
