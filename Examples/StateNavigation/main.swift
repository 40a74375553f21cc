import Usher

Session.run(on: .standard, options: Session.Options(answering: [.tree])) {
    AppView(store: Store()).body(navigator: $0)
}.exit()
