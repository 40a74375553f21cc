/// Words and phrases that a search reads as conditions. To add a phrase, add a row.
enum SearchVocabulary {
    /// Each row is a condition, then the phrases that mean it:
    ///
    /// - `|` separates phrases, and `a/b` is one word or the other. Apostrophes are left out.
    /// - `?` follows an optional word.
    /// - A phrase after `^` counts only at the beginning of a search, or next to “films”.
    /// - A word in capitals, except `FILMS`, means a value, which replaces the `*` of the
    ///   condition. If there's no such word, the phrase's first word is the value.
    /// - `?` before a condition means that no catalog can answer it.
    /// - `any` and `ask` add no condition.
    static let phrases = """
        ?who is a woman=directed? by a? women/woman|female director/directors|women directors|made by women
        ?whether a film is in color=^black and white|in black and white|in color/colour|^silent
        ?what a film is based on=based on a? true? story/book/novel/stories/books|based on true events
        ?where a film can be watched=on netflix/hulu/disney/prime/streaming|streaming on? netflix/hulu/disney/prime?
        ?which films won best picture=best picture winner/winners/winning
        ?which films are alike=^like NAMES|similar to NAMES|^similar FILMS|^more like NAMES
        watched:no=that? i/we? havent/didnt/hasnt/never watched/watch/seen/see/saw yet?|not watched/seen yet?
        watched:no=that? i/we? have/did not/never watched/watch/seen/see yet?|ive never/not watched/seen yet?
        watched:yes=watched/seen|that? i watched/saw|that? ive watched/seen|that? i have watched/seen|already watched/seen
        any=^show me?|^give/find/tell me|^do i have any?|^are/is there any?|do i have|are there
        any=^recommend/suggest me?|^can/could you recommend/suggest|^im? looking for|^please
        any=^who directed/wrote/made/stars/starred in?|^how did i rate/like|^did i like/love/enjoy
        any=^how many FILMS|number of FILMS
        ask=^what/which/who/when/where/whats is/are/was/were?|^how many
        watched:*=that? i/we? watched/seen/saw in/on/during? PERIOD|diary of? PERIOD|RECENT
        watched:*=did/have i/we ever? watch/see/watched/seen any/anything/something? in/on/during? PERIOD
        watched:*=was/were i/we watching in/on/during? PERIOD
        watched:yes=did/have i/we ever/last? watch/see/watched/seen any/anything?
        watched:no=havent/didnt i/we watched/watch/seen/see yet?|have/did i/we not/never watched/watch/seen/see yet?
        viewings:>1=did/have i/we watch/see/watched/seen twice/again
        watched:* viewings:>1=that? i/we? rewatched in/on/during? PERIOD
        watched:* viewings:>1=that? i/we? watched/saw/seen again in/on/during? PERIOD|rewatches in/from/of? PERIOD
        watchlist:yes=on/from my/the? watchlist|that? i want to see/watch|watchlist
        rating:none=with? without/no a? rating/ratings|not rated/yet yet/rated?|that? i havent/didnt rated/rate
        rating:<*=that? i? rated/gave below/under RATING|that? i? rated less/lower/worse than RATING
        rating:>*=that? i? rated/gave above/over RATING|that? i? rated more/higher/better than RATING
        rating:best=my best/highest/top rated? FILMS|my top COUNT
        rating:best=my? favourite/favorite FILMS|my? favourites/favorites|that? i love/loved
        rating:best=^what/which films/movies? did i love/enjoy
        rating:<5=that? i hated/disliked|^what/which films/movies? did i hate/dislike
        rating:*=STARS FILMS
        rating:*=rated RATING|that? i rated/gave a? RATING|that? ive rated/given a? RATING|with a? rating of? RATING
        rating:*=did/have i rate/rated/give/given/gave a? RATING
        rated:*=rated in/on? PERIOD
        rating:any=rated|that? i rated|that? ive rated
        added:*=that? i? added in/on/since? PERIOD
        added:any=that? i added
        decade:*=released/made in the? DECADE
        released:*=released in/on? PERIOD
        note:any=with a? note/notes
        note:none=without a? note/notes
        tag:*=tagged as? NAMES|with the tag NAMES
        list:*=on/in/from my/the? list NAMES|on/in/from my/the LISTED list
        viewings:>1=i? watched/seen twice/again|watched/seen more than once|i watched/saw twice|seen/watched several times
        viewings:1=watched/seen just/only? once
        viewings:*..=watched/seen COUNT times
        oscars:>0=oscar/academy winner/winners/winning|academy award winner/winners/winning|with an? oscar/oscars
        oscars:>0=that? won an? oscar/oscars
        oscars:*..=that? won COUNT oscars|with COUNT oscars
        sort:best,*=^the? top/best COUNT|^the? COUNT best/greatest|^the? COUNT highest/best/top rated
        sort:worst,*=^the? worst COUNT|^the? COUNT worst|^the? COUNT lowest/worst rated
        sort:newest,*=^the? newest/latest COUNT|^the? COUNT newest/latest
        sort:oldest,*=^the? oldest COUNT|^the? COUNT oldest
        sort:longest,*=^the? longest COUNT|^the? COUNT longest
        sort:shortest,*=^the? shortest COUNT|^the? COUNT shortest
        sort:best=^the? best/greatest/finest|^the? highest/best rated|good/great/best/better FILMS
        sort:worst=^the? worst|^the? lowest/worst rated|bad/worst FILMS
        sort:longest=^the? longest
        sort:shortest=^the? shortest
        sort:newest=^the? newest/latest|recent/new FILMS|most recent FILMS
        sort:oldest=^the? oldest
        runtime:<60=^short/shorts
        runtime:>150=^long
        runtime:<*=under/below LENGTH|less/shorter than LENGTH|at most LENGTH
        runtime:>*=over/above LENGTH|more/longer than LENGTH|at least LENGTH
        runtime:<*=shorter than COUNT|under/below COUNT
        runtime:>*=longer than COUNT|over/above COUNT
        critics:>*=critics over/above COUNT
        critics:<*=critics under/below COUNT
        metacritic:>*=metacritic/metascore over/above COUNT
        metacritic:<*=metacritic/metascore under/below COUNT
        votes:>*=votes over/above COUNT
        votes:<*=votes under/below COUNT
        rating:>*=with? a? rating over/above RATING
        rating:<*=with? a? rating under/below RATING
        runtime:*=LENGTH FILMS
        runtime:*..*=between/from COUNT and/to COUNT minutes/mins/min|between/from LENGTH and/to LENGTH
        director:*=directed? by NAMES|made by NAMES
        writer:*=written by NAMES
        cast:*=with/starring/featuring NAMES
        decade:*=from/in/of the? DECADE|the? DECADE
        year:*=from/in/of the? SPAN|the? SPAN
        year:<*=pre YEAR
        year:>*=post YEAR
        year:*..*=between YEAR and/to YEAR|from YEAR to/until/till/through YEAR
        year:*=from/released/made in? YEAR
        country:*=from PLACE
        genre:*=about/on GENRE
        language:*=in TONGUE
        country:france language:french=french FILMS
        country:germany language:german=german FILMS
        country:italy language:italian=italian FILMS
        country:japan language:japanese=japanese FILMS
        country:korea language:korean=korean FILMS
        country:spain language:spanish=spanish FILMS
        country:sweden language:swedish=swedish FILMS
        country:denmark language:danish=danish FILMS
        country:norway language:norwegian=norwegian FILMS
        country:poland language:polish=polish FILMS
        country:russia language:russian=russian FILMS
        country:china language:mandarin=chinese FILMS
        watched:no=unwatched/unseen
        rating:none=unrated
        viewings:>1=rewatched/rewatches
        public:best OR critics:best=top rated|best rated
        genre:adventure=adventure/adventures
        genre:animation=animation/animated/cartoons
        genre:biography=biography/biopic/biopics
        genre:romance genre:comedy=romcom/romcoms/rom-com/rom-coms|rom com/coms|romantic comedy/comedies
        genre:animation country:japan=anime
        genre:family=kids/childrens/family FILMS
        genre:comedy=comedy/comedies/comedys/funny
        genre:documentary=documentary/documentaries
        genre:drama=drama/dramas
        genre:filmnoir=filmnoir/noir|film noir|films noir
        genre:history=history/historical
        genre:musical=musical/musicals
        genre:mystery=mystery/mysteries
        genre:romance=romance/romances/romantic
        genre:scifi=scifi/sci-fi|sci fi|science fiction
        genre:sport=sport/sports
        genre:thriller=thriller/thrillers
        genre:western=western/westerns
        genre:horror=scary
        genre:*=action/crime/family/fantasy/horror/music/war
        language:*=arabic/cantonese/chinese/czech/danish/dutch/english/finnish/french/german/greek/hebrew
        language:*=hindi/hungarian/italian/japanese/korean/mandarin/norwegian/persian/polish/portuguese
        language:*=romanian/russian/spanish/swedish/thai/turkish/yiddish
        country:australia=australia/australian
        country:austria=austria/austrian
        country:belgium=belgium/belgian
        country:brazil=brazil/brazilian
        country:canada=canada/canadian
        country:india=india/indian
        country:iran=iran/iranian
        country:ireland=ireland/irish
        country:mexico=mexico/mexican
        country:switzerland=switzerland/swiss
        country:*=argentina/chile/china/cuba/denmark/egypt/finland/france/germany/greece/hungary/iceland
        country:*=israel/italy/japan/korea/netherlands/norway/poland/portugal/romania/russia/spain/sweden
        country:*=taiwan/thailand/turkey/vietnam
        country:"hong kong"=hong kong
        country:"new zealand"=new zealand
        country:"south africa"=south africa
        country:"south korea"=south korea
        country:"soviet union"=soviet union
        country:"united states"=american/america/usa|united states
        country:"united kingdom"=british/britain/england/uk|united kingdom
        """

