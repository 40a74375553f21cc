extension CalendarNames {
    /// Times of day, which may follow a day's name, as in `friday night`.
    static let timesOfDay: Set = [
        "morning", "afternoon", "evening", "night", "nachmittag", "abend", "nacht", "matin", "soir", "manana",
        "tarde", "noche", "mattina", "pomeriggio", "sera", "notte",
    ]

    static let daysAgo = [
        "today": 0, "tonight": 0, "this morning": 0, "this afternoon": 0, "this evening": 0,
        "yesterday": 1, "yday": 1, "last night": 1, "day before yesterday": 2,
        "heute": 0, "aujourd'hui": 0, "hoy": 0, "oggi": 0, "stasera": 0,
        "gestern": 1, "hier": 1, "ayer": 1, "ieri": 1, "vorgestern": 2, "avant-hier": 2, "anteayer": 2,
    ]

    static let periodNames: Set = [
        "day", "night", "week", "weekend", "spring", "summer", "autumn", "fall", "winter",
    ]

    static let prepositions: Set = ["on", "the", "from", "in", "of", "during", "last", "this"]

    /// The first months of the seasons, from 0 for January.
    static let seasons = ["spring": 2, "summer": 5, "autumn": 8, "fall": 8, "winter": 11]

    /// The names of decades, with the last two digits of their first years.
    static let decades = [
        "noughties": 0, "naughties": 0, "aughts": 0, "twenties": 20, "thirties": 30, "forties": 40,
        "fifties": 50, "sixties": 60, "seventies": 70, "eighties": 80, "nineties": 90,
    ]

    static let centuries = ["nineteen": 1_900, "twenty": 2_000]

    /// Parts of decades, as years counted from the decade's first year.
    static let partsOfDecades = ["early": 0...4, "mid": 3...6, "late": 5...9]

    static let movableDays: Set = ["easter", "thanksgiving", "ostern", "paques", "pascua", "pasqua"]

    static let hourUnits: Set = ["h", "hr", "hrs", "hour", "hours"]
    static let minuteUnits: Set = ["m", "min", "mins", "minute", "minutes"]

    static let numbers = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]

    static let weekdays: [Set<String>] = [
        ["montag", "lundi", "lunes", "lunedi"], ["dienstag", "mardi", "martes", "martedi"],
        ["mittwoch", "mercredi", "miercoles", "mercoledi"], ["donnerstag", "jeudi", "jueves", "giovedi"],
        ["freitag", "vendredi", "viernes", "venerdi"],
        ["samstag", "sonnabend", "samedi", "sabado", "sabato"],
        ["sonntag", "dimanche", "domingo", "domenica"],
    ]

    static let shortWeekdays = ["mo": 0, "di": 1, "mi": 2, "weds": 2, "do": 3, "fr": 4, "sa": 5, "so": 6]

    static let months: [Set<String>] = [
        ["januar", "janvier", "enero", "gennaio"], ["februar", "fevrier", "febrero", "febbraio"],
        ["marz", "maerz", "mars", "marzo"], ["avril", "abril", "aprile"], ["mai", "mayo", "maggio"],
        ["juni", "juin", "junio", "giugno"], ["juli", "juillet", "julio", "luglio"],
        ["aout", "agosto"], ["septembre", "septiembre", "settembre"],
        ["oktober", "octobre", "octubre", "ottobre"],
        ["novembre", "noviembre"], ["dezember", "decembre", "diciembre", "dicembre"],
    ]

    /// Names of months that are read in files only, and abbreviations such as `mrz`.
    static let otherMonths: [Set<String>] = [
        [
            "januari", "janeiro", "tammikuu", "tammikuuta", "styczen", "stycznia", "leden", "ledna", "январь",
            "января",
        ],
        [
            "februari", "fevereiro", "helmikuu", "helmikuuta", "luty", "lutego", "unor", "unora", "февраль",
            "февраля",
        ],
        [
            "maart", "marco", "maaliskuu", "maaliskuuta", "marzec", "marca", "brezen", "brezna", "март",
            "марта", "mrz", "mrt",
        ],
        ["huhtikuu", "huhtikuuta", "kwiecien", "kwietnia", "duben", "dubna", "апрель", "апреля"],
        ["mei", "maio", "maj", "toukokuu", "toukokuuta", "maja", "kveten", "kvetna", "май", "мая"],
        ["junho", "kesakuu", "kesakuuta", "czerwiec", "czerwca", "cerven", "cervna", "июнь", "июня"],
        ["julho", "heinakuu", "heinakuuta", "lipiec", "lipca", "cervenec", "cervence", "июль", "июля"],
        [
            "augusti", "augustus", "elokuu", "elokuuta", "sierpien", "sierpnia", "srpen", "srpna", "август",
            "августа",
        ],
        ["setembro", "syyskuu", "syyskuuta", "wrzesien", "wrzesnia", "zari", "сентябрь", "сентября"],
        [
            "outubro", "lokakuu", "lokakuuta", "pazdziernik", "pazdziernika", "rijen", "rijna", "октябрь",
            "октября",
        ],
        ["novembro", "marraskuu", "marraskuuta", "listopad", "listopada", "listopadu", "ноябрь", "ноября"],
        [
            "desember", "dezembro", "joulukuu", "joulukuuta", "grudzien", "grudnia", "prosinec", "prosince",
            "декабрь", "декабря",
        ],
    ]

    /// Names of weekdays that are read in files only.
    static let otherWeekdays: Set = [
        "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag", "segunda", "terca",
        "quarta", "quinta", "sexta", "mandag", "tisdag", "tirsdag", "onsdag", "torsdag", "fredag", "lordag",
        "sondag", "maanantai", "tiistai", "keskiviikko", "torstai", "perjantai", "lauantai", "sunnuntai",
        "poniedzialek", "wtorek", "sroda", "czwartek", "piatek", "sobota", "niedziela", "pondeli", "utery",
        "streda", "ctvrtek", "patek", "nedele", "понедельник", "вторник", "среда", "четверг", "пятница",
        "суббота", "воскресенье", "feira", "пн", "вт", "ср", "чт", "пт", "сб", "вс",
    ]

    /// Words that are skipped in the dates of files.
    static let wordsOfDates: Set = [
        "am", "pm", "at", "of", "the", "utc", "gmt", "st", "nd", "rd", "th", "er", "o", "º", "°", "a", "de",
        "di", "del", "den", "d", "le", "el", "il", "г", "года", "r", "roku", "年", "日",
    ]

    /// Words that may follow a year.
    package static let wordsOfYears = ["г.", "года", "r.", "roku"]

    static let holidays = [
        "christmas": (12, 25), "christmas day": (12, 25), "xmas": (12, 25), "christmas eve": (12, 24),
        "xmas day": (12, 25), "xmas eve": (12, 24),
        "boxing day": (12, 26), "new year's eve": (12, 31), "new years eve": (12, 31), "nye": (12, 31),
        "new year's day": (1, 1), "new years day": (1, 1), "new year": (1, 1), "halloween": (10, 31),
        "valentine's day": (2, 14), "valentines day": (2, 14), "independence day": (7, 4),
        "heiligabend": (12, 24), "weihnachten": (12, 25), "silvester": (12, 31), "neujahr": (1, 1),
        "noel": (12, 25), "navidad": (12, 25), "nochebuena": (12, 24), "nochevieja": (12, 31),
        "natale": (12, 25),
    ]
}

extension TypedViewing {
    static let rewatches = [
        "this was a rewatch", "it was a rewatch", "a rewatch", "rewatch", "rewatched", "for the second time",
        "the second time", "the third time",
        "second time", "for the third time", "third time", "for the fourth time", "for the umpteenth time",
        "once more", "once again", "again",
    ]

    /// Words after which a number isn't a rating.
    static let numbered: Set = [
        "part", "episode", "chapter", "volume", "vol.", "season", "act", "no.", "number", "take", "with",
        "the",
    ]
}

extension FilmName {
    static let unlikelyEnds = [
        "for", "of", "in", "on", "at", "with", "by", "from", "to", "and", "the", "but",
    ]
}

extension TypedRating {
    /// School grades as ratings in tenths. These are only suggested, because schools don't agree.
    static let grades = [
        "a+": 100, "a-": 90, "b+": 85, "b-": 75, "c+": 70, "c-": 60, "d+": 50, "d-": 40,
    ]

    static let scales = ["5": 5, "five": 5, "10": 10, "ten": 10, "100": 100]
}
