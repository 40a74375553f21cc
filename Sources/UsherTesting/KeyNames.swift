/// The bytes that a terminal sends for a key; `nil` for a name that no key has.
func bytes(ofKey name: String) -> [UInt8]? {
    if name.count == 1 { return Array(name.utf8) }
    let name = name.lowercased()
    if let bytes = named[name] { return Array(bytes.utf8) }
    guard let letter = name.utf8.last, UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter else { return nil }
    switch name.dropLast() {
    case "ctrl-": return [letter & 0x1F]
    case "alt-": return [0x1B, letter]
    default: return nil
    }
}

private let named = [
    "enter": "\r", "tab": "\t", "space": " ", "escape": "\u{1B}", "backspace": "\u{7F}",
    "delete": "\u{1B}[3~",
    "up": "\u{1B}[A", "down": "\u{1B}[B", "right": "\u{1B}[C", "left": "\u{1B}[D", "home": "\u{1B}[H",
    "end": "\u{1B}[F", "pageup": "\u{1B}[5~", "pagedown": "\u{1B}[6~", "ctrl-left": "\u{1B}[1;5D",
    "ctrl-right": "\u{1B}[1;5C",
]
