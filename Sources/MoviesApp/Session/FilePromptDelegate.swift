/// The delegate of a prompt for files, which may be typed before it's asked.
protocol FilePromptDelegate: AnyObject {
    func take(_ paths: [String]) throws
}
