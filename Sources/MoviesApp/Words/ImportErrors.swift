import MovieCatalog
package import MovieImport

func words(of fault: any CatalogFault) -> String {
    switch fault {
    case let fault as FileFault: fault.words
    case let fault as MappingFault: fault.words
    case let question as ImportQuestion: question.error
    default: "\(fault)"
    }
}

extension FilePosition {
    /// `films.csv, line 12, column 3`.
    var words: String {
        let unit = unit == .movie ? "movie" : "line"
        return harmless(path) + (row.map { ", \(unit) \($0)" } ?? "")
            + (column.map { ", column \($0)" } ?? "")
    }
}

extension FileFault {
    fileprivate var words: String {
        let place = position.words
        return switch reason {
        case .endsEarly: "\(place): the file is cut off here. Download or copy it again."
        case .damaged(let damage):
            "\(place): the compressed data that follows is damaged (\(damage.words)). Download it again."
        case .badZip(let fault):
            "\(place) is a zip archive, but \(fault.words). Unpack it and use the files in it."
        case .tooLarge(let limit):
            "\(place) is larger than \(limit >> 20) MiB, too large for a movie list. Choose another file."
        case .tooLargeForPipe(let limit):
            "\(place) gives more than \(limit >> 20) MiB, too much for a pipe. Save it to a file first."
        case .changed:
            "\(place) was changed while it was read, so nothing was imported. Try again when the file is complete."
        case .notRegular:
            "\(place) is not a regular file, and an import reads it twice. Save it to a file first."
        case .openQuote:
            "\(place): this quote is never closed. Close it, or double it if it is part of the text."
        case .longRow(let limit):
            "\(place): the row that begins here is longer than \(limit >> 20) MiB. Close its quote, or remove it."
        case .otherEncoding(let name):
            "\(place) seems to be in \(name). Convert it: iconv -f \(name) -t UTF-8 FILE > utf8.csv"
        case .noText: "\(place): this is not text. Save the file as CSV in UTF-8."
        case .noTitleColumn(let columns):
            "\(place): there is no title column among \(some(of: columns)). Name the column of titles “title”."
        case .manyColumns(let limit):
            "\(place): more than \(limit) columns are too many. \(columnNames)."
        case .empty: "\(place) is empty. \(columnNames)."
        case .manyRows(let limit):
            "\(place) has more than \(grouped(limit)) rows, too many to open. Import it."
        case .badList(let fault):
            "\(place), \(fault.words). Fix that to read the list."
        case .listsUnderKeys(let keys):
            "\(place) holds several lists of movies: \(firstOf(keys.map { shown($0) })). "
                + "Save the one you want as a separate file."
        case .noMoviesInJSON:
            "\(place) looks like JSON, but has neither a list of movies nor a movie on each line. "
                + "Write movies like [{\"title\": \"M\", \"year\": 1931}]."
        case .other(let file):
            "\(place) is \(file.words.what), not a movie list. \(file.words.advice)."
        case .noSignOfMovies(let title):
            "\(place): nothing beside \(shown(title)) shows that these are movies, such as a year. "
                + "If they are, name the column “movie”."
        case .withoutMovies(let contents): "\(place) holds \(contents)."
        case .ambiguousName:
            "\(place): watched movies, likes and a watchlist look the same inside. "
                + "Keep the name and the folder that Letterboxd gave it, such as “watched.csv” or “likes”."
        case .otherArchive(let lists):
            lists.isEmpty
                ? "\(place) is a zip archive without a list of movies in it. Choose another file."
                : "\(place) is a zip archive, but not a Letterboxd export. Unpack it and use one of its files: "
                    + "\(listed(lists))."
        case .otherFolder(let lists, let areExports):
            "\(place) is a folder without Letterboxd's diary.csv, watched.csv or the like. "
                + (lists.isEmpty
                    ? "Choose another."
                    : "Choose \(areExports ? "the export" : "a file") in it: \(listed(lists)).")
        case .notTogether(let other):
            "\(place) can't be imported together with \(harmless(other)). Import one after the other."
        }
    }

    private var columnNames: String { "A movie list begins with a line of column names, one of them title" }

    private func some(of columns: [String]) -> String {
        let names = columns.prefix(20).map { shown($0) } + (columns.count > 20 ? ["others"] : [])
        return names.joined(separator: ", ")
    }

    private func listed(_ names: [String]) -> String {
        names.prefix(5).map { harmless($0) }.joined(separator: ", ") + (names.count > 5 ? " and others" : "")
    }
}

extension FileFault.Damage {
    fileprivate var words: String {
        switch self {
        case .zlib(let reason): harmless(reason)
        case .misplaced: "it isn't where the archive says"
        case .tooLong: "it is longer than the archive says"
        case .otherChecksum: "its checksum is wrong"
        }
    }
}

extension FileFault.ZipFault {
    fileprivate var words: String {
        switch self {
        case .noList: "its list of files is missing, or longer than an export's"
        case .damagedList: "its list of files is damaged"
        case .locked(let name): "\(harmless(name)) in it is locked"
        case .otherMethod(let name): "\(harmless(name)) in it is compressed in an unknown way"
        case .zip64(let name): "\(harmless(name)) in it is in the Zip64 format, which isn't supported"
        }
    }
}

extension FileFault.JSONFault {
    fileprivate var words: String {
        switch self {
        case .breaksOff: "the list breaks off here"
        case .goesOn: "something follows the list"
        case .json(let error): "\(error)"
        }
    }
}

