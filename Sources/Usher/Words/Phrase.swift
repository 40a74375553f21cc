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
        /// “text”.
        case text
        /// “a whole number from 1888 to 2100”.
        case wholeNumber(from: Int?, to: Int?)
        /// “a number from 0 to 10”, “a number with at most 2 decimals”.
        case number(from: String?, to: String?, places: Int? = nil)
        /// “a date on or before 2024-03-01, such as 2024-05-01, 1 May 2024 or yesterday”.
        case day(from: String?, to: String?)
        /// “a path”.
        case path
        /// “the path of something that exists”.
        case pathThatIsThere
        /// “the path of a file to write”.
        case pathToWrite
        /// In a program's own words.
        case own(String)
    }

    /// Why a path can't be used.
    public enum PathTrouble: Hashable, Sendable {
        /// ““/tmp” is a folder. Add the name of a file.”
        case isFolder
        /// ““/tmp/” ends in a slash. Add the name of a file.”
        case endsInSlash
        /// “There is no folder “pictures”. Type another path.”
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
    /// In place of a list without elements, and where one of it is picked: “There is nothing to choose from.”
    case nothingToPick
    /// Above a list of one element: “This is the only one.”
    case onlyOne
    /// After a search, where all that is found was turned on or off: “19 matches are on, 981 others unchanged.”
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
    /// The default of a secret: “the current value”, as in “Enter for the current value”.
    case whatIsThere
    /// Of a long text: “end with a dot on its own line”.
    case dotEnds
    /// A prompt where the same has to be typed once more: “Password again”.
    case again(String)
    /// Above a question for a value: “Enter a whole number from 1888 to 2100.”
    case takes(Kind)
    /// A kind of answer: “a whole number from 1888 to 2100”.
    case kind(Kind)
    /// The answers to a question of yes or no: “y or n”, “keep or drop”.
    case yesOrNo(String, String)
    /// Above items of which several are picked: “Turn these on or off by number: 1 3, 2-5, all or none.
    /// Choose at least one.”
    case turnsItems(least: Int, most: Int?)

    // In a form

    /// Above the answers: “Type a number to change that answer.”
    case correctsAnswers
    /// The label of the command that is done with a form: “done”.
    case done
    /// In place of an answer that is missing, “not answered yet”, or won't do any more, “needs a new answer”.
    case toBeAnswered(anew: Bool)
    /// Before it is left: “New film: leave and lose your answers?”
    case leaveForm(String)
    /// Of a default that nobody typed: “License: mit, by default.”
    case tookDefault(String, String)
    /// At the end of a command line's form: “Missing: --name, --license.”
    case missing([String])
    /// Of an entry of a form: “Add Author 2”.
    case addEntry(String)
    /// “Remove Author 2”.
    case removeEntry(String)
    /// The first line of the help of a command line, of a program: “Usage: setup [OPTION VALUE]…”.
    case usage(String)
    /// Of an option: “default: mit”.
    case byDefault(String)
    /// Of `--yes`: “takes the default of each question that has one”.
    case usageOfYes
    /// Of `--answers`: “a file of answers, one on each line: Name: value”.
    case usageOfAnswers
    /// Of `--help`: “shows these options”.
    case usageOfHelp
    /// At the end, when nobody can be asked: “New film: not finished, so your answers are lost.”
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
    /// “goes back to the previous page”.
    case meaning(Command)
    /// Of `h` in a layer: “goes to the first page here”.
    case meaningOfHomeHere
    /// The numbers of items: “1 to 7”, “1”; `orName` where they can be typed by name, too: “1 to 7 or a name”.
    case numbers(upTo: Int, orName: Bool)
    /// “chooses that line”.
    case picksLine
    /// Of a list: “five pages on, page 40, the first, the last”.
    case turnsFar
    /// “an empty line”.
    case emptyLine
    /// “chooses 3”.
    case picks(Int)
    /// “leaves it empty”.
    case leavesEmpty
    /// “means 1979”.
    case standsFor(String)
    /// Of two colons: “starts an answer with a colon”.
    case beginsWithColon
    /// Of a page of a form: “Back returns to the previous question. Your answers are kept until you
    /// leave the form.”
    case helpOfForm
    /// “an answer”.
    case anAnswer
    /// Before answers that are suggested: “such as”.
    case suchAs
    /// Of a search in a list: “finds names that contain it, or alone shows all again”.
    case searchesNames
    /// After a search that finds nothing: “No name contains “x”. Type / to show all.”
    case foundNothing(String)
    /// Of a text that is typed twice: “the same again”.
    case sameAgain
    /// “confirms it”.
    case beforeItCounts
    /// Of a dot: “ends the text, on its own line”.
    case endsText
    /// Of two dots: “enters a line with one dot”.
    case isDot
    /// “opens your editor, $VISUAL or $EDITOR”.
    case opensEditor
    /// Of two colons: “starts a secret with a colon (nothing is shown)”.
    case secretBeginsWithColon
    /// “numbers or a name”.
    case numbersOrName
    /// “turn lines on or off, as in 1 3, 2-5, all or none”.
    case turnLines
    /// “accepts what is on”.
    case isDone
    /// Of `:on`: “shows what is on”.
    case showsOn
    /// An answer that asks, and one to that: “3 and an answer”.
    case andAnAnswer(String)
    /// “chooses 3 and answers its question”.
    case answersAtOnce(String)
    /// Of a question for a text: “Type :b to leave it unchanged.”, or without the colon.
    case helpOfAsking(colon: Bool)
    /// Of a question before something is done: “Type y to go ahead, n or b to change nothing.”
    case helpOfConfirming
    /// Of a question before a flow is left: “Type y to leave. With n, b or an empty line you stay.”
    case helpOfLeaving
    /// Of `:words`: “shows the commands for developers”.
    case showsWords
    /// The title of that page: “Commands for developers”.
    case titleOfWords
    /// The form of a word of the session's: “:tree”, “:open PATH”.
    case form(SessionWord)
    /// The meaning of the word: “shows the path of this page”.
    case meaningOfWord(SessionWord)

    // Refusals

    /// “An answer can't contain control characters. Type it as plain text.”
    case controlCharacters
    /// “That line is too long. An answer has at most 65536 bytes.”
    case lineTooLong(limit: Int)
    /// “That line is not UTF-8 text. Type it again.”
    case lineNotText
    /// A number where there are no items, and what would do: “There are no numbered lines here. Type ? for help.”
    case noNumbers(way: String)
    /// “There is no line 12. Choose 1 to 7.”, and where a slash searches: “There is no line 1995. Choose 1 to 10, or type
    /// /1995 to search.”
    case noSuchNumber(String, from: Int, to: Int, searches: Bool)
    /// “This is the first page. Type q to quit.”
    case firstPage
    /// “This is the first page here. Type b to go back.”
    case firstPageHere
    /// “This is the first page. Type n for the next one.”
    case firstPageOfList
    /// “This is the last page. Type p for the previous one.”
    case lastPageOfList
    /// ““maybe” is neither yes nor no. Type y or n.”, and of an empty line: “Type y or n.”
    case neitherYesNorNo(String, yes: String, no: String, answers: String)
    /// “There is no command “x”. Type ? for help, q to quit.” Where a slash searches, the way is that.
    case notOffered(String, way: String, quit: String)
    /// “Type the number of a line, 1 to 9.”
    case numberOfLine(most: Int)
    /// A name that fits several lines: ““the” could be 1. The Third Man, 2. The Birds. Type the number or
    /// letter.”
    case ambiguous(String, fitting: [String], more: Int)
    /// ““3” doesn't answer that question. Type only the first part to see it.”
    case noAnswerAhead(String)
    /// An answer given ahead that is none: ““GPL” is not one of the choices. Choose from Apache, MIT.”
    case noAnswer(String, of: [String])
    /// An answer given ahead: ““Token” isn't asked with these answers. The questions are Name, License.”, and where its name
    /// is nearly that of a question: “There is no question “Nmae”. Did you mean “Name”?”
    case notAskedFor(String, of: [String], similar: String?)
    /// ““Token” has no answer yet.”
    case stillToAnswer(String)
    /// After Tab: “Nothing begins with “xy”.”, and of an empty text: “There is nothing to complete here.”
    case nothingFits(String)
    /// Of a paste, one line of which was refused: “2 more pasted lines were not used. Press Up to get them back.”
    case leftUndone(Int)
    /// “This can't be left empty.”
    case empty
    /// After a choice that is gone: “No longer in the list: salt. Choose something else.”
    case notListed([String])
    /// Behind the refusal of a text that is the letter of a command: “Type :b for back.”
    case commandOfLetter(String, label: String)
    /// Of an editor: “There is no terminal to edit on. Type the text here, and end with a dot on its own line.”
    case noEditorHere
    /// “Neither $VISUAL nor $EDITOR is set. Type the text here, and end with a dot on its own line.”
    case noEditor
    /// “The text is unchanged, because the editor failed: vi: 1”, and where another text is: “What you wrote is kept in
    /// /tmp/text.txt.”
    case editorFailed(String, keptIn: String? = nil)
    /// “The text is empty. Type the text here, and end with a dot on its own line.”
    case nothingInText
    /// “The two don't match. Type both again.”
    case notTheSame
    /// “Type two colons if the secret starts with one, or :? for help.”
    case colonInSecret
    /// “A secret has a prompt of its own. Type only the first part to see it.”
    case secretAhead
    /// ““3000” is not a whole number from 1888 to 2100.”
    case isNot(String, Kind)
    /// A number that could be another one: ““1,234” could be 1234 or 1.234. Type one of these.”
    case twoNumbers(String, String, String)
    /// A value that a program can't use, and its hint: ““13” can't be used here. Enter a lucky number.”
    case wontDo(String, String?)
    /// ““Heat” can't be chosen: lent to Ada.”
    case cantBePicked(String, String)
    /// A text that is the letter of a command, and that one's label: “Is “q” your answer? Type it again to enter it, or :q
    /// for quit.”
    case wouldBeAnswer(String, command: String?)
    /// ““/tmp” is a folder. Add the name of a file.”
    case unusablePath(String, because: PathTrouble)
    /// “The page changed before you answered, so nothing was done. This is the new page.”
    case pageGone
    /// “Choose at least 2. You need 1 more.”, “Choose at least one.”
    case tooFew(least: Int, on: Int)
    /// “Choose at most 2. That would be 3.”
    case tooMany(most: Int, on: Int)
    /// ““x” matches no line. Type numbers, such as 1 3, 2-5, all or none.”
    case turnsNothing(String)
    /// Of a word that goes to a path, without one: “Type the path to open: :open /”
    case pathMissing
    /// ““x” is not a path. A path starts with a slash: :open /”
    case noPath(String)
    /// ““cellar” in /shelf/cellar can't be opened: there is no such place”
    case notOpened(String, in: String, because: String)
    /// Why it can't be opened: “there is no such place”.
    case noSuchPlace
    /// “there is nothing below it”.
    case nothingBeyond
    /// Another flow would have to come first: a login.
    case somethingFirst
    /// The selected section stands behind a page that is none of it.
    case behindThisPage
}
