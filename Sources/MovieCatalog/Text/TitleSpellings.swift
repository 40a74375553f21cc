/// The ways in which others may write a title: see ``TitleForm``.
package func spellings(of title: String, withArticle: Bool = false) -> [[UInt8]] {
    let form = TitleForm(of: title)
    return withArticle ? form.spellingsWithArticle : form.spellings
}

/// A number that a title has in all of its spellings: see ``TitleForm/number``.
package func spellingNumber(of title: String) -> Int { TitleForm(of: title).number }
