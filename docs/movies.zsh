#compdef movies
autoload -U +X bashcompinit && bashcompinit
# Completions of movies for bash, as `movies help bash` prints them.
_movies() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb= i
    # = stands as a word of its own behind the option.
    [[ $word == = ]] && word=
    [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD - 2]}
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        --catalog|--open|--width|--record|--replay|--log) ((i++)) ;;
        -*) ;;
        *) verb=${COMP_WORDS[i]}; break ;;
        esac
    done
    COMPREPLY=()
    case $before in
    --catalog|--record|--replay|--log|--html) return ;;
    --open|--width|--all|--limit|--columns|--profile|--encoding) compopt +o default 2>/dev/null; return ;;
    --sort) COMPREPLY=($(compgen -W 'title -title year -year rating -rating public -public score -score watched -watched rated -rated added -added wanted -wanted runtime -runtime renown -renown hand -hand' -- "$word")); return ;;
    --as) COMPREPLY=($(compgen -W 'jsonl csv letterboxd markdown text' -- "$word")); return ;;
    esac
    case $verb in
    '')
        if [[ $word == -* ]]; then COMPREPLY=($(compgen -W '--catalog --open --resume --brief --full --strict --no-color --width --help --version --record --replay --map --log' -- "$word"))
        else COMPREPLY=($(compgen -W 'add seen rate watch unwatch tag untag note set delete merge open find filter sort pick watchlist lists put drop move remark rename describe keep forget diary numbers undo redo import complete export backup restore check help' -- "$word")); fi
        ;;
    help) COMPREPLY=($(compgen -W 'add seen rate watch unwatch tag untag note set delete merge open find filter sort pick watchlist lists put drop move remark rename describe keep forget diary numbers undo redo import complete export backup restore check help facts developers manual bash zsh fish' -- "$word")) ;;
    seen) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all --yes' -- "$word")) ;;
    rate) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all --yes' -- "$word")) ;;
    watch) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all --yes' -- "$word")) ;;
    unwatch) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all --yes' -- "$word")) ;;
    tag) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all --yes' -- "$word")) ;;
    untag) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all --yes' -- "$word")) ;;
    note) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all --yes' -- "$word")) ;;
    set) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all --yes' -- "$word")) ;;
    delete) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all --yes' -- "$word")) ;;
    merge) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--yes' -- "$word")) ;;
    find) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--json --sort --limit' -- "$word")) ;;
    filter) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--json --sort --limit' -- "$word")) ;;
    sort) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--json --sort --limit' -- "$word")) ;;
    watchlist) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--json --sort --limit' -- "$word")) ;;
    lists) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--json --sort --limit' -- "$word")) ;;
    put) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all' -- "$word")) ;;
    drop) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all' -- "$word")) ;;
    remark) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all' -- "$word")) ;;
    keep) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all' -- "$word")) ;;
    numbers) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--json --html' -- "$word")) ;;
    import) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--all-types --dry-run --verbose --replace --columns --profile --encoding' -- "$word")) ;;
    complete) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--missing --csv' -- "$word")) ;;
    export) [[ $word == -* ]] && COMPREPLY=($(compgen -W '--as --notes' -- "$word")) ;;
    esac
    # Files are what is left where nothing is offered.
    case $verb in
    ''|add|seen|rate|watch|unwatch|tag|untag|note|set|delete|merge|open|find|filter|sort|pick|watchlist|lists|put|drop|move|remark|rename|describe|keep|forget|diary|numbers|undo|redo|check|help) compopt +o default 2>/dev/null ;;
    esac
}
complete -o default -F _movies movies
_bash_complete -o default -F _movies
