import MovieCatalog

extension Column {
    /// Words before or after a field's name. `isOwn` words mark the user's own data.
    static let affixes: [(words: [String], fields: Set<MovieField>?, isOwn: Bool)] = [
        (
            [
                "my", "your", "own", "personal", "meine", "eigene", "mi", "tu", "mia", "minha", "ma", "moja",
                "моя", "ihre", "deine", "votre", "twoja", "ваша", "我的", "个人",
            ],
            [.rating, .note, .tags, .viewings, .dayRated], true
        ),
        (["movie", "film", "the"], nil, false),
        (
            ["id", "url", "uri", "link", "number", "num", "nr", "no", "title"],
            [.imdbID, .tmdbID, .letterboxdURI], false
        ),
        (
            [
                "date", "dates", "day", "datum", "fecha", "data", "дата", "on", "at", "it", "am", "last",
                "is", "de", "le", "em", "den", "zuletzt", "time", "timestamp", "ts", "utc", "ms", "日期", "日",
            ],
            [.viewings, .dayRated, .dayAdded, .watchlist, .released], false
        ),
        (["percent"], [.rating, .score], false),
        (["minutes", "mins", "min", "in", "time"], [.runtime], false),
    ]

    /// Columns and their names in common languages, in addition to the field's own name.
    static let table: [(column: Column, names: String)] = [
        (
            .field(.title),
            "movie,film,seriestitle,titlename,fulltitle,formattedtitle,název,filmcím,cím,filmnamn,filmadı,naslov,primarytitle,titel,filmtitel,titre,título,película,filme,titolo,tytuł,polskitytuł,tytułpolski,название,русскоеназвание,фильм,片名,标题,電影,タイトル,映画"
        ),
        // A column called “name” may hold any name, not just a title.
        (.unsure(.title), "name"),
        (
            .field(.originalTitle),
            "originalname,originaltitel,titreoriginal,títulooriginal,titolooriginale,tytułoryginalny,oryginalnytytuł,оригинальноеназвание,originálnínázev,"
                + "originelletitel,eredeticím,原名,外文名,原标题,原題"
        ),
        (
            .field(.year),
            "releaseyear,yearofproduction,releasedyear,productionyear,vuosi,yıl,év,jaar,startyear,yearofrelease,yearreleased,jahr,erscheinungsjahr,produktionsjahr,année,annéedeproduction,año,ano,anno,yr,rok,rokprodukcji,год,годвыпуска,年份,年,製作年,製作年度,公開年,制作年份,上映年份"
        ),
        (
            .field(.released),
            "release,premieredate,premiered,dateofrelease,datereleased,releaseddate,releasedatemonthdayyear,kinostart,datedesortie,fechadeestreno,"
                + "datadiuscita,datadelançamento,datapremiery,датавыхода,上映日期,公開日"
        ),
        // In this column, January 1 can mean an unknown day.
        (.unsure(.released), "released"),
        (
            .field(.runtime),
            "runtime,running,runningtime,délka,duration,length,minutes,laufzeit,dauer,durée,duración,durata,duração,czastrwania,длительность,片长"
        ),
        (
            .field(.genres),
            "genre,category,categories,žánr,žánry,género,géneros,genere,generi,gênero,gêneros,gatunek,gatunki,жанр,жанры,műfaj,类型,ジャンル"
        ),
        (
            .field(.directors),
            "director,directedby,režie,režisér,regie,regisseur,réalisateur,dirección,director/a,regia,regista,direção,diretor,realizador,reżyser,reżyseria,режиссёр,режиссёры,regissör,rendező,yönetmen,导演,監督"
        ),
        (
            .field(.writers),
            "writer,writtenby,screenwriter,screenwriters,drehbuch,scénariste,guion,sceneggiatura,roteiro,scenariusz,сценарий,编剧,脚本"
        ),
        (
            .field(.cast),
            "actors,starring,castmembers,darsteller,acteurs,reparto,attori,elenco,obsada,актёры,主演,出演者"
        ),
        (.field(.languages), "language,spokenlanguages,sprache,langue,idioma,lingua,język,язык,语言,言語"),
        (
            .field(.countries),
            "country,productioncountries,countryoforigin,countriesoforigin,land,produktionsland,pays,paysdorigine,país,países,paese,paesi,nazione,kraj,krajprodukcji,"
                + "страна,страны,země,国家,制片国家,制片国家/地区,国家/地区,国,製作国"
        ),
        (.field(.certificate), "certificate,certification,mpaarating,contentrating,agerating,fsk"),
        (.field(.score), "rottentomatoes,rottentomatoesrating,rottentomatoesscore"),
        (.field(.metascore), "metascore,metacriticscore,metacriticrating"),
        // Only IMDb's score is here, since other public ratings may be out of five.
        (.field(.publicRating), "imdbscore"),
        (.field(.votes), "numvotes,noofvotes,numberofvotes,imdbnumvotes"),
        (.field(.boxOffice), "boxoffice,gross,worldwidegross,revenue"),
        (.field(.rating), "yourated,manote"),
        (
            .unsure(.rating),
            "rating,rate,score,stars,grade,overall,userrating,userscore,hodnocení,betyg,beoordeling,puan,bewertung,wertung,puntuación,valoración,calificación,nota,voto,avaliação,valutazione,ocena,оценка,értékelés,评分,評価"
        ),
        (
            .field(.viewings),
            "yearwatched,yearseen,yearviewed,watchyear,watchedyear,seen,viewed,viewing,watch,checked,played,finished,finish,completed,zhlédnuto,visione,visionado,gesehen,vu,visionnage,visto,vista,assistido,obejrzane,obejrzenia,просмотрено,просмотра,看过,观看,鑑賞"
        ),
        (
            .field(.dayRated),
            "rated,ratingdate,votedate,bewertet,bewertungsdatum,datedenote,datedelanote,fechadevoto,fechadevaloración,"
                + "fechadecalificación,datavoto,datadelvoto,datadaavaliação,dataoceny,датаоценки,datumhodnocení,"
                + "打分,打分日期,评分日期,评价日期,評価日"
        ),
        (
            Column(role: .field(.rating), form: .rating(RatingScale(highest: 100)), isUnsure: true),
            "mypercent"
        ),
        (.field(.dayAdded), "added,created,listed,hinzugefügt"),
        (.field(.watchlist), "onwatchlist,inwatchlist,wanttowatch,merkliste,envie"),
        (
            .field(.note),
            "notes,remark,remarks,remarque,remarques,anmerkung,anmerkungen,bemerkung,bemerkungen,kommentare,commentaires,observación,observaciones,observação,observações,osservazioni,uwagi,примечание,评论,コメント,"
                + "comment,comments,thoughts,memo,poznámka,notiz,notizen,kommentar,commentaire,comentario,commento,comentário,komentarz,notatka,комментарий,заметка,заметки,poznámky,opmerking,anteckning,备注,短评,笔记,"
                + "メモ,感想"
        ),
        (
            .field(.note, .markup),
            "review,minireview,reviews,body,kritik,critique,reseña,recensione,resenha,recenzja,отзыв,影评,レビュー"
        ),
        (.field(.tags), "tag,schlagwörter,etiquetas,标签,タグ"),
        (.field(.imdbID), "imdb,const,tconst,imdbconst"), (.field(.tmdbID), "tmdb,themoviedb"),
        (.field(.letterboxdURI), "letterboxd"),
        (.role(.type), "type,titletype,titeltyp,mediatype,seriestype,contenttype,itemtype,kind,typ,тип"),
        (.role(.status), "status,watchstatus,watchedstatus"),
        (.role(.rewatch), "rewatch,rewatched,isrewatch"),
        (.role(.plays), "plays,timeswatched,playcount,viewcount,watchcount"),
        (
            .role(.tag("liked")),
            "liked,like,favorite,favourite,isfavorite,favorito,favori,preferito,favorit,ulubione,избранное,coupdecœur"
        ),
        (.role(.tag("owned")), "owned,incollection,collected at"),
        (.unsure(.viewings), "when,timestamp,date,datum,fecha,data,дата,日期,日付"),
        (.role(.user), "user,username,profile,profilename,person,member,account,friendlyname"),
        (
            .role(.part),
            "season,seasonnumber,seasontitle,seasonname,episodetitle,episodename,episode,episodenumber,staffel,saison,temporada,stagione,sezon,сезон"
        ),
        (.role(.series), "seriesname,show,showname,showtitle,tvshow,tvshowname,grandparenttitle"),
    ]

