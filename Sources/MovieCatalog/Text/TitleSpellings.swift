package func spellings(of title: String, withArticle: Bool = false) -> [[UInt8]] {
    let form = TitleForm(of: title)
    return withArticle ? form.spellingsWithArticle : form.spellings
}

package func spellingNumber(of title: String) -> Int { TitleForm(of: title).number }
