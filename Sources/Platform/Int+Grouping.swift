extension Int {
    /// Returns the digits with a separator between thousands: `1,234,567`.
    package func grouped(by thousands: String) -> String {
        guard magnitude >= 1_000 else { return String(self) }
        let rest = String(1_000 + magnitude % 1_000).dropFirst()
        return (self / 1_000).grouped(by: thousands) + thousands + rest
    }
}
