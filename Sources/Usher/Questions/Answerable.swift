/// A type with a default question, which a form asks unless another one is given.
///
/// ```swift
/// enum License: CaseIterable { case mit, apache }
///
/// form.ask("License", \.license)
/// form.ask("Port", \.port)
/// ```
///
/// Built in are `String`, `Bool`, ``CalendarDay``, numbers, `CaseIterable` enums, optionals of
/// these, and arrays and sets of enum cases. To add a type of your own:
///
/// ```swift
/// extension Percent: Answerable {
///     static var question: Question<Percent> { .map(.number(in: 0...100), Percent.init, back: \.number) }
/// }
/// ```
public protocol Answerable {
    /// The question for a value of this type.
    static var question: Question<Self> { get }
}

extension String: Answerable {
    /// A line of text.
    public static var question: Question<String> { .text }
}

extension Bool: Answerable {
    /// Yes or no.
    public static var question: Question<Bool> { .yesOrNo }
}

extension CalendarDay: Answerable {
    /// A day. The word “today” follows the system's clock.
    public static var question: Question<CalendarDay> { .day(today: .today) }
}

extension Answerable where Self: FixedWidthInteger, Stride: SignedInteger {
    /// Any whole number of the type.
    public static var question: Question<Self> { .number(in: .min ... .max) }
}

extension Int: Answerable {}
extension Int8: Answerable {}
extension Int16: Answerable {}
extension Int32: Answerable {}
extension Int64: Answerable {}
extension UInt: Answerable {}
extension UInt8: Answerable {}
extension UInt16: Answerable {}
extension UInt32: Answerable {}
extension UInt64: Answerable {}

extension Answerable where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// Any number.
    public static var question: Question<Self> {
        // Convert the decimal digits, so that the `Float` 0.1 stays 0.1.
        .map(.decimal(), { Self($0) }, back: { Double($0.description) ?? Double($0) })
    }
}

extension Double: Answerable {}
extension Float: Answerable {}

extension Answerable where Self: CaseIterable {
    /// One of the cases.
    public static var question: Question<Self> { .one(of: Array(allCases)) }
}

extension Optional: Answerable where Wrapped: Answerable {
    /// The wrapped type's question, which may be left empty.
    public static var question: Question<Wrapped?> { .optional(Wrapped.question) }
}

extension Array: Answerable where Element: CaseIterable {
    /// Several of the cases, in declaration order.
    public static var question: Question<[Element]> { .several(of: Array(Element.allCases)) }
}

extension Set: Answerable where Element: CaseIterable {
    /// Several of the cases.
    public static var question: Question<Set<Element>> { .several(of: Array(Element.allCases)) }
}
