/// One of the architectures that docs/patterns.md compares: where it is, and what belongs to it.
struct Architecture {
    let name: String
    /// The example it is in.
    let example: String
    /// Its own folder in the example; empty for all of it.
    var folder = ""
    /// Folders of the example that it shares with others.
    var shared: [String] = []
    /// Folders that are not part of the flow that is compared.
    var leftOut: [String] = []
    /// The program, and the name of its patches.
    let program: String
    /// Its scenes, each as what the names of its types begin with.
    let scenes: [[String]]

    private static let movies = [["MovieList"], ["MovieDetail"], ["Years"]]
    private static let films = [
        ["FilmList"], ["FilmDetail", "FilmConfigurable"], ["Years"], ["Rating"], ["Director"],
    ]

    private static let people = [["PersonList"], ["PersonDetail"], ["PersonEditor"], ["Years"]]

    static let all: [Architecture] = [
        Architecture(
            name: "Segues", example: "MovieCoordinators", folder: "Before/",
            program: "MovieCoordinatorsBefore", scenes: movies),
        Architecture(
            name: "Coordinators", example: "MovieCoordinators", folder: "After/",
            program: "MovieCoordinatorsAfter", scenes: movies),
        Architecture(
            name: "Clean Swift", example: "CleanSwiftRouter", program: "CleanSwiftRouter",
            scenes: [["Home"], ["Detail"], ["Years"]]),
        module("VIPER, view prepares", folder: "ViewPrepare", shared: ["Films/", "OneWay/"]),
        module("VIPER, block", folder: "ConfigurationBlock", shared: ["Films/", "OneWay/"]),
        module("VIPER, promise", folder: "ProtocolsAndPromise", shared: ["Films/", "OneWay/"]),
        module("VIPER, input and output", folder: "ModuleInputOutput", shared: ["Films/"]),
        Architecture(
            name: "Editor, before", example: "EntityEditor", folder: "Before/",
            program: "EntityEditorBefore", scenes: people),
        Architecture(
            name: "Editor, after", example: "EntityEditor", folder: "After/", program: "EntityEditorAfter",
            scenes: people),
    ]

    private static func module(_ name: String, folder: String, shared: [String]) -> Architecture {
        Architecture(
            name: name, example: "ViperModules", folder: "\(folder)/", shared: shared,
            leftOut: ["\(folder)/Rating/", "\(folder)/Director/"], program: "ViperModules", scenes: films)
    }

    /// The files of an example that belong to the compared flow.
    func files(of code: ExampleCode) -> [SourceFile] {
        code.files.filter { file in
            ([folder] + shared).contains { file.name.hasPrefix($0) }
                && !leftOut.contains { file.name.hasPrefix($0) }
        }
    }

    /// The scene that a type belongs to by its name.
    func scene(of type: String) -> Int? {
        scenes.firstIndex { $0.contains { type.hasPrefix($0) } }
    }
}
