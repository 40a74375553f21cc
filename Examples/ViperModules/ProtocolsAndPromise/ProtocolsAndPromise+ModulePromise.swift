extension ProtocolsAndPromise {
    /// A module that may not exist yet, with the work to do once it does. Either can be set first.
    ///
    /// No one retains it, so it's deallocated once both are set.
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
