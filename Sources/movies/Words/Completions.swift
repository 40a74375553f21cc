/// The shells' completion scripts, which call the program for candidates.
enum Completions {
    static let bash = #"""
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
        """#

    static let zsh = #"""
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
        """#

    static let fish = #"""
        # Completions of movies for fish, as `movies help fish` prints them.
        function __movies_candidates
            # Files are completed if it fails.
            command movies --candidates fish (commandline -cp | string collect) 2>/dev/null </dev/null
            or __fish_complete_path (commandline -ct)
        end
        complete -c movies -f -k -a '(__movies_candidates)'
        """#
}
