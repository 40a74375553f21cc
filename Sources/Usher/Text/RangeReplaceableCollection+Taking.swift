extension RangeReplaceableCollection {
    /// Returns what there is, and leaves nothing.
    mutating func takeAll() -> Self {
        defer { self = Self() }
        return self
    }

    /// The same elements and one more; nothing is copied where they are held nowhere else.
    consuming func appending(_ element: Element) -> Self {
        append(element)
        return self
    }
}
