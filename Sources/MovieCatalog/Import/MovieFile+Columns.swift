// What the columns of a file were taken for, in words.
extension MovieFile {
    /// What the columns are taken for that aren't called so, and those that a person left out.
    var columns: [String] {
        let taken = zip(header.fields, meanings).compactMap { field, meaning -> String? in
            guard case .column(let column) = meaning, !header.isNamed(field, as: column) else { return nil }
            return "\(shown(field.name)) → \(column)"
        }
        // Others could mean another scale by the same name.
        if hasRatings, !isOwn {
            return ["\(shown(MovieField.rating.rawValue)) → \(MovieFileColumn.scored(.ten))"]
        }
        return taken + header.leftOut.map { "\(shown($0)) → left out" }
    }

    /// What a person would have to say of columns for some of the rows to be read as all of them are: `Rating=rating/10`.
    var columnsAgain: [String] {
        guard kind.columnsCanBeMapped else { return [] }
        let taken = zip(header.fields, meanings).compactMap { field, meaning -> String? in
            let name = ColumnMapping.name(field.name)
            guard case .column(let column) = meaning else { return "\(name)=" }
            if case .scored(let scale) = column { return "\(name)=rating/\(scale.highest)" }
            if case .unclearRating = field.column { return "\(name)=\(column.field?.rawValue ?? "")" }
            return header.mapped[field.index].map { _ in "\(name)=\(column.field?.rawValue ?? "")" }
        }
        return taken + header.leftOut.map { "\(ColumnMapping.name($0))=" }
    }

    /// The names of columns that could be the person's ratings, or that a person left out.
    var ratingColumns: [String] { header.ratingColumns }

    /// All columns with what each is taken for: `“Film” → title`.
    var allColumns: [String] {
        guard kind.columnsCanBeMapped else { return [] }
        var words = header.names.map { "\(shown($0)) → nothing" }
        for (field, meaning) in zip(header.fields, meanings) {
            switch meaning {
            case .column(let column): words[field.index] = "\(shown(field.name)) → \(column)"
            case .leftOut: words[field.index] = "\(shown(field.name)) → left out"
            }
        }
        return words
    }
}
