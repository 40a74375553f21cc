package protocol CatalogFault: Equatable, Sendable {
    /// The class of the error.
    var kind: CatalogError.Kind { get }
}

/// Any fault, compared as itself.
public struct AnyCatalogFault: Equatable, Sendable {
    package let fault: any CatalogFault

    init(_ fault: any CatalogFault) {
        self.fault = fault
    }

    /// Whether both are the same fault of the same type.
    public static func == (left: AnyCatalogFault, right: AnyCatalogFault) -> Bool {
        left.fault.equals(right.fault)
    }
}

extension CatalogFault {
    fileprivate func equals(_ other: any CatalogFault) -> Bool { self == other as? Self }
}
