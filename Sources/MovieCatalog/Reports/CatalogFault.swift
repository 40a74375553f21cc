package protocol CatalogFault: Hashable, Sendable {
    /// The class of the error.
    var kind: CatalogError.Kind { get }
}

/// Any fault, compared as itself.
public struct AnyCatalogFault: Hashable, Sendable {
    package let fault: any CatalogFault

    init(_ fault: any CatalogFault) {
        self.fault = fault
    }

    /// Whether both are the same fault of the same type.
    public static func == (left: AnyCatalogFault, right: AnyCatalogFault) -> Bool {
        left.fault.equals(right.fault)
    }

    /// Hashes the fault.
    public func hash(into hasher: inout Hasher) {
        fault.hash(into: &hasher)
    }
}

extension CatalogFault {
    fileprivate func equals(_ other: any CatalogFault) -> Bool { self == other as? Self }
}
