import Platform

extension Conversation {
    mutating func flush(to stream: ConsoleStream = .page) {
        guard output.count > 0 else { return }
        var failure: ConsoleError?
        do {
            try host.write(output, to: stream)
        } catch {
            failure = error
        }
        output.truncate(to: 0)
        if let failure { endOutput(after: failure, on: stream) }
    }

    /// Writes the pending pages, then what the program printed.
    mutating func flushPrintedText() {
        guard host.holdsPrintedText else { return }
        flush()
        flushStreams()
    }

    /// Writes an error after the pages it's about, wrapped on a terminal.
    mutating func report(_ trouble: String) {
        flushPrintedText()
        flush()
        if host.showsTyping {
            var line = Page(in: page.words)
            line.text(trouble)
            let color = host.showsColor(on: .trouble) ? options.theme?.refusal : nil
            output.append(in: color) { PageWriter(width: host.width).writeBody(of: line.content, to: &$0) }
        } else {
            output.append(line: trouble)
        }
        flush(to: .trouble)
    }

    /// Reports leaks and requests that did nothing. If these aren't observed, reports programming
    /// errors only.
    mutating func reportFaults() {
        if let diagnostics, diagnostics.saysFaults, !diagnostics.knowsReader, host.isReadByOthers {
            diagnostics.knowsReader = true
            navigator.tell(lost: "readLine reads what Usher has read ahead. Ask with page.ask or a Prompter")
        }
        let fault = navigator.fault.takeAll()
        for loss in diagnostics?.losses.takeAll() ?? navigator.memberIndex.takeLosses() where loss != fault {
            report("Nothing happened: \(loss).")
        }
        if !fault.isEmpty { report("\(fault).") }
        // The page below a question to leave holds what its move has left already.
        guard navigator.leaving.question == nil else { return }
        for leak in navigator.observation.leakDetector?.takeSurvivors(of: navigator.stack) ?? [] {
            diagnostics?.leaks.append(leak)
            if diagnostics?.saysFaults == true {
                report("\(leak) was not released after its end. Something still holds it.")
            }
        }
    }

    mutating func endOutput(after error: ConsoleError, on stream: ConsoleStream) {
        guard error != .readerGone else { return finish(.outputGone) }
        guard error != .interrupted else { return finish(.interrupted) }
        finish(.failed(error.description))
        if stream == .page { report(error.description) }
    }
}
