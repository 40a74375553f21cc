import MovieCatalog

// What the columns of a file are taken for, in words.
extension MovieFile {
    /// What the columns are taken for that aren't called so, and those that a person left out.
    var columns: [String] {
        let taken = taken.compactMap { place, column -> String? in
            guard let column, column.form == .people(.lastFirst) || !header.isNamed(place, as: column) else {
                return nil
            }
            return "\(shown(place.name)) → \(column)"
        }
        // Others could mean another scale by the same name.
        if hasRatings, !isOwn { return ["\(shown("rating")) → \(Column.field(.rating, .rating(.ten)))"] }
        return taken + header.leftOut.map { "\(shown(header.names[$0])) → left out" }
    }

    /// What a person would have to say of columns for some of the rows to be read as all of them are: `Rating=rating/10`.
    var columnsAgain: [String] {
        guard header.format.columnsCanBeMapped else { return [] }
        let said = taken.compactMap { place, column -> String? in
            let name = ColumnMapping.name(place.name)
            guard let column else { return "\(name)=" }
            guard let field = column.field?.rawValue else { return nil }
            switch column.form {
            case .rating(let scale?) where place.column.form.isOpen || place.isSaid:
                return "\(name)=\(field)/\(scale.highest)"
            case .day(let order) where place.column.form.isOpen || place.isSaid:
                let sign = DayOrder.signs.first { $0.order == order }?.sign
                return sign.map { "\(name)=\(field)/\($0)" } ?? (place.isSaid ? "\(name)=\(field)" : nil)
            case .people(.lastFirst): return "\(name)=\(field)/last"
            default:
                return place.isSaid || place.column.form == .rating(nil) ? "\(name)=\(field)" : nil
            }
        }
        return said + header.leftOut.map { "\(ColumnMapping.name(header.names[$0]))=" }
    }

    /// All columns with what each is taken for: `“Film” → title`.
    var allColumns: [String] {
        guard header.format.columnsCanBeMapped else { return [] }
        var words = header.names.map { "\(shown($0)) → nothing" }
        for (place, column) in taken {
            words[place.index] = "\(shown(place.name)) → \(column?.description ?? "left out")"
        }
        return words
    }

    /// The names of columns that could be the person's ratings, or that a person left out.
    var ratingColumns: [String] {
        let names = header.names
        let open = names.indices.filter { index in
            if let place = header.places.first(where: { $0.index == index }), place.isSaid {
                return place.column.field == .rating
            }
            return header.leftOut.contains(index)
                || header.format.isList && Column(named: names[index])?.field == .rating
                    && names.firstIndex(of: names[index]) == index
        }
        return open.map { names[$0] }
    }

    private var taken: [(MovieFileHeader.UsedColumn, Column?)] {
        guard let survey else { return header.places.map { ($0, $0.column) } }
        return Array(zip(header.places, survey.columns))
    }
}
