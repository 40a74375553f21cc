/// The year it is, by the system's clock in universal time.
func currentYear() -> Int {
    currentDate(isLocal: false).year
}
