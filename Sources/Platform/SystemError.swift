#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

package struct SystemError: Error, Hashable {
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    package static var last: Self { Self(code: errno) }

    package static var missing: Self { Self(code: ENOENT) }
    package static var isThere: Self { Self(code: EEXIST) }
    package static var isFolder: Self { Self(code: EISDIR) }

    package var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
