# Completions of movies for bash, as `movies help bash` prints them.
_movies() {
    local line lines
    COMPREPLY=()
    # Files are completed if it fails.
    lines=$(command movies --candidates bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" \
        2>/dev/null </dev/null) || return
    compopt +o default 2>/dev/null
    [[ $lines != *: ]] || compopt -o nospace 2>/dev/null
    while IFS= read -r line; do
        [[ ! $line ]] || COMPREPLY+=("$line")
    done <<<"$lines"
}
complete -o default -F _movies movies
