/// The sentences that don't depend on a choice: each one's key in the tables of ``Words``, and the
/// values of its placeholders.
extension Phrase {
    static func label(_ command: Command) -> Phrase { Phrase(command.rawValue) }
    static let search = Phrase("search")
    static let clear = Phrase("clear")
    static let page = Phrase("page")
    static let none = Phrase("none")
    static let all = Phrase("all")
    static let and = Phrase("and")
    static let to = Phrase("to")
    static let yes = Phrase("yes")
    static let no = Phrase("no")
    static func month(_ month: Int) -> Phrase { Phrase("month.\(month)") }
    static func andMore(_ count: Int) -> Phrase { Phrase("more", ["count": count]) }
    static let nothingToPick = Phrase("list.empty")
    static let onlyOne = Phrase("list.single")
    static func noLonger(_ name: String) -> Phrase { Phrase("field.gone", ["name": name]) }
    static func enter(for value: String) -> Phrase { Phrase("enter", ["value": value]) }
    static let notShown = Phrase("secret")
    static let whatIsThere = Phrase("secret.current")
    static let dotEnds = Phrase("text.end")
    static func again(_ prompt: String) -> Phrase { Phrase("again", ["prompt": prompt]) }
    static func takes(_ kind: any Wording) -> Phrase { Phrase("ask", ["kind": kind]) }
    static func yesOrNo(_ yes: String, _ no: String) -> Phrase { Phrase("yesOrNo", ["yes": yes, "no": no]) }
    static let text = Phrase("kind.text")
    static let path = Phrase("kind.path")
    static let pathThatIsThere = Phrase("kind.path.exists")
    static let pathToWrite = Phrase("kind.path.written")
    static let correctsAnswers = Phrase("form.correct")
    static let done = Phrase("done")
    static func tookDefault(_ name: String, _ answer: String) -> Phrase {
        Phrase("form.default", ["name": name, "answer": answer])
    }
    static func addEntry(_ name: String) -> Phrase { Phrase("form.add", ["name": name]) }
    static func removeEntry(_ name: String) -> Phrase { Phrase("form.remove", ["name": name]) }
    static func formLost(_ title: String) -> Phrase { Phrase("form.lost", ["title": title]) }
    static func stillToAnswer(_ name: String) -> Phrase { Phrase("form.missing", ["name": name]) }
    static func missing(_ names: [String]) -> Phrase {
        Phrase("usage.missing", ["names": names.joined(separator: ", ")])
    }
    static func usage(_ program: String) -> Phrase { Phrase("usage", ["program": program]) }
    static func byDefault(_ answer: String) -> Phrase { Phrase("usage.default", ["answer": answer]) }
    static let usageOfYes = Phrase("usage.yes")
    static let usageOfAnswers = Phrase("usage.answers")
    static let usageOfHelp = Phrase("usage.help")
    static func rate(_ rate: Int) -> Phrase { Phrase("work.rate", ["count": rate]) }
    static func secondsLeft(_ count: Int) -> Phrase { Phrase("work.seconds", ["count": count]) }
    static func minutesLeft(_ count: Int) -> Phrase { Phrase("work.minutes", ["count": count]) }
    static func hoursLeft(_ count: Int) -> Phrase { Phrase("work.hours", ["count": count]) }
    static func waiting(_ action: String) -> Phrase { Phrase("work.waiting", ["action": action]) }
    static func stillWaiting(_ action: String, seconds: Int) -> Phrase {
        Phrase("work.still", ["action": action, "seconds": seconds])
    }
    static func waited(_ action: String, seconds: Int) -> Phrase {
        Phrase("work.waited", ["action": action, "seconds": seconds])
    }
    static let stopped = Phrase("work.stopped")
    static let more = Phrase("help.more")
    static let thePage = Phrase("help.page")
    static func meaning(_ command: Command) -> Phrase { Phrase(command.rawValue + ".help") }
    static let meaningOfHomeHere = Phrase("home.help.layer")
    static let picksLine = Phrase("list.pick")
    static let turnsFar = Phrase("list.turn")
    static let emptyLine = Phrase("help.emptyLine")
    static func picks(_ number: Int) -> Phrase { Phrase("help.picks", ["number": "\(number)"]) }
    static let leavesEmpty = Phrase("clear.help")
    static func standsFor(_ value: String) -> Phrase { Phrase("help.means", ["value": value]) }
    static let beginsWithColon = Phrase("help.colons")
    static let helpOfForm = Phrase("form.help")
    static let anAnswer = Phrase("help.answer")
    static let suchAs = Phrase("help.suchAs")
    static let searchesNames = Phrase("search.help")
    static func foundNothing(_ text: String) -> Phrase { Phrase("search.none", ["text": text]) }
    static let sameAgain = Phrase("help.again")
    static let beforeItCounts = Phrase("help.confirms")
    static let endsText = Phrase("help.dot")
    static let isDot = Phrase("help.dots")
    static let opensEditor = Phrase("help.editor")
    static let secretBeginsWithColon = Phrase("help.colons.secret")
    static let numbersOrName = Phrase("help.several")
    static let isDone = Phrase("help.several.done")
    static let showsOn = Phrase("help.several.on")
    static func andAnAnswer(_ choice: String) -> Phrase { Phrase("help.ahead", ["choice": choice]) }
    static func answersAtOnce(_ choice: String) -> Phrase { Phrase("help.ahead.picks", ["choice": choice]) }
    static let helpOfConfirming = Phrase("help.confirming")
    static let helpOfLeaving = Phrase("help.leaving")
    static let showsWords = Phrase("words.help")
    static let titleOfWords = Phrase("words")
    static let formOfOpen = Phrase("words.open.form")
    static func meaningOfWord(_ word: SessionWord) -> Phrase { Phrase("words." + word.name) }
    static let controlCharacters = Phrase("refusal.controlCharacters")
    static func lineTooLong(limit: Int) -> Phrase { Phrase("refusal.tooLong", ["limit": "\(limit)"]) }
    static let lineNotText = Phrase("refusal.notText")
    static let empty = Phrase("refusal.empty")
    static func noNumbers(way: String) -> Phrase { Phrase("refusal.noNumbers", ["help": way]) }
    static let firstPage = Phrase("refusal.firstPage")
    static let firstPageHere = Phrase("refusal.firstPage.layer")
    static let firstPageOfList = Phrase("list.first")
    static let lastPageOfList = Phrase("list.last")
    static func isNot(_ answer: String, _ kind: any Wording) -> Phrase {
        Phrase("refusal.kind", ["answer": answer, "kind": kind])
    }
    static func twoNumbers(_ text: String, _ first: String, _ second: String) -> Phrase {
        Phrase("refusal.twoNumbers", ["text": text, "first": first, "second": second])
    }
    static func noAnswer(_ answer: String, of names: [String]) -> Phrase {
        Phrase("refusal.choice", ["answer": answer, "names": names.joined(separator: ", ")])
    }
    static func cantBePicked(_ name: String, _ reason: String) -> Phrase {
        Phrase("refusal.unavailable", ["name": name, "reason": reason])
    }
    static func notListed(_ names: [String]) -> Phrase {
        Phrase("refusal.gone", ["names": names.joined(separator: ", ")])
    }
    static func tooMany(most: Int, on: Int) -> Phrase {
        Phrase("several.atMost", ["count": most, "sum": Phrase("several.sum", ["count": on])])
    }
    static func noAnswerAhead(_ text: String) -> Phrase { Phrase("refusal.ahead", ["text": text]) }
    static let secretAhead = Phrase("refusal.ahead.secret")
    static let answersWithoutFile = Phrase("usage.answers.missing")
    static let givenAgain = Phrase("refusal.givenAgain")
    static func commandOfLetter(_ letter: String, label: String) -> Phrase {
        Phrase("refusal.typeCommand", ["letter": letter, "command": label])
    }
    static let notTheSame = Phrase("refusal.twice")
    static let colonInSecret = Phrase("refusal.colon")
    static let pageGone = Phrase("refusal.changed")
    static func isFolder(_ path: String) -> Phrase { Phrase("refusal.path.folder", ["path": path]) }
    static func endsInSlash(_ path: String) -> Phrase { Phrase("refusal.path.slash", ["path": path]) }
    static func noFolder(_ folder: String) -> Phrase { Phrase("refusal.path.noFolder", ["folder": folder]) }
    static func unusablePath(_ path: String, because reason: String) -> Phrase {
        Phrase("refusal.path", ["path": path, "reason": reason])
    }
    static let pathMissing = Phrase("open.missing")
    static func noPath(_ text: String) -> Phrase { Phrase("open.noPath", ["text": text]) }
    static func notOpened(_ part: String, in path: String, because reason: String) -> Phrase {
        Phrase("open.failed", ["part": part, "path": path, "reason": reason])
    }
    static let noSuchPlace = Phrase("open.failed.nothing")
    static let nothingToSet = Phrase("open.failed.state")
    static let nothingBeyond = Phrase("open.failed.below")
    static let somethingFirst = Phrase("open.failed.first")
    static let behindThisPage = Phrase("open.behind")
}
