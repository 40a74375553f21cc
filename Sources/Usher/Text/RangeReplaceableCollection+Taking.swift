extension RangeReplaceableCollection {
    /// Returns all elements, and removes them.
    mutating func takeAll() -> Self {
        defer { self = Self() }
        return self
    }

    /// Returns the elements with one more, without a copy if nothing else holds them.
    consuming func appending(_ element: Element) -> Self {
        append(element)
        return self
    }
}
