/// The verbs of lines typed on pages and in shells. Their synonyms are in MoviesApp.
package enum LineVerb: String, CaseIterable, Sendable {
    case add, seen, rate, watch, unwatch, tag, untag, note, set, delete, merge, open
    case find, filter, sort, pick, watchlist, diary, numbers, undo, redo
    case lists, put, drop, move, remark, rename, describe, keep, forget
    case `import`, complete, export, backup, restore, check, help
}
