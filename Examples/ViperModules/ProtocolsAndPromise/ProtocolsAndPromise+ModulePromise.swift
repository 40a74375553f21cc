extension ProtocolsAndPromise {
    /// A module that is there or will be, and what is to be done with it then, whichever comes first.
    ///
    /// It is handed on and kept by nobody, and so is gone when both have come.
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
