import MovieCatalog

/// The results of an import, or of its preview.
public struct ImportReport {
    /// How many movies are new to the catalog.
    public internal(set) var added = 0

    /// How many were in the catalog already, and stay as they are.
    public internal(set) var unchanged = 0

    /// How many were in the catalog already, and get something new.
    public internal(set) var changed = 0

    /// How many could be more than one movie of the catalog; they are left out unless somebody decides.
    public internal(set) var doubtful = 0

    /// The first of them, a thousand at most.
    public internal(set) var doubts: [ImportDoubt] = []

    /// The movies of which ratings and days of the person's own give way to those of a file.
    public internal(set) var replaced = OwnConflicts()

    /// The movies of which ratings and days of the person's own stay where a file says something else.
    public internal(set) var kept = OwnConflicts()

    /// The movies to which rows give several ratings, of which one counts.
    public internal(set) var outdated = OwnConflicts()

    /// How many rows were passed over because they are of series, episodes, games and the like.
    public internal(set) var passedOver = TitleCounts()

    /// How many rows are about movies that are nowhere: they have no title, or are public ratings of movies that the
    /// catalog doesn't have.
    public internal(set) var unused = 0

    /// What could not be used of the files.
    public internal(set) var problems = CSVProblems()

    /// The columns that are passed over because nothing of them is taken, as a message can show them: `“imdb_url”`.
    public internal(set) var ignoredColumns: [String] = []

    /// What the columns are taken for that aren't called so, and those that a person left out, as a message can show it:
    /// `“Rating” → your rating, of 5`.
    public internal(set) var columns: [String] = []

    /// The columns whose meaning can be chosen, with what each is taken for, as a message can show it: `“Film” → title`.
    public internal(set) var allColumns: [String] = []

    /// The names of columns that could be the person's ratings, or that a person left out.
    public internal(set) var ratingColumns: [String] = []

    /// What comes of the person's own, and how some movies will stand.
    public internal(set) var gains = ImportGains()

    /// The scales of ratings, by the example of two values each: `“Score”: 87 of 100 → 8.7, 64 of 100 → 6.4`.
    public internal(set) var scales: [String] = []

    /// How many rows count as watched because they are rated.
    public internal(set) var ratedAsWatched = 0

    /// What has to be said of days before they can be read.
    public internal(set) var questions: [DayQuestion] = []

    /// What a person would have to say of the columns of each file for some of its rows to be read as all of them are.
    var columnsAgain: [[String]] = []

    /// The files, where their rows were put aside.
    var read: PreviewCache?

    /// The lines of the rows that are left out, by the places of their files, where these are to be noted.
    var leftOut: [Int: [Int]] = [:]

    /// How many movies the files tell of.
    public var movies: Int { added + unchanged + changed + doubtful }

    static let mostDoubts = 1_000
}
