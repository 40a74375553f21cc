/// Words that are a condition wherever they stand.
enum SearchVocabulary {
    /// The condition that one word or two name, as it could be typed.
    static let conditions = {
        func parts(_ text: Substring.UTF8View, _ sign: Unicode.Scalar) -> [Substring.UTF8View] {
            text.split(separator: UInt8(ascii: sign))
        }
        var conditions: [String: String] = [:]
        for line in parts(table.replacing("_", with: " ")[...].utf8, "\n").map({ parts($0, "=") }) {
            for names in parts(line[1], ",").map({ parts($0, "<") }) {
                let value = String(Substring(names[0])).filter { $0 != "+" }
                let condition = String(Substring(line[0])).replacing("*", with: value)
                for name in names.map({ String(Substring($0)) }) {
                    let noun = name.last == "+" ? String(name.dropLast()) : name
                    conditions[noun] = condition
                    // More than one is a kind of films, where one may be something else.
                    guard noun != name else { continue }
                    conditions[noun.last == "y" ? noun.dropLast() + "ies" : noun + "s"] = condition
                }
            }
        }
        return conditions
    }()

    /// The conditions, of which `*` is the first of several names, with `<` between them. What ends with `+` has a plural, and
    /// `_` is a space.
    private static let table = """
        watched:no=unwatched<unseen
        rating:none=unrated
        rating:best=favourites<favorites<my_favourites<my_favorites
        public:best OR critics:best=top_rated<best_rated
        watchlist:yes=watchlist
        genre:*=action,adventure+,animation<animated<cartoons,biography<biopic+,comedy+,crime,documentary+,drama+,family
        genre:*=fantasy,filmnoir<noir<film_noir<films_noir,history<historical,horror,music,musical+,mystery+
        genre:*=romance+<romantic,scifi<sci-fi<sci_fi<science_fiction,sport+,thriller+,war,western+
        language:*=arabic,cantonese,chinese,czech,danish,dutch,english,finnish,french,german,greek,hebrew,hindi,hungarian
        language:*=italian,japanese,korean,mandarin,norwegian,persian,polish,portuguese,romanian,russian,spanish,swedish
        language:*=thai,turkish,yiddish
        country:*=argentina,australia<australian,austria<austrian,belgium<belgian,brazil<brazilian,canada<canadian,chile
        country:*=china,cuba,denmark,egypt,finland,france,germany,greece,hungary,iceland,india<indian,iran<iranian,israel
        country:*=ireland<irish,italy,japan,korea,mexico<mexican,netherlands,norway,poland,portugal,romania,russia,spain
        country:*=sweden,switzerland<swiss,taiwan,thailand,turkey,vietnam
        country:"*"=hong_kong,new_zealand,south_africa,south_korea,soviet_union,united_states<american<america<usa
        country:"*"=united_kingdom<british<britain<england<uk
        """
}
