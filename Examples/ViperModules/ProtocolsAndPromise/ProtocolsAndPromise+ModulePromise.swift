extension ProtocolsAndPromise {
    /// Runs a block with a module after both are set, in either order.
    ///
    /// Only the caller retains the promise.
    final class ModulePromise {
        private var module: (any ModuleConfigurable)?
        private var block: ((any ModuleConfigurable) throws -> Void)?

        func fulfill(with module: any ModuleConfigurable) throws {
            self.module = module
            try settle()
        }

        func then(_ block: @escaping (any ModuleConfigurable) throws -> Void) throws {
            self.block = block
            try settle()
        }

        private func settle() throws {
            if let module, let block { try block(module) }
        }
    }
}
