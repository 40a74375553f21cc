/// The page of one of a form's questions.
final class FormQuestionScreen: Screen {
    let name: String
    private let describe: (FormQuestionScreen, inout Page) -> Void

    init(_ name: String, _ describe: @escaping (FormQuestionScreen, inout Page) -> Void) {
        self.name = name
        self.describe = describe
    }

    func draw(on page: inout Page) { describe(self, &page) }
}

/// A form's answers, each with its number to correct it.
final class FormSummaryScreen: Screen {
    private let describe: (inout Page) -> Void

    init(_ describe: @escaping (inout Page) -> Void) {
        self.describe = describe
    }

    func draw(on page: inout Page) { describe(&page) }
}