extension FileFault.OtherFile {
    fileprivate var words: (what: String, advice: String) {
        let (csv, utf8) = ("Export the list as CSV where it comes from", "Save it as CSV in UTF-8")
        return switch self {
        case .zip: ("a zip archive", "Import it, or a file out of it")
        case .emptyZip: ("an empty zip archive", "Download it again")
        case .archive: ("an archive", "Unpack it")
        case .pdf: ("a PDF", csv)
        case .database: ("an SQLite file", "Export it as CSV with the program that wrote it")
        case .oldOfficeFile: ("a file of an older office program", utf8)
        case .officeFile: ("a document of an office program", utf8)
        case .richText: ("a document", "Save it as plain text in UTF-8")
        case .webPage: ("a web page", csv)
        case .xml: ("XML", "Export the list as CSV or JSON with the program that wrote it")
        case .listOfValues:
            (
                "a list in JSON whose elements are not objects",
                "Write titles as a text file, one on each line"
            )
        }
    }
}

extension FileFault.OtherContents: CustomStringConvertible {
    package var description: String {
        let letterboxd = "no movies. Import diary.csv, ratings.csv or watched.csv"
        return switch self {
        case .imdbTables:
            "facts about all titles at IMDb, not the ones you watched. Use it with movies complete"
        case .series: "series, not movies. Import the file of movies beside it"
        case .comments: "comments, \(letterboxd)"
        case .movieLens:
            "one part of MovieLens' data, which keeps titles and ratings apart. "
                + "Choose a file that has both"
        case .books: "books, not movies. Choose another file"
        case .games: "games, not movies. Choose another file"
        case .music: "music, not movies. Choose another file"
        case .people: "people, not movies. Choose another file"
        case .profile: "a profile, \(letterboxd)"
        case .listNames: "the names of lists. Import the file of each list"
        }
    }
}

extension MappingFault {
    fileprivate var words: String {
        switch self {
        case .noColumn(let part):
            "\(shown(part)) doesn't name a column and a field. Write COLUMN=FIELD, with commas between several, "
                + "or COLUMN= to ignore one."
        case .noField(let name):
            "There is no field \(shown(name)). Use one of "
                + "\(MovieField.allCases.map(\.rawValue).joined(separator: ", "))."
        case .otherForm(let form, let field, let meaning): words(of: form, of: field, meaning: meaning)
        case .repeated(let column, let file):
            "The column \(shown(column)) of \(harmless(file)) can mean only one thing. Name it once."
        case .two(let one, let other, let field, let file):
            "The columns \(shown(one)) and \(shown(other)) of \(harmless(file)) can't both be \(field.rawValue). "
                + "Ignore one of them."
        case .noEncoding(let name):
            "There is no encoding \(shown(name)). Use one of "
                + "\(CodePage.allCases.map(\.rawValue).joined(separator: ", "))."
        case .missing(let column, let files):
            "There is no column \(shown(column)) whose meaning can be chosen: "
                + files.map(\.words).joined(separator: "; ") + "."
        }
    }

    private func words(of form: String, of field: MovieField, meaning: String) -> String {
        let (name, scales) = (field.rawValue, RatingScale.highestNumbers)
        return switch CellNotation(of: field) {
        case .day:
            "\(shown(form)) is not an order of dates. Write \(name)/mdy for 12/31/2024, \(name)/dmy for 31/12/2024."
        case .rating:
            "\(shown(form)) is not a scale of ratings. Write the highest rating, from \(scales.lowerBound) to "
                + "\(scales.upperBound): rating/5, rating/10, rating/100."
        default: "\(shown(meaning)) has a scale, which only ratings have. Write \(name), or rating/100."
        }
    }
}

extension MappingFault.MappableColumns {
    fileprivate var words: String {
        let names = names.isEmpty ? "none" : names.map { shown($0) }.joined(separator: ", ")
        return "\(harmless(file)) has \(names)"
    }
}

extension ImportQuestion {
    package var words: String {
        let file = harmless(file)
        return switch matter {
        case .days(let column, let example):
            "\(file), column \(shown(column)): it isn't clear whether the month or the day comes first in "
                + shown(example)
        case .scale(let column, let hundredths):
            "\(file), column \(shown(column)): the highest rating is \(decimal(hundredths: hundredths)), "
                + "and it isn't clear what the best possible one is"
        case .profiles: "\(file) has rows of several people"
        case .encoding: "\(file) isn't in UTF-8, and doesn't read as windows-1252"
        }
    }

    fileprivate var error: String {
        let answers = answers.prefix(5).map { answer, example in
            switch (matter, answer) {
            case (.scale, .columns(let mapping)):
                "--columns '\(mapping)' " + (example.isEmpty ? "to leave it out" : "if it is \(example)")
            case (_, .columns(let mapping)): "--columns '\(mapping)' if that is \(example)"
            case (_, .profile(let name)): "--profile \(shellWord(name))"
            case (_, .encoding(let encoding)):
                "--encoding \(encoding.rawValue) if this is right: \(shown(example))"
            }
        }
        return "\(words). Use \(answers.joined(separator: ", "))."
    }

    package var choices: [(text: String, answer: Answer)] {
        answers.map { answer, example in
            switch (matter, answer) {
            case (.days(_, let day), _): ("\(day) is \(example)", answer)
            case (.scale, _):
                (example.isEmpty ? "Leave the column out" : "The best possible rating is \(example)", answer)
            case (_, .encoding(let encoding)): ("\(shown(example)) is right, \(encoding.rawValue)", answer)
            default: (harmless(example), answer)
            }
        }
    }
}
