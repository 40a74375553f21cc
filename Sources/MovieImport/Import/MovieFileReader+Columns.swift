import MovieCatalog

extension MovieFileReader {
    /// The columns whose name doesn't tell their use, and those that are left out, such as
    /// `“Rating” → your rating, of 5`.
    var columns: [String] {
        // Other programs could mean another scale by this name.
        if hasRatings, !isOwn { return [Self.use(of: "rating", .field(.rating, .rating(.ten)))] }
        let renamed = inferred.compactMap { used, column -> String? in
            guard let column, !header.isNamed(used, as: column) else { return nil }
            return Self.use(of: used.name, column)
        }
        return renamed + header.leftOut.map { Self.use(of: header.names[$0], nil) }
    }

    private static func use(of name: String, _ column: Column?) -> String {
        "\(shown(name)) → \(column?.description ?? "ignored")"
    }

    var allColumns: [String] {
        guard header.format.columnsCanBeMapped else { return [] }
        var columns = header.names.map { "\(shown($0)) → nothing" }
        for (used, column) in inferred where column != nil || used.column.role != .anyID {
            columns[used.index] = Self.use(of: used.name, column)
        }
        return columns
    }

    var ratingColumns: [String] {
        let names = header.names
        let open = names.indices.filter { index in
            if let used = header.usedColumns.first(where: { $0.index == index }), used.isMapped {
                return used.column.field == .rating
            }
            return header.leftOut.contains(index)
                || header.format.isList && Column(named: names[index])?.field == .rating
                    && names.firstIndex(of: names[index]) == index
        }
        return open.map { names[$0] }
    }

    private var inferred: [(MovieFileHeader.UsedColumn, Column?)] {
        header.usedColumns.map { ($0, $0.use == .read ? $0.column : nil) }
    }
}
