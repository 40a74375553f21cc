extension ModuleInputOutput {
    /// What the presenter asks of the business.
    protocol DirectorInteractorInput {
        func films(by director: String) -> [Film]
    }

    /// The business of a director: which films are theirs.
    final class DirectorInteractor: DirectorInteractorInput {
        func films(by director: String) -> [Film] {
            Film.all.filter { $0.director == director }
        }
    }
}
