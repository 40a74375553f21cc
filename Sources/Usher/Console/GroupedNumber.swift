/// A number with its thousands set apart: 1,000,000.
func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.utf8.count - index) % 3 == 0 { text.append(",") }
        text.append(digit)
    }
    return text
}
