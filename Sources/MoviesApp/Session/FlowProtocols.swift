/// The delegate of a prompt for files, which may be typed before it's asked.
protocol FilePromptDelegate: AnyObject {
    func take(_ paths: [String]) throws
}

/// A flow or a screen of something that may be gone from the catalog.
protocol MovieDependent: AnyObject {
    var isGone: Bool { get }
}
