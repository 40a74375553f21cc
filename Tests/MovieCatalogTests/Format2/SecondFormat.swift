/// A catalog of the second format, as the last program that wrote that one made it: from seven movies in JSON and a
/// diary of Letterboxd, imported, and an evening of viewings, ratings, notes, tags and the watchlist, of which two steps
/// are undone; and what that program exported then.
