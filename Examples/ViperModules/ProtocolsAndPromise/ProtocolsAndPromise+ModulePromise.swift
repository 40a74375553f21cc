extension ProtocolsAndPromise {
    /// A module that is there or will be, and what is to be done with it then.
    ///
    /// Either may come first, so it keeps both, and it never lets go of them: this is what leaks.
    final class ModulePromise {
        private var module: (any ModuleConfigurable)?
        private var block: ((any ModuleConfigurable) -> Void)?

        func fulfill(with module: any ModuleConfigurable) {
            self.module = module
            settle()
        }

        func then(_ block: @escaping (any ModuleConfigurable) -> Void) {
            self.block = block
            settle()
        }

        private func settle() {
            if let module, let block { block(module) }
        }
    }
}
