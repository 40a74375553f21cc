import UsherStoryboards

extension ModuleInputOutput {
    /// The way into the module of a director; nothing comes back.
    protocol DirectorModuleInput: ModuleInput {
        func configure(name: String)
    }
}
