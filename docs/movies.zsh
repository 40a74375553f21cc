#compdef movies
# Completions of movies for zsh, as `movies help zsh` prints them.
compdef _movies movies
_movies() {
    local line lines
    local -a texts shown options
    # Files are completed if it fails.
    lines=$(command movies --candidates zsh "${(j: :)words[1,CURRENT-1]} $IPREFIX$QIPREFIX$PREFIX" \
        2>/dev/null </dev/null) || { _files; return }
    for line in "${(@f)lines}"; do
        [[ -n $line ]] || continue
        texts+=("${line%%$'\t'*}")
        shown+=("${line/$'\t'/  -- }")
    done
    [[ $lines != *$'\t'* ]] || options=(-l)
    [[ $lines != *: ]] || options+=(-S '')
    compadd -U -V movies "${options[@]}" -d shown -a texts
}
[[ $funcstack[1] != _movies ]] || _movies
