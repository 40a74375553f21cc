import MovieCatalog

extension CommonPhrases {
    /// Each row is a line, or an ``Intent``, and then the phrases that mean it, with `|` between them.
    ///
    /// - `a/b` is one word or the other, and `?` follows an optional word. Apostrophes are left out.
    /// - `*` is any words, which replace the `*` of the line.
    /// - `said` is before a line to confirm, as the sentence may be a search, and `answer` before an
    ///   answer to a question of yes or no.
    static let table = """
        answer yes=yes please|yep/yeah/yup/yea/ya/sure/ok/okay/absolutely/definitely|of course|do it|go ahead
        answer no=no thanks/way/wait/dont|nope/nah/cancel/dont|dont do it|not now|never mind|nevermind|forget it
        *=can/could/would you please? * please/pls/thanks
        sort by *=sort by * please/pls/thanks
        *=hey/ok? siri/google/alexa *|please/pls/hey/ok/okay *|can/could/would you please? *
        show my *=i want/need to see/view/open my *|id like/love to see/view/open my *|can/could/may i see/view my *
        show *=let me see/view *|can/could/may i see/view *
        n=next page/please|another page|page forward/down|show/see? more movies/films/results?|nächste/naechste seite
        n=show/see/view/open me? the? next page/screen|show/see me? more|more please|keep going|scroll/go down
        p=show/see/view/open me? the? previous/prior/last page|scroll/go up
        p=previous/prev/prior page|page back/up|one page back|vorherige seite
        <=go? to? the? first page|go? back? to the? top/beginning/start|top of the? list|erste seite
        >=go? to? the? last/final page|go to the? end/bottom|end of the? list|letzte seite
        page *=go/jump/turn to page *|show page *|seite *
        ?=what can you do|what are my options|what now|im lost/stuck|huh
        ?=help me please?|help please|i need help|how does this/it work|show/list? me? all? the? commands|what can i do/type/say here?|hilfe
        1=the? first/1st one/movie/film|open/show/pick/choose the? first/1st one/movie/film?
        2=the? second/2nd one/movie/film|open/show/pick/choose the? second/2nd one/movie/film?
        3=the? third/3rd one/movie/film|open/show/pick/choose the? third/3rd one/movie/film?
        4=the? fourth/4th one/movie/film|open/show/pick/choose the? fourth/4th one/movie/film?
        5=the? fifth/5th one/movie/film|open/show/pick/choose the? fifth/5th one/movie/film?
        open *=open/show/pick/choose? number *
        ? import=how do/can/could/would i/you import *|how to import *
        ? export=how do/can/could/would i/you export *|how to export *
        ? put=how do/can/could/would i/you make/create/start a? new? list/lists
        ? *=how to * a/an/the/my movie/film/movies/films/list
        ? *=how do/can/could/would i/you * a/an/the/my/it? movie/film/movies/films/viewing/rating/list?
        ? u=oops|ups|whoops|never mind|nevermind|wrong movie/film/one|that was/is wrong|thats wrong|my mistake/bad
        b=back/return to the? list/results|go back to the? list/results
        b=go back one? page?|take me back|zurück
        h=go home|take me home|go? to? the? main menu|go? to? the? home/start page|hauptmenü|startseite
        q=bye/goodbye|bye bye|good night|im done|thats all|log/sign out
        q=quit/exit/close the? program/app|beenden
        a=i want/need/wanna to? add a/another/new movie/film|id like to add a/another/new movie/film
        add *=i want/need/wanna to? add *|id like to add *
        rate *=i want/need/wanna to? rate *|id like to rate *
        find *=i want/need/wanna to? find *|id like to find *|im looking for *
        a=add/new a/another new? movie/film|add/new movie/film|neuer film|film hinzufügen
        import=import my movies/films/ratings/data/diary/list/lists?
        export=export this/the list/search/page|export these/this
        export=export my movies/films/ratings/data/diary/list?
        undo=undo that/it/this please?|undo please|undo my/the? last change/one/thing/rating/viewing?
        undo=undo the/my? viewing/rating/change|revert|scratch that|cancel that/it/this
        undo=take that/it/this back|revert that/it|rückgängig|mach das rückgängig
        pick=pick/choose/select one/something/anything for? me/us?|pick/choose/select a random? movie/film/one for? me/us?
        pick=any one|a? random movie/film/one|roll the dice|you pick/choose|surprise us
        pick=surprise me please|surprise me tonight/now/today?
        overview=what to watch/see tonight/now/next/today?|something to watch tonight/now/next/today?
        overview=what should/shall/can i/we watch/see first
        overview=what should/shall/can i/we watch/see tonight/now/next/today?
        overview=recommend/suggest something tonight/now/next/today?|recommend/suggest a movie tonight/now/next/today?
        find movies *=other/more movies/films *
        find movies *=a/any/another movie/film/flick *
        find * movies=a/an/any/another * movie/film/flick|something * for tonight/now/today
        find *=a * for tonight/now/today
        find *=im in the mood for a? *|i feel like watching? a? *|i fancy a? *|lets watch a? *|got any *|give me a/some *
        find good *=whats/what/which is? a good *|what/which are some? good *
        find under 100 minutes=something/anything short
        find oldest=old/older/oldest movies/films
        find=list/show/display/browse/see movies/films|browse|everything|the? whole/full list
        find=list/show/find/see/display/browse me? all/every/everything of? my/the? movies/films/movie/film?
        find=clear/reset/remove/undo the/my/all? filter/filters/search|reset|no filter/filters
        only unseen=hide watched/seen movies/films?|just/only the? unseen/unwatched ones?
        only unseen=not/without/except/minus the? ones ive already? seen/watched
        find *=search/look for/up *|find me *
        only *=show me? only/just *|filter by/for/on *
        find=show/list me? my/the movies/films|all my/the? movies/films|my/the movies/films|alle filme|zeige? alle filme
        sort -year=sort/order by? newest/latest/recent first?|newest/latest/most first|newest to oldest
        sort year=sort/order by? oldest/earliest first?|oldest/earliest first|oldest to newest
        sort -runtime=sort/order by? longest first?|longest first
        sort runtime=sort/order by? shortest first?|shortest first
        sort rating=sort/order by? best/favorites/favourites first?|best first|highest/best rated first
        sort -rating=sort/order by? worst first?|worst first|lowest/worst rated first
        sort by *=order/sorted/rank/arrange by *|sort/order/arrange this/them/these/it/all/movies/films by *|sortiere? nach *
        sort=reverse|reverse the? order/list/sort|change the? order/sorting
        sort title=a to z|a-z
        sort -title=z to a|z-a
        removal=delete/remove/undo/clear/erase the/my? last/latest/first? viewing/viewings/watch/log of/for/from? *
        removal=delete/remove/erase the/my? diary? entry/entries of/for *|delete/remove/take * from/off my/the diary
        removal=delete/remove/clear the/my/this/that? last/latest? viewing/viewings/entry|unsee|i/we didnt/havent see/seen/watch/watched it
        removal=unsee *|mark * as? unseen/unwatched|mark * as? not seen/watched yet?|* was not seen/watched
        removal=i/we never/didnt/dont/havent actually/really/even? watch/watched/see/seen/saw * yet?
        removal=never/havent/didnt watch/watched/see/seen/saw it/this/that yet?
        removal=i/we did/have not/never actually/really? watch/watched/see/seen *|ich habe * nicht gesehen
        edit=edit/change/fix/correct/update the/my/a? viewing/viewings/date/day/entry/watch/note of/for/on * to *
        edit=edit/change/fix/correct/update the/my/a? viewing/viewings/date/day/entry/watch/note of/for/on *
        edit=wrong date/day/rating/year|the? date/day/rating is/was wrong
        edit=wrong date/day/rating/year for/on/of *|edit/fix/correct *
        correction=no/nope/nah/and/sorry/oops/oh/ah/well/wrong/wait/hm/hmm/actually/rather/correction/nein/doch *
        correction=eigentlich/quatsch/ups *|i mean/meant to? say/type/write? *|ich meine/meinte *|its/thats a/an? *|my? rating is/was *
        correction=* i mean/meant|* actually/sorry/instead/rather|not * but/rather? *
        correction=make/change/set/bump/raise/lower/drop that/it/this to? an/a? *|should be/have been? an/a? *
        correction=make/change/set/bump/raise/lower/drop the/my? rating/date/day to an/a? *
        correction=it/that/this was/is/should be? an/a? *
        correction=wrong date/day/rating/time *
        seen *=mark/log/record/set/count/check * as? seen/watched/viewed|mark/check as? seen/watched/viewed *|check off *
        seen * *=mark/log/record/set/count * as seen/watched/viewed *
        seen it=mark as seen/watched/viewed
        seen *=add/log/note/record/enter a/another/new? viewing/watch of/for *
        watch *=watch * later|watch later *|save * for later|bookmark/wishlist/queue *|remind me to watch/see *
        watch *=remember to watch/see *|add/put/save * to/in/on my/the? queue/wishlist/watch-list
        watch all=put/add/save these/them/everything on/to/in my/the? watchlist|put/add all of these/them on/to my/the? watchlist
        put all *=put/add/save these/them/everything on/to/in the/my? list *
        delete all=delete/remove these/them/everything|delete/remove all movies/films|delete/remove all of them/these
        put *=put * here|put/add/save * to/on/in this/the list
        drop *=remove/delete/take/drop * from/off this/the list|take off *
        forget *=delete/remove/forget the/my? list *
        forget=delete/remove/forget this/the/my list
        lists *=open/show/see/view me? my/the? list *
        move * first=move/put * to/at/on the? top/beginning/start/front
        move * last=move/put * to/at the? bottom/end
        ? put=make/create/start/add a? new? list|new list
        ? put=make/create/start/add a? new? list called/named/of/for *|new/make/create list *
        keep *=keep/save this/the/my? list/search as *|save/keep this as *
        keep=keep/save this/the/my? list/search
        watch it=watch later|add/put to/on my/the? watchlist|add to my? list|save for later
        unwatch it=remove/take/delete from/off my/the? watchlist
        note *=add/make/write/leave a? note/comment that? *|note *
        tag *=add tag/tags *
        delete it=delete/remove this/that movie/film/one
        set it year *=change/set/correct/fix the/its? year to *
        set it title *=change/set/correct/fix the/its? title to *
        set it runtime *=change/set/correct/fix the/its? runtime/length to *
        set it directors *=change/set/correct/fix the/its? director/directors to *
        a *=add the movie/film *|add a movie/film called/named *
        find with rating over *=my? rating/ratings over/above *
        find with rating under *=my? rating/ratings under/below *
        rate * -=unrate/un-rate *|delete/remove/clear the/my? rating of/for/from? *|delete/remove/clear * rating
        rate it -=unrate|delete/remove/clear my/the? rating
        rate * -=rate * none/nothing|remove/delete/take the/my? rating off *
        said seen * *=i/we? just/finally? saw/watched * and gave/rated it a/an? *
        said seen *=i/we just/finally? just/finally? saw/seen/watched/watch/log/logged *
        said seen *=just/finally saw/seen/watched *
        said seen again *=i/we? just/finally? just/finally? rewatched/re-watched *
        said seen *=record/logged *
        said rate * *=i/we/id? just? give/gave/rated/rate * a/an *|i would give * a/an *
        said rate *=i/we/id? just? give/gave/rated/rate *|i would give *
        said rate * *=* gets/got/deserves/is/was a/an *|my rating for/of * is/was *
        said seen *=ive/weve just/finally? seen/watched *
        said watch *=i/we just? want/need/wanna/must to? see/watch? *|id love/like to see/watch *
        rate * *=change/set/make/correct my/the? rating of/for/on * to *|change/rerate/re-rate * to/rating *
        numbers directors=my? favorite/favourite/top/best/most directors|directors
        numbers genres=my? favorite/favourite/top/best/most genres|genres
        numbers decades=my? favorite/favourite/top/best/most decades|decades
        numbers=how many hours/minutes/days have/did i/we watch/watched/spend/spent watching? movies/films?
        numbers this year=my/the? year in review
        numbers *=my/the? * in review
        watchlist=my/the? watch list|whats on my list|what do i/we want to watch/see|things/movies/films to watch/see
        watchlist=show/open/see/view me? my/the? watchlist|go to my/the? watchlist|my/the watchlist|whats on my watchlist
        lists=show/open/see/view me? all? my/the? lists|go to my/the? lists|my/the lists
        diary=what have/did i/we just? watched/watch/seen/see recently/lately/last|my? watch/viewing history
        diary=recently/last/latest watched/seen|watched/seen recently/lately/last|my/the last/latest viewing/viewings
        diary=what/which? was? the/my last movie/film/thing i/we watched/saw|what/which did i/we last? see/watch last?
        diary=show/open/see/view me? my/the? diary|go to my/the? diary|my/the diary|mein tagebuch
        numbers=show/open/see/view me? my/the? numbers/stats/statistics|go to my/the? numbers/stats/statistics
        numbers=my/the numbers/stats/statistics
        film=how long does * run/last|how many minutes is *|how much did * make/cost/gross|what did * cost/make/gross
        film=what/which language is/was * in|who composed *|when did i add *|what rating did i give *
        film=did/has * win/won an/any? oscar/oscars|what/which oscars did * win|where was/is * filmed/shot/made/set
        film=how long/old/good/bad/scary/popular is/was *|wie lang/alt/gut ist *
        film=who directed/wrote/made/shot/produced/scored * again?|wer hat * gedreht/gemacht
        film=who/whos is? stars/starred/starring/acts/acted/plays/played/playing/is/was? in *|who played/plays * in *
        film=when did * come/get out/released|when was/is * released/made/from/out|wann kam * raus/heraus
        film=what/which year is/was * from/made/released?|what/which year did * come out
        film=is/was * any? good/great/bad/funny/scary/long/sad/violent|is/was * worth it/watching/seeing|ist * gut
        film=is/was * in color/colour/english/german/french/subtitled|is/was * a? sequel/remake
        film=is/was * on my/the? watchlist/list/catalog/lists|do i own/have *|is * in my/the catalog
        film=what/whats/who/whos is/was? the? length/runtime/director/cast/writer/year/rating/genre/score/plot of/for *
        film=length/runtime/director/cast/writer/year/rating/genre/score/plot/synopsis/trailer of/for *
        film=* director/cast/runtime/length/plot/synopsis/trailer|imdb/trailer *
        film=what/whats is/was? * about|what genre/kind/language is/was *|what kind/sort of movie/film is *
        film=what do/did/does i/you/critics/people/everyone/others/they say/think of/about *|what did i rate/give *
        film=how did i rate/like/find *|did i like/love/enjoy/hate/finish/rate *|should i watch/see *
        film=more about/on *|more info/information/details about/on/for? *|play/start/stream *|pull/bring up *
        film=tell/show me? more/everything? about *|info/information/details/facts on/about/for/of? *
        film=where can/could/do i/you/we watch/stream/see/find/rent *|is * on netflix/hulu/disney/prime
        film=have/did/had i/we ever/already? see/saw/seen/watch/watched * already/yet/before?
        film=when did/have i/we last/first? see/saw/seen/watch/watched *|last time i/we saw/watched *
        film=how often/many did/have/times did/have? i/we see/saw/seen/watch/watched *
        film=habe? ich * schon? gesehen|wann habe? ich * gesehen|wie fand ich *
        find *=show me *
        """

