import MovieCatalog

extension Column {
    /// Words before or after the names of fields, and whether they mark a rating as the user's.
    static let affixes: [(words: [String], fields: Set<MovieField>, isOwn: Bool)] = [
        (
            [
                "my", "your", "own", "personal", "meine", "eigene", "mi", "mia", "minha", "ma", "moja", "моя",
                "我的",
            ],
            [.rating, .note, .tags, .viewings, .dayRated], true
        ),
        (
            ["movie", "film", "the"], [.title, .originalTitle, .year, .rating, .genres, .runtime, .released],
            false
        ),
        (
            ["id", "url", "uri", "link", "number", "num", "nr", "no", "title"],
            [.imdbID, .tmdbID, .letterboxdURI], false
        ),
        (
            [
                "date", "dates", "day", "datum", "fecha", "data", "дата", "on", "at", "it", "am", "last",
                "is", "de", "le", "日期", "日",
            ],
            [.viewings, .dayRated, .dayAdded, .watchlist], false
        ),
        (["minutes", "mins", "min", "in", "time"], [.runtime], false),
    ]

    /// The columns with their names, in the ten languages that most lists are in, beside the name of the field itself.
    static let table: [(column: Column, names: String)] = [
        (
            .field(.title),
            "name,movie,film,seriestitle,primarytitle,titel,filmtitel,titre,título,película,filme,titolo,tytuł,название,фильм,片名,标题,電影,タイトル,映画"
        ),
        (
            .field(.originalTitle),
            "originalname,originaltitel,titreoriginal,títulooriginal,titolooriginale,tytułoryginalny,原名,原題"
        ),
        (
            .field(.year),
            "releaseyear,releasedyear,startyear,yearofrelease,yearreleased,jahr,erscheinungsjahr,année,año,ano,anno,rok,год,年份,年"
        ),
        (
            .field(.released),
            "dateofrelease,datereleased,releaseddate,releasedatemonthdayyear,kinostart,datedesortie,fechadeestreno,"
                + "datadiuscita,datadelançamento,datapremiery,датавыхода,上映日期,公開日"
        ),
        // In such a column, January 1 means that the day is unknown.
        (.unsure(.released), "released"),
        (
            .field(.runtime),
            "runtime,running,duration,length,minutes,laufzeit,dauer,durée,duración,durata,duração,czastrwania,длительность,片长"
        ),
        (.field(.genres), "genre,género,genere,gênero,gatunek,жанр,类型,ジャンル"),
        (
            .field(.directors),
            "director,directedby,regie,regisseur,réalisateur,dirección,director/a,regia,regista,direção,diretor,reżyser,режиссёр,导演,監督"
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
            "country,productioncountries,countryoforigin,countriesoforigin,land,pays,país,paese,kraj,страна,国家,国"
        ),
        (.field(.certificate), "certificate,certification,mpaarating,contentrating,agerating,fsk"),
        (.field(.score), "rottentomatoes,rottentomatoesrating,rottentomatoesscore"),
        (.field(.metascore), "metascore,metacriticscore,metacriticrating"),
        // An average may be one of five.
        (.field(.publicRating), "imdbscore"),
        (.field(.votes), "numvotes,noofvotes,numberofvotes,imdbnumvotes"),
        (.field(.boxOffice), "boxoffice,gross,worldwidegross,revenue"),
        (.field(.rating), "yourated"),
        (
            .unsure(.rating),
            "rating,score,stars,userrating,bewertung,wertung,puntuación,valoración,calificación,nota,voto,avaliação,ocena,оценка,评分,評価"
        ),
        (
            .field(.viewings),
            "seen,viewed,viewing,watch,checked,played,finished,gesehen,vu,visionnage,visto,vista,assistido,obejrzane,просмотрено,看过,观看,鑑賞"
        ),
        (.field(.dayRated), "rated,ratingdate,votedate,bewertet"),
        (.field(.dayAdded), "added,created,listed,hinzugefügt"),
        (.field(.watchlist), "onwatchlist,wanttowatch,merkliste"),
        (
            .field(.note),
            "notes,comment,comments,memo,notiz,notizen,kommentar,commentaire,comentario,commento,comentário,komentarz,комментарий,备注,短评,メモ"
        ),
        (
            .field(.note, .markup),
            "review,minireview,reviews,kritik,critique,reseña,recensione,resenha,recenzja,отзыв,影评,レビュー"
        ),
        (.field(.tags), "tag,schlagwörter,etiquetas,标签,タグ"),
        (.field(.imdbID), "imdb,const,tconst,imdbconst"), (.field(.tmdbID), "tmdb,themoviedb"),
        (.field(.letterboxdURI), "letterboxd"),
        (.role(.type), "type,titletype,mediatype,kind,typ,тип"), (.role(.status), "status,watchstatus"),
        (.role(.rewatch), "rewatch,rewatched,isrewatch"),
        (.role(.plays), "plays,timeswatched,playcount,viewcount"),
        (.role(.tag("liked")), "liked,like,favorite,favourite"), (.role(.tag("owned")), "owned,collected at"),
    ]
}
