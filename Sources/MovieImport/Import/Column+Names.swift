import MovieCatalog

// The names of columns.
extension Column {
    /// The letters and digits of a name in lower case, by which it is looked up; the name itself where it has none.
    static func key(of name: String) -> String {
        let name = name.lowercased()
        let key = name.filter { $0.isLetter || $0.isNumber }
        return key.isEmpty ? name : key
    }

    /// Makes the column of a name, whoever wrote it; `nil` where the name is unknown.
    init?(named name: String) {
        let key = Self.key(of: name)
        if let column = Self.named[key] {
            self = column
        } else if let scale = Self.scale(in: name),
            let column = Self.named[key.filter { !$0.isNumber }.replacing("outof", with: "")],
            column.field == .rating
        {
            self = column
            form = .rating(scale)
        } else {
            return nil
        }
    }

    /// The field of a name.
    static func field(called name: String) -> MovieField? {
        guard let column = Column(named: name),
            column.field != .rating || !column.isUnsure || key(of: name) == "rating"
        else { return nil }
        return column.field
    }

    /// The scale in the name of a column: `Rating10`, `Rating (1-5)`, `score /100`.
    private static func scale(in name: String) -> RatingScale? {
        let numbers = name.split { !($0.isASCII && $0.isWholeNumber) }.compactMap { Int($0) }
        return numbers.last.flatMap { [5, 10, 100].contains($0) ? RatingScale(highest: $0) : nil }
    }

    private static let named: [String: Column] = {
        var columns: [String: Column] = [:]
        for field in MovieField.allCases { columns[field.rawValue.filter(\.isLetter)] = .field(field) }
        for (column, names) in table {
            for name in names.split(separator: ",") { columns[String(name)] = column }
        }
        return columns
    }()

    private static func unsure(_ field: MovieField) -> Column {
        Column(role: .field(field), form: CellForm(of: field), isUnsure: true)
    }

    /// Names of titles that other things have, too.
    static let bareTitles: Set = ["title", "name", "titel", "titre", "título", "titolo", "tytuł", "标题"]

    /// The columns with their keys, beside the name of the field itself.
    static let table: [(column: Column, names: String)] = [
        (
            .field(.title),
            "name,movie,film,movietitle,filmtitle,moviename,filmname,seriestitle,primarytitle,titel,filmtitel,titre,título,titolo,tytuł,片名,标题"
        ),
        (.field(.originalTitle), "originalname,originaltitel"),
        (
            .field(.year),
            "releaseyear,releasedyear,startyear,yearofrelease,yearreleased,movieyear,filmyear,jahr,erscheinungsjahr,année,año,anno,rok,年份"
        ),
        (.field(.released), "dateofrelease,datereleased,releaseddate,releasedatemonthdayyear"),
        // There the first of January stands for a day that is not known.
        (.unsure(.released), "released"),
        (
            .field(.runtime),
            "runtime,runtimemins,runtimeminutes,runtimeinminutes,runningtime,runningtimemin,duration,durationmin,"
                + "durationmins,durationminutes,length,lengthmin,minutes,laufzeit"
        ),
        (.field(.genres), "genre"), (.field(.directors), "director,directedby,regie,regisseur,réalisateur"),
        (.field(.writers), "writer,writtenby,screenwriter,screenwriters,drehbuch"),
        (.field(.cast), "actors,starring,castmembers,darsteller"),
        (.field(.languages), "language,spokenlanguages,sprache"),
        (.field(.countries), "country,productioncountries,countryoforigin,countriesoforigin,land"),
        (.field(.certificate), "certificate,certification,mpaarating,contentrating,agerating,fsk"),
        (.field(.score), "rottentomatoes,rottentomatoesrating,rottentomatoesscore"),
        (.field(.metascore), "metascore,metacriticscore,metacriticrating"),
        // An average may be one of five.
        (.field(.publicRating), "imdbscore"),
        (.field(.votes), "numvotes,noofvotes,numberofvotes,imdbnumvotes"),
        (.field(.boxOffice), "boxoffice,gross,worldwidegross,revenue"),
        (
            .field(.rating),
            "yourrating,myrating,yourated,ownrating,personalrating,myscore,yourscore,meinebewertung,我的评分"
        ),
        (.unsure(.rating), "rating,score,stars,userrating,bewertung,nota,voto,ocena,评分"),
        (
            .field(.viewings),
            "seen,gesehen,vu,visto,watcheddate,datewatched,watchedon,watchdate,lastwatched,lastplayed,lastviewed,lastviewedat,dateseen,seenon,datedevisionnage,viewed,dateviewed,watchedat,lastwatchedat,gesehenam,vule"
        ),
        (.field(.dayRated), "ratedon,ratedat,ratingdate,rateddate,votedate,bewertetam"),
        (.field(.dayAdded), "added,addedon,addedat,dateadded,created,listedat"),
        (.field(.watchlist), "onwatchlist"),
        (.field(.note), "notes,comment,comments,mynotes,mycomment,memo,notiz,notizen,kommentar"),
        (.field(.note, .markup), "review,minireview,reviews"),
        (.field(.tags), "tag,schlagwörter"),
        (.field(.imdbID), "imdb,const,tconst,imdbtitleid,imdbconst"),
        (.field(.tmdbID), "tmdb,themoviedbid"), (.field(.letterboxdURI), "letterboxdurl"),
        (.role(.type), "type,titletype,mediatype,kind,typ"), (.role(.rewatch), "rewatch,rewatched,isrewatch"),
        (.role(.plays), "plays,timeswatched,playcount,viewcount"),
        (.role(.tag("liked")), "liked,like,favorite,favourite"),
        (.role(.tag("owned")), "owned,collectedat"),
    ]
}
