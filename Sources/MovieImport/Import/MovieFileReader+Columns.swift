import MovieCatalog

extension MovieFileReader {
    var columns: [ColumnUse] {
        // Other programs could mean another scale by this name.
        if hasRatings, !isOwn {
            return [ColumnUse(name: "rating", use: .column(.field(.rating, .rating(.ten))))]
        }
        let renamed = inferred.compactMap { used, column -> ColumnUse? in
            guard let column, !header.isNamed(used, as: column) else { return nil }
            return ColumnUse(name: used.name, use: .column(column))
        }
        return renamed + header.leftOut.map { ColumnUse(name: header.names[$0], use: .leftOut) }
    }

    var allColumns: [ColumnUse] {
        guard header.format.columnsCanBeMapped else { return [] }
        var columns = header.names.map { ColumnUse(name: $0, use: .nothing) }
        for (used, column) in inferred {
            columns[used.index] = ColumnUse(name: used.name, use: column.map { .column($0) } ?? .leftOut)
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
        guard let inference else { return header.usedColumns.map { ($0, $0.column) } }
        return Array(zip(header.usedColumns, inference.columns))
    }
}