    static let orders: [String: MovieOrder] = [
        "my rating": .rating, "ratings": .rating, "stars": .rating, "seen": .watched, "day": .watched,
        "date": .watched, "date watched": .watched, "last watched": .watched, "date seen": .watched,
        "viewing date": .watched, "date rated": .rated, "date added": .added, "since": .wanted,
        "watchlist": .wanted, "known": .renown, "best known": .renown, "popularity": .renown, "fame": .renown,
        "release": .year, "release date": .year, "release year": .year, "age": .year, "decade": .year,
        "name": .title, "alphabet": .title, "alphabetically": .title, "duration": .runtime,
        "running time": .runtime, "time": .runtime, "critics": .score, "metacritic": .score,
        "imdb": .publicRating, "imdb rating": .publicRating, "public rating": .publicRating, "jahr": .year,
        "titel": .title, "bewertung": .rating, "länge": .runtime, "datum": .watched,
    ]

    static let directions: [String: Direction] = [
        "ascending": .ascending, "asc": .ascending, "descending": .descending, "desc": .descending,
        "reverse": .reversed, "reversed": .reversed, "backwards": .reversed,
    ]

    /// Words for the movie that “it” means.
    static let pronouns: Set = [
        "it", "this", "that", "this movie", "this film", "that movie", "that film", "this one",
    ]

    /// Words that may follow a phrase.
    static let thanks: Set = ["please", "pls", "plz", "thanks", "thx", "now"]

    /// First words of searches that would otherwise be taken for misspelled verbs.
    static let searchWords = Set(["how", "short", "unrated", "unseen", "unwatched"] + abbreviations.keys)

    /// Commands and options of other programs, with the verb or option to suggest instead.
    static let foreign = [
        "ls": "find", "rm": "delete", "version": "--version", "-v": "--version", "-V": "--version",
    ]

    static let abbreviations = [
        "bttf": "back to the future", "eeaao": "everything everywhere all at once",
        "esb": "empire strikes back", "hp": "harry potter", "lotr": "lord of the rings",
        "mi": "mission impossible", "potc": "pirates of the caribbean", "sw": "star wars",
        "t2": "terminator 2", "tdk": "dark knight",
    ]
}
