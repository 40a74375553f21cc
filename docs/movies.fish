# Completions of movies for fish, as `movies help fish` prints them.
function __movies_candidates
    # Files are completed if it fails.
    command movies --candidates fish (commandline -cp | string collect) 2>/dev/null </dev/null
    or __fish_complete_path (commandline -ct)
end
complete -c movies -f -k -a '(__movies_candidates)'
