/// Something a session says of its own. ``Words`` say it in a language; what it is in English stands with each.
///
/// Numbers come as numbers, for their plurals; ``Words/grouped(_:)`` sets thousands apart.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum Phrase: Hashable, Sendable {
    /// A command that a page offers by itself.
    public enum Command: Hashable, Sendable {
        /// `b`.
        case back
        /// `h`.
        case home
        /// `?`.
        case help
        /// `q`.
        case quit
        /// `n` of a list.
        case next
        /// `p` of a list.
        case previous
    }

    /// A kind of value that a question asks for.
    public enum Kind: Hashable, Sendable {
        /// “a text”.
        case text
        /// “a whole number from 1888 to 2100”.
        case wholeNumber(from: Int?, to: Int?)
        /// “a number from 0 to 10”, “a number with at most 2 decimals”.
        case number(from: String?, to: String?, places: Int? = nil)
        /// “a day up to 2024-03-01, such as 2024-05-01, 1 May 2024 or yesterday”.
        case day(from: String?, to: String?)
        /// “a path”.
        case path
        /// “the path of something that is there”.
        case pathThatIsThere
        /// “the path of a file that may be written”.
        case pathToWrite
        /// In a program's own words.
        case own(String)
    }

    /// Why a path can't be used.
    public enum PathTrouble: Hashable, Sendable {
        /// “it is a folder; add the name of a file”.
        case isFolder
        /// “it ends in a slash; add the name of a file”.
        case endsInSlash
        /// “there is no folder pictures”.
        case noFolder(String)
        /// In the system's words.
        case system(String)
    }

    // On a page

    /// “back”, “next”.
    case label(Command)
    /// “search”.
    case search
    /// The label of the command that leaves a text empty: “clear”.
    case clear
    /// Between the numbers of the rows of a list and how many there are: “of”, or “of more than” where nobody counts them.
    case of(isMore: Bool)
    /// Before the number of a list's page: “page”. A person may type it, too: `page 40`.
    case page
    /// The value of what has none yet, an empty text, and no item of several: “none”. A person may type it, too.
    case none
    /// The name of a month, 1 to 12: “January”. A person may type it, or three letters of it, too.
    case month(Int)
    /// In lower case, the day so many days from today, -1 to 1: “yesterday”, “today”, “tomorrow”. A person may type it.
    case day(fromToday: Int)
    /// All items of several: “all”. A person may type it, too.
    case all
    /// Behind the label of the help, where a line has no room for all commands: “and 5 more”.
    case andMore(Int)
    /// The word before the last of several: “and”. A person may type it, too: `1, 2 and 5`.
    case and
    /// The word between the ends of a range: “to”. A person may type it, too: `1 to 3`.
    case to
    /// In place of a list without elements, and where one of it is picked: “There is nothing to pick from.”
    case nothingToPick
    /// Above a list of one element: “There is only this one.”
    case onlyOne
    /// After a search, where all that is found was turned on or off: “19 found are on, 981 as before.”
    case turnedFound(Int, isOn: Bool, others: Int)
    /// Of a field that the page has no more: “Watchlist: no longer”.
    case noLonger(String)
    /// “yes”. A person may type it, too, or its first letter.
    case yes
    /// “no”. A person may type it, too, or its first letter.
    case no
    /// The meaning of an empty line: “Enter for 1979”.
    case enter(for: String)
    /// In place of a secret: “(not shown)”.
    case notShown
    /// The default of a secret: “what is there”, as in “Enter for what is there”.
    case whatIsThere
    /// Of a long text: “a line with a single dot ends it”.
    case dotEnds
    /// A prompt where the same has to be typed once more: “Password again”.
    case again(String)
    /// Above a question for a value: “Takes a whole number from 1888 to 2100.”
    case takes(Kind)
    /// A kind of answer: “a whole number from 1888 to 2100”.
    case kind(Kind)
    /// The answers to a question of yes or no: “y or n”, “keep or drop”.
    case yesOrNo(String, String)
    /// Above items of which several are picked: “Numbers turn these on or off, as in 1 3, 2-5, all or none; at least 1.”
    case turnsItems(least: Int, most: Int?)

    // In a form

    /// Above the answers: “A number corrects an answer.”
    case correctsAnswers
    /// The label of the command that is done with a form: “done”.
    case done
    /// In place of an answer that is missing, “to be answered”, or won't do any more, “to be answered anew”.
    case toBeAnswered(anew: Bool)
    /// Before it is left: “New film: leave, and lose the answers?”
    case leaveForm(String)
    /// Of a default that nobody typed: “License: mit, by default.”
    case tookDefault(String, String)
    /// At the end, when nobody can be asked: “New film: not finished; the answers are lost.”
    case formLost(String)

    // While it works

    /// “Imported 120,000 of 1,000,000 films”.
    case progress(String, Int, of: Int?, String)
    /// The rate: “98,000 a second”.
    case rate(Int)
    /// The time left: “9 s left”.
    case secondsLeft(Int)
    /// “5 min left”.
    case minutesLeft(Int)
    /// “2 h left”.
    case hoursLeft(Int)
    /// Before a wait: “Asking the server…”
    case waiting(String)
    /// “Asking the server: 5 s so far”.
    case stillWaiting(String, seconds: Int)
    /// The time taken: “Asking the server: 12 s”.
    case waited(String, seconds: Int)
    /// After Ctrl-C: “Stopped.”
    case stopped

    // In the help

    /// The help's title: “Help: Films”, or “Help” for a page without one.
    case helpTitle(String)
    /// Of the rest of the help: “more”, as in “Enter for more”.
    case more
    /// Behind the help: “the page”, as in “Enter for the page”.
    case thePage
    /// “goes back to the page before”.
    case meaning(Command)
    /// Of `h` in a layer: “goes to the first page here”.
    case meaningOfHomeHere
    /// The numbers of items: “1 to 7”, “1”; `orName` where they can be typed by name, too: “1 to 7 or a name”.
    case numbers(upTo: Int, orName: Bool)
    /// “picks that line”.
    case picksLine
    /// Of a list: “five pages on, page 40, the first, the last”.
    case turnsFar
    /// “an empty line”.
    case emptyLine
    /// “picks 3”.
    case picks(Int)
    /// “leaves it empty”.
    case leavesEmpty
    /// “stands for 1979”.
    case standsFor(String)
    /// Of two colons: “begins a text that starts with a colon”.
    case beginsWithColon
    /// Of a page of a form: “Back leads to the page before; answers are kept until the form is left.”
    case helpOfForm
    /// “an answer”.
    case anAnswer
    /// Before answers that are suggested: “such as”.
    case suchAs
    /// Of a search in a list: “finds by any part of a name; alone, it shows all again”.
    case searchesNames
    /// After a search that finds nothing: “Nothing has “x” in its name; / alone shows all.”
    case foundNothing(String)
    /// Of a text that is typed twice: “the same again”.
    case sameAgain
    /// “is typed before it counts”.
    case beforeItCounts
    /// Of a dot: “ends the text, alone on its line”.
    case endsText
    /// Of two dots: “is a line with one dot”.
    case isDot
    /// “opens your editor, $VISUAL or $EDITOR”.
    case opensEditor
    /// Of two colons: “begins a secret that starts with a colon; none of it is shown”.
    case secretBeginsWithColon
    /// “numbers or a name”.
    case numbersOrName
    /// “turn lines on or off, as in 1 3, 2-5, all or none”.
    case turnLines
    /// “is done with what is on”.
    case isDone
    /// Of `:on`: “shows what is on”.
    case showsOn
    /// An answer that asks, and one to that: “3 and an answer”.
    case andAnAnswer(String)
    /// “answers at once what 3 asks”.
    case answersAtOnce(String)
    /// Of a question for a text: “:b leaves it as it is.”, or without the colon.
    case helpOfAsking(colon: Bool)
    /// Of a question before something is done: “y does it; n or b leaves all as it is.”
    case helpOfConfirming
    /// Of a question before a flow is left: “y leaves; n, an empty line or b stays.”
    case helpOfLeaving
    /// Of `:words`: “shows the words for developers”.
    case showsWords
    /// The title of that page: “Words for developers”.
    case titleOfWords
    /// The form of a word of the session's: “:tree”, “:open PATH”.
    case form(SessionWord)
    /// The meaning of the word: “shows the path of this page”.
    case meaningOfWord(SessionWord)

    // Refusals

    /// “An answer can't hold control characters; type it as plain text.”
    case controlCharacters
    /// “That line is too long; an answer takes up to 65536 bytes.”
    case lineTooLong(limit: Int)
    /// “That line is not UTF-8 text; type it again.”
    case lineNotText
    /// A number where there are no items, and what would do: “There is nothing to pick by number here; ? lists what there is.”
    case noNumbers(way: String)
    /// “There is no 12 here; pick a number from 1 to 7.”, “There is no 2 here; 1 is the only number.”
    case noSuchNumber(String, from: Int, to: Int)
    /// “This is the first page; q quits.”
    case firstPage
    /// “This is the first page here; b goes back.”
    case firstPageHere
    /// “This is the first page; n goes on a page.”
    case firstPageOfList
    /// “This is the last page; p goes back a page.”
    case lastPageOfList
    /// ““maybe” is neither yes nor no; answer y or n.”, and of an empty line: “Answer y or n.”
    case neitherYesNorNo(String, yes: String, no: String, answers: String)
    /// “No command “x”; ? lists what there is, q quits.” Where a slash searches, the way is that.
    case notOffered(String, way: String, quit: String)
    /// “Type the number of a line, 1 to 9.”
    case numberOfLine(most: Int)
    /// A name that fits several lines: ““the” fits 1. The Third Man, 2. The Birds; type what stands before one.”
    case ambiguous(String, fitting: [String], more: Int)
    /// ““3” doesn't answer what is asked behind this; give the first part alone.”
    case noAnswerAhead(String)
    /// An answer given ahead that is none: ““GPL” doesn't answer that; use one of Apache, MIT.”
    case noAnswer(String, of: [String])
    /// An answer given ahead: ““Token” isn't asked with these answers. The questions are Name, License.”, and where its name
    /// is nearly that of a question: “There is no question “Nmae”. Did you mean “Name”?”
    case notAskedFor(String, of: [String], similar: String?)
    /// ““Token” is still to be answered.”
    case stillToAnswer(String)
    /// After Tab: “Nothing begins with “xy”.”, and of an empty text: “There is nothing to complete here.”
    case nothingFits(String)
    /// Of a paste, one line of which was refused: “2 more lines were pasted and left undone; Up brings them.”
    case leftUndone(Int)
    /// “This can't be left empty.”
    case empty
    /// After a choice that is gone: “There is no salt any more; pick something else.”
    case notListed([String])
    /// Behind the refusal of a text that is the letter of a command: “:b goes back to the page before.”
    case meaningOfLetter(String, String)
    /// Of an editor: “There is no terminal to edit on; type the text here, and end it with a line of a single dot.”
    case noEditorHere
    /// “Neither $VISUAL nor $EDITOR names an editor; type the text here, and end it with a line of a single dot.”
    case noEditor
    /// “The text is as it was, for the editor failed: vi: 1”, and where another text is: “What it wrote is in /tmp/text.txt.”
    case editorFailed(String, keptIn: String? = nil)
    /// “There is nothing in that text yet; type it, and end it with a line of a single dot.”
    case nothingInText
    /// “That is not the same as before; type both again.”
    case notTheSame
    /// “Type two colons where a secret starts with one; :? is for help.”
    case colonInSecret
    /// “A secret is typed at its own prompt; give the first part alone.”
    case secretAhead
    /// ““3000” is not a whole number from 1888 to 2100.”
    case isNot(String, Kind)
    /// A number that could be another one: ““1,234” may be 1234 or 1.234; type one of these.”
    case twoNumbers(String, String, String)
    /// A value that a program can't use, and its hint: ““13” won't do; a lucky number.”, ““13” won't do
    /// here.”
    case wontDo(String, String?)
    /// ““Heat” can't be picked: lent to Ada.”
    case cantBePicked(String, String)
    /// A text that is the letter of a command: ““q” would be the answer here; type it again if it is meant.”
    case wouldBeAnswer(String)
    /// ““/tmp” can't be used: it is a folder; add the name of a file.”
    case unusablePath(String, because: PathTrouble)
    /// “That was for a page that is gone; nothing was done. This is the page now.”
    case pageGone
    /// “At least 2 have to be on, and 1 is.”
    case tooFew(least: Int, on: Int)
    /// “At most 2 can be on, and that is 3.”
    case tooMany(most: Int, on: Int)
    /// ““x” turns nothing on or off; type numbers, as in 1 3, 2-5, all or none.”
    case turnsNothing(String)
    /// Of a word that goes to a path, without one: “Type the path to open: :open /”
    case pathMissing
    /// ““x” is no path; one begins with a slash: :open /”
    case noPath(String)
    /// ““cellar” in /shelf/cellar can't be opened: there is no such place”
    case notOpened(String, in: String, because: String)
    /// Why it can't be opened: “there is no such place”.
    case noSuchPlace
    /// “nothing lies beyond”.
    case nothingBeyond
    /// Another flow would have to come first: a login.
    case somethingFirst
    /// The selected section stands behind a page that is none of it.
    case behindThisPage
}
