import MovieCatalog

extension ArraySlice<UInt8> {
    /// Reads `1995.0`, `1,234,567` and `$28,341,469`.
    var foreignNumber: Int? {
        var rest = first == UInt8(ascii: "$") ? dropFirst().trimmed : self
        if rest.last == UInt8(ascii: "%") { rest = rest.dropLast() }
        if let point = rest.firstIndex(of: UInt8(ascii: ".")) {
            let decimals = rest[point...].dropFirst()
            // 700.000 may mean 700,000.
            guard [1, 2].contains(decimals.count), decimals.allSatisfy({ $0 == UInt8(ascii: "0") }) else {
                return nil
            }
            rest = rest[..<point]
        }
        let groups = rest.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard let head = groups.first, groups.count == 1 || (1...3).contains(head.count),
            groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return nil }
        return groups.joined().number
    }

    /// Reads `(1995)`, `1995-10-30`, `10/30/1995`, `1995–1999` and `1995.0`.
    var foreignYear: Int? {
        if let number = foreignNumber { return number }
        var rest = self
        if rest.first == UInt8(ascii: "("), rest.last == UInt8(ascii: ")") {
            rest = rest.dropFirst().dropLast()
        }
        if let day = Day(cell: rest, order: .monthFirst) ?? Day(cell: rest, order: .dayFirst) {
            return day.year
        }
        let digits = rest.prefix { $0.isDigit }
        // In UTF-8, a long dash begins with E2.
        let isSpan = rest.dropFirst(4).first.map { $0 == UInt8(ascii: "-") || $0 == 0xE2 } ?? true
        return digits.count == 4 && isSpan ? digits.number : nil
    }

    /// Reads `142 min`, `2h 22m`, `2 hr. 22 min.` and `2:22`.
    var foreignMinutes: Int? {
        if let number = foreignNumber { return number }
        let parts = split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        if parts.count == 2 || parts.count == 3, let hours = parts[0].number, hours < 100,
            parts[1].count == 2,
            let minutes = parts[1].number, minutes < 60, parts.count == 2 || parts[2].number != nil
        {
            return hours * 60 + minutes
        }
        var (rest, minutes, units) = (self, 0, [] as [Bool])
        while let first = rest.first, first.isDigit {
            let digits = rest.prefix { $0.isDigit }
            let word = rest.dropFirst(digits.count).trimmed.prefix { !$0.isDigit }
            let unit = String(decoding: word, as: UTF8.self).lowercased().filter(\.isLetter)
            guard let number = digits.number, number <= 6_000, let isHours = unit.isUnitOfHours,
                !units.contains(isHours)
            else { return nil }
            minutes += isHours ? number * 60 : number
            units.append(isHours)
            rest = self[word.endIndex...]
        }
        return units.isEmpty ? nil : minutes
    }

    /// Reads `tt0114709`, `0114709`, `0114709.0` and the address of the title's page.
    var foreignIMDbID: String? {
        // Fast path: most cells are ids, and searching for an address is slow.
        if isIMDbID { return String(decoding: self, as: UTF8.self) }
        if first?.isDigit == false {
            guard let page = firstRange(of: "/tt".utf8) else { return nil }
            return self[(page.lowerBound + 1)...].prefix { $0.isDigit || $0 == UInt8(ascii: "t") }
                .foreignIMDbID
        }
        let digits = suffix(2).elementsEqual(".0".utf8) ? dropLast(2) : self
        return (Array("tt".utf8) + digits)[...].isIMDbID
            ? "tt" + String(decoding: digits, as: UTF8.self) : nil
    }
}

extension Day {
    /// Reads a spreadsheet's day number from 1990 on (`43209`), a Unix time in seconds or
    /// milliseconds (`1524096000`, `1524096000000`), or a date without separators (`20180419`).
    init?(serial cell: ArraySlice<UInt8>) {
        let isNegative = cell.first == UInt8(ascii: "-")
        let digits = isNegative ? cell.dropFirst() : cell
        guard let number = digits.number else { return nil }
        let seconds = digits.count < 11 ? number : number / 1_000
        let days = isNegative ? -(seconds + 86_399) / 86_400 : seconds / 86_400
        let day: Day? =
            switch digits.count {
            case 5 where number > 32_874: Day(year: 1899, month: 12, day: 30)?.before(days: -number)
            case 8: Day(number: number)
            case 9...10, 11...13: Day(year: 1970, month: 1, day: 1)?.before(days: -days)
            default: nil
            }
        guard let day else { return nil }
        self = day
    }
}

extension PartialDate {
    /// Reads a date with a year, such as `May 2012`, but not `yesterday`.
    init?(month cell: ArraySlice<UInt8>) {
        guard cell.count < 20, case let text = String(decoding: cell, as: UTF8.self),
            let typed = try? TypedDate(at: text[...], today: .today), !typed.isNumber, typed.rest.isEmpty,
            let date = typed.date, text.contains("\(date.year)")
        else { return nil }
        self = date
    }
}
