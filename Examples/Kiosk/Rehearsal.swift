import Usher
import UsherTesting

/// Returns what the kiosk prints for a script. `wait 30` advances the clock 30 seconds, and
/// `hear seats 3 Playtime` sends news. Both are echoed in parentheses. Other lines are answers.
func rehearsal(of script: [String]) -> String {
    var boxOffice: Inbox<News>?
    let session = ScriptedSession(options: Session.Options(answering: [.tree])) { navigator in
        KioskCoordinator(navigator: navigator) { boxOffice = $0 }
    }
    var text = session.transcript
    for line in script {
        let start = session.transcript.endIndex
        let words = line.split(separator: " ", maxSplits: 1)
        if words.count == 2, words[0] == "wait", let seconds = Int(words[1]) {
            text += "(\(line))"
            session.advance(by: .seconds(seconds))
        } else if words.count == 2, words[0] == "hear", let news = News(String(words[1])) {
            text += "(\(line))"
            boxOffice?.send(news)
            session.advance()
        } else {
            session.answer(line)
        }
        text += session.transcript[start...]
    }
    return text
}
