#compdef movies
# Completions of movies for zsh, as `movies help zsh` prints them.
_movies() {
    local state line
    local -a verbs=(
        'add:adds a film, and a viewing of it'
        'seen:notes that you watched a film, today where no day is said'
        'rate:rates a film'
        'watch:puts a film on your watchlist'
        'unwatch:takes a film off your watchlist'
        'tag:tags a film'
        'untag:takes tags away'
        'note:puts words behind the note of a film'
        'set:changes what is known of a film'
        'delete:takes a film out of the catalog'
        'merge:makes one film of two'
        'open:shows all that is known of a film'
        'find:lists the films that a search finds'
        'filter:narrows what is listed on a page'
        'sort:lists the films in an order'
        'pick:shows a film that you haven'\''t watched, by chance'
        'watchlist:lists the films that you want to watch'
        'diary:lists what you watched, the latest first, or what a year comes to'
        'numbers:shows the collection in numbers'
        'undo:takes back the last step'
        'redo:does again what was taken back'
        'import:adds the films of files from other programs'
        'export:writes films to a new file'
        'backup:writes the whole catalog to a new file'
        'restore:goes back to a backup'
        'check:checks a catalog for damage'
        'help:tells more of each; help developers of the rest'
    )
    _arguments -C \
        '--catalog=[opens another catalog, or a file that import takes, which is read into memory and left as it is]:FILE:_files' \
        '--open=[begins at a place\: /movies/tt0041959/edit, /watchlist]:PATH:()' \
        '--resume[begins where it ended the last time, search and page included]' \
        '--brief[says only what is new, for those who listen to the pages; remembered for the catalog]' \
        '--full[shows each page whole again, with its commands]' \
        '--strict[stops at the first answer that can'\''t be used, with status 65]' \
        '--no-color[prints no color, on a terminal too]' \
        '--width=[lays pages out N columns wide (20 to 1000)]:N:()' \
        '--help[tells of the program, or of a verb]' \
        '--version[prints the version]' \
        '--record=[writes down what is answered, and what pages and moves come of it, in a new file]:FILE:_files' \
        '--replay=[runs a recording, on the sample or on --catalog; stops with status 65 where something else comes of it]:FILE:_files' \
        '--map[prints the pages and the ways between them, as a Mermaid flowchart]' \
        '--log=[notes in FILE which coordinators and screens begin and end, and what was asked for and did nothing; the same answers give the same log]:FILE:_files' \
        '1:verb:->verb' '*::words:->words'
    case $state in
    verb) _describe verb verbs ;;
    words)
        case $line[1] in
        help) _values topic add seen rate watch unwatch tag untag note set delete merge open find filter sort pick watchlist diary numbers undo redo import export backup restore check help developers manual bash zsh fish ;;
        seen) _arguments \
        '--all=[does it to all films that SEARCH finds, in place of FILM\: movies tag noir --all '\''genre\:noir 40s'\'']:SEARCH:()' '*:words:' ;;
        rate) _arguments \
        '--all=[does it to all films that SEARCH finds, in place of FILM\: movies tag noir --all '\''genre\:noir 40s'\'']:SEARCH:()' '*:words:' ;;
        watch) _arguments \
        '--all=[does it to all films that SEARCH finds, in place of FILM\: movies tag noir --all '\''genre\:noir 40s'\'']:SEARCH:()' '*:words:' ;;
        unwatch) _arguments \
        '--all=[does it to all films that SEARCH finds, in place of FILM\: movies tag noir --all '\''genre\:noir 40s'\'']:SEARCH:()' '*:words:' ;;
        tag) _arguments \
        '--all=[does it to all films that SEARCH finds, in place of FILM\: movies tag noir --all '\''genre\:noir 40s'\'']:SEARCH:()' '*:words:' ;;
        untag) _arguments \
        '--all=[does it to all films that SEARCH finds, in place of FILM\: movies tag noir --all '\''genre\:noir 40s'\'']:SEARCH:()' '*:words:' ;;
        note) _arguments \
        '--all=[does it to all films that SEARCH finds, in place of FILM\: movies tag noir --all '\''genre\:noir 40s'\'']:SEARCH:()' '*:words:' ;;
        set) _arguments \
        '--all=[does it to all films that SEARCH finds, in place of FILM\: movies tag noir --all '\''genre\:noir 40s'\'']:SEARCH:()' '*:words:' ;;
        delete) _arguments \
        '--all=[does it to all films that SEARCH finds, in place of FILM\: movies tag noir --all '\''genre\:noir 40s'\'']:SEARCH:()' '*:words:' ;;
        find) _arguments \
        '--json[writes a film in JSON a line, with all that is known of it]' \
        '--sort=[sorts by title, year, rating, public, score, watched, rated, added; -ORDER turns it round]:ORDER:(title -title year -year rating -rating public -public score -score watched -watched rated -rated added -added)' \
        '--limit=[writes N films at most]:N:()' '*:words:' ;;
        filter) _arguments \
        '--json[writes a film in JSON a line, with all that is known of it]' \
        '--sort=[sorts by title, year, rating, public, score, watched, rated, added; -ORDER turns it round]:ORDER:(title -title year -year rating -rating public -public score -score watched -watched rated -rated added -added)' \
        '--limit=[writes N films at most]:N:()' '*:words:' ;;
        sort) _arguments \
        '--json[writes a film in JSON a line, with all that is known of it]' \
        '--sort=[sorts by title, year, rating, public, score, watched, rated, added; -ORDER turns it round]:ORDER:(title -title year -year rating -rating public -public score -score watched -watched rated -rated added -added)' \
        '--limit=[writes N films at most]:N:()' '*:words:' ;;
        watchlist) _arguments \
        '--json[writes a film in JSON a line, with all that is known of it]' \
        '--sort=[sorts by title, year, rating, public, score, watched, rated, added; -ORDER turns it round]:ORDER:(title -title year -year rating -rating public -public score -score watched -watched rated -rated added -added)' \
        '--limit=[writes N films at most]:N:()' '*:words:' ;;
        import) _arguments \
        '--all-types[imports series, episodes and the like too]' \
        '--dry-run[says what an import would do, and ends]' \
        '--replace[takes the ratings and days of FILE where you have others; else yours stay, unless the file'\''s are of a later day. Notes, tags and viewings are added to yours either way]' \
        '--columns=[says what columns of FILE mean\: '\''Rating=rating/100'\'' takes the column Rating for your ratings, of 100, '\''Memo=note'\'' another one for your notes, '\''Date=watched/mdy'\'' days with the month first (dmy\: the day), '\''Score='\'' leaves one out]:COLUMN=FIELD,...:()' '*:file:_files' ;;
        export) _arguments \
        '--as=[exports in this form, whatever the name of FILE\: jsonl, csv, letterboxd, markdown, text]:FORM:(jsonl csv letterboxd markdown text)' \
        '--notes[writes your notes into a list in markdown or text, too]' '*:file:_files' ;;
        backup) _arguments '*:file:_files' ;;
        restore) _arguments '*:file:_files' ;;
        esac
        ;;
    esac
}
_movies "$@"
