extension RangeReplaceableCollection {
    /// Returns all elements, and removes them.
    mutating func takeAll() -> Self {
        defer { self = Self() }
        return self
    }
}