    /// The orders that a search can ask for. Nil sorts by rating.
    static let orders: [String: (MovieOrder?, isReversed: Bool)] = [
        "best": (nil, false), "worst": (nil, true), "longest": (.runtime, true),
        "shortest": (.runtime, false), "newest": (.year, true), "oldest": (.year, false),
        "watched": (.watched, false), "rated": (.rated, false), "added": (.added, false),
    ]

    /// Words that ask for what the user did last.
    static let latest: Set<Substring> = ["last", "latest"]

    /// Words for films in general, which mean nothing next to a condition.
    static let films: Set = ["film", "films", "movie", "movies", "flick", "flicks", "cinema", "pictures"]

    static let selves: Set<Substring> = ["i", "ive", "i've", "i’ve", "we", "weve", "we've", "we’ve"]

    static let determiners: Set = ["my", "all", "some", "any", "the", "more"]

    static let smallWords: Set = [
        "a", "an", "and", "are", "for", "in", "is", "of", "or", "that", "the", "were", "&",
    ]

    static let times: Set = [
        "in", "last", "this", "since", "until", "before", "after", "spring", "summer", "autumn", "fall",
        "winter",
    ]

    /// Words that alone say nothing about a movie.
    static let questionWords: Set = [
        "i", "me", "it", "did", "do", "have", "has", "was", "what", "which", "who", "when", "where", "how",
        "many", "like", "please", "show", "directed", "made", "watched", "watch", "last", "recent",
    ]

