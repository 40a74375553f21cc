extension ModuleInputOutput {
    /// What the presenter asks of the business.
    protocol RatingInteractorInput: AnyObject {
        var stars: Int { get set }
    }

    /// The business of a rating: how many stars whatever is rated has.
    final class RatingInteractor: RatingInteractorInput {
        var stars = 0
    }
}
