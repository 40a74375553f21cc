/// Example lines for the help of pages, with their meanings.
enum HelpExamples {
    static let ofPages: [(line: String, meaning: String)] = [
        ("seven samurai", "finds a movie; the only one opens"),
        ("unseen kurosawa 50s", "finds movies by what is known of them"),
        ("3", "opens line 3"),
        ("a Ran (1985) yesterday 8", "adds a movie, and a viewing of it"),
        ("seen 3 yesterday 8 Loud.", "notes that you saw line 3, with a rating and words"),
        ("rate 3 8", "rates line 3"),
        ("watch 1-4", "puts lines 1 to 4 on your watchlist"),
        ("put 1,3 Noir", "puts lines on a list of yours"),
        ("tag all noir", "tags all that were found"),
        ("diary 2024, numbers 2024", "what you watched in a year, and in numbers"),
    ]

    static let ofMovie: [(line: String, meaning: String)] = [
        ("s yesterday 8 With Anna.", "notes that you saw it, with a rating and words"),
        ("rate 8", "rates it"),
        ("note Great.", "adds to your note"),
        ("tag noir", "tags it"),
        ("put Noir", "puts it on a list of yours"),
        ("year 1980", "corrects its year"),
        ("set title Heat", "changes a field"),
        ("seven samurai", "finds another movie"),
    ]
}
