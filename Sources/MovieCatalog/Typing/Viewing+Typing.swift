extension Viewing {
    /// The viewing as the person would type it, so that it can be changed: reading this with
    /// ``TypedViewing`` changes nothing. Words that no line can hold are left out.
    package var typed: String {
        let date = date?.description ?? "unknown"
        let rated = "\(date) \(rating?.description ?? "-")"
        let texts =
            note.map { note in
                // “8 stars” is a rating, “8/10, stars” one with a word behind it.
                [rating == nil ? date : rated, rated, rated + "/10", rated + "/10,"].map { "\($0) \(note)" }
            } ?? [rating == nil ? date : rated]
        // A viewing that has nothing but its date is compared with, so that what isn't read isn't taken for kept.
        let blank = Viewing(on: self.date, isRewatch: isRewatch)
        return texts.first { text in
            text.unicodeScalars.allSatisfy(\.isTyped)
                && (try? TypedViewing(text, changing: blank, today: .today).certain) == self
        } ?? rated
    }
}

extension Unicode.Scalar {
    fileprivate var isTyped: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