    static func isSmall(_ word: String) -> Bool {
        [films, determiners, smallWords, ends, questionWords].contains { $0.contains(word) }
    }

    /// Words that can't be part of a name, so that a name ends before them.
    static let ends: Set = ["by", "with", "or", "not", "from", "in", "but", "without"]

    /// Words that are ignored when a search is compared with a title.
    static let smallTitleWords: Set<Substring> = [
        "a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with",
    ]

    /// Words that mean any film before a condition: “anything with Al Pacino”.
    static let anything: Set = ["something", "anything", "everything"]

    static let negations = [
        ["not"], ["but", "not"], ["and", "not"], ["without"], ["no"], ["except"], ["but", "no"],
        ["and", "no"], ["that", "arent"], ["that", "isnt"], ["that", "are", "not"], ["anything", "but"],
        ["anything", "except"], ["everything", "but"], ["everything", "except"],
    ]

    /// Conditions as shown: `*` is the typed value, NAME is capitalized, PERIOD is in words.
    static let conditions = [
        ("title:*", "“*” in the title"), ("director:*", "by NAME"), ("writer:*", "written by NAME"),
        ("cast:*", "with NAME"), ("country:*", "from NAME"), ("language:*", "in NAME"),
        ("note:any", "with a note"), ("note:none", "without a note"), ("note:*", "“*” in your notes"),
        ("genre:filmnoir", "film noir"), ("genre:scifi", "science fiction"), ("genre:*", "*"),
        ("tag:*", "tagged *"), ("list:*", "on the list *"), ("decade:*", "*"), ("year:<*", "before *"),
        ("year:>*", "after *"), ("year:*..", "since *"), ("year:..*", "until *"), ("year:*", "*"),
        ("runtime:<*", "under * minutes"), ("runtime:>*", "over * minutes"),
        ("runtime:*", "* minutes long"), ("rating:any", "rated by you"),
        ("rating:none", "not rated by you"), ("rating:best", "your favorites"),
        ("rating:<*", "you rated less than *"), ("rating:>*", "you rated more than *"),
        ("rating:*..", "you rated * or more"),
        ("rating:..*", "you rated * or less"), ("rating:*", "you rated *"), ("oscars:>0", "with an Oscar"),
        ("oscars:>*", "more than * Oscars"), ("oscars:*..", "at least * Oscars"), ("watched:yes", "watched"),
        ("watched:any", "watched"), ("watched:no", "not watched"), ("watched:none", "not watched"),
        ("watched:*", "watched PERIOD"), ("viewings:>1", "watched more than once"),
        ("viewings:1", "watched once"), ("viewings:*..", "watched * or more times"),
        ("viewings:*", "watched * times"), ("released:*", "released PERIOD"), ("rated:*", "rated PERIOD"),
        ("added:any", "added"), ("added:*", "added PERIOD"), ("watchlist:yes", "on your watchlist"),
        ("watchlist:no", "not on your watchlist"), ("imported:yes", "from the last import"),
        ("imported:no", "not from the last import"),
    ]
}
