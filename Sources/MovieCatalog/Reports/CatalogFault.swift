package protocol CatalogFault: Equatable, Sendable {
    var kind: CatalogError.Kind { get }
}

package struct AnyCatalogFault: Equatable, Sendable {
    package let fault: any CatalogFault

    init(_ fault: any CatalogFault) {
        self.fault = fault
    }

    package static func == (left: AnyCatalogFault, right: AnyCatalogFault) -> Bool {
        left.fault.equals(right.fault)
    }
}

extension CatalogFault {
    fileprivate func equals(_ other: any CatalogFault) -> Bool { self == other as? Self }
}