    /// User-facing descriptions of columns that aren't fields.
    static let meanings: [Role: String] = [
        .type: "kind of title", .trailer: "kind of title", .user: "whose it is",
        .playedTime: "time played", .rewatch: "watched again", .plays: "how often watched",
        .status: "watched, or planned", .statusDay: "day of the status", .viewingDay: "day watched",
        .platform: "platform",
        .part: "season or episode",
        .series: "name of a series", .sourceID: "id", .anyID: "id", .source: "site of the id",
        .place: "place on the list", .places: "places on lists",
    ]

    /// Names of columns that are used only if no column with a clearer name has the same field.
    static let likely = likelyRatings.union([
        "yearwatched", "yearseen", "yearviewed", "watchyear", "watchedyear",
    ])

    /// Words between “rating” and its scale, such as `Note sur 10`.
    static let scaleWords = ["outof", "sur", "von", "sobre", "su", "de", "из"]

    /// Names of rating columns that are probably the user's. In them, 0 means not rated.
    static let likelyRatings: Set = ["userrating", "userscore", "userstars"]

    /// JSON keys of inner objects whose keys count as the movie's own columns.
    static let parts = movieParts.union(ownParts).union([
        "ids", "id", "externalids", "providerids", "uniqueid", "uniqueids",
    ])

    /// Keys of inner objects that describe a movie, and of those with the user's data about it.
    static let movieParts: Set = ["movie", "film", "content", "item", "metadata"]
    static let ownParts: Set = ["userdata", "state"]

    /// JSON keys of a Google Keep note.
    static let noteKeys: Set = ["listContent", "textContent"]

    /// Keys that mean public data if they're in a movie's inner JSON object.
    static let publicKeys: Set = ["rating", "score", "status", "Rating", "Score", "Status"]

    static let bareTitles = Set(
        "title,name,titel,titre,título,titolo,tytuł,название,标题,タイトル".split(separator: ",").map {
            key(of: String($0))
        })

    /// Second meanings of column names, used if another column has the first meaning.
    static let seconds: [String: Column] = {
        let day = Column(role: .viewingDay, form: .day(nil), isUnsure: true)
        return Dictionary(bareDates.map { ($0, day) } + [("seriestitle", .role(.series))]) { first, _ in first
        }
    }()

    static let bareDates = Set(
        "date,datum,fecha,data,дата,日期,日付".split(separator: ",").map { key(of: String($0)) })
}
