/// One of the architectures that docs/patterns.md compares: where it is, and what belongs to it.
struct Architecture {
    let name: String
    /// The example it is in.
    let example: String
    /// Its own folder in the example; empty for all of it.
    var folder = ""
    /// Files and folders of the example that it shares with others.
    var shared: [String] = []
    /// Folders that are not part of the flow that is compared.
    var leftOut: [String] = []
    /// Files that stand for a part of UIKit or SwiftUI, and are no part of the program.
    var standIns: [String] = []
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
            name: "Plain coordinators", example: "PlainCoordinator", standIns: ["NavigationController"],
            program: "PlainCoordinator", scenes: movies),
        Architecture(
            name: "State", example: "StateNavigation", standIns: ["NavigationStack"],
            program: "StateNavigation", scenes: movies),
        Architecture(
            name: "Clean Swift", example: "CleanSwiftRouter", standIns: ["RoutesByName"],
            program: "CleanSwiftRouter", scenes: [["Home"], ["Detail"], ["Years"], ["About"]]),
        module("VIPER, factories", folder: "Factories", shared: ["Films/", "OneWay/"]),
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
            name: name, example: "ViperModules", folder: "\(folder)/", shared: shared + ["AppDelegate"],
            leftOut: ["\(folder)/Rating/", "\(folder)/Director/"], program: "ViperModules", scenes: films)
    }

    /// The files of an example that belong to the compared flow.
    func files(of code: ExampleCode) -> [SourceFile] {
        code.files.filter { file in
            ([folder] + shared).contains { file.name.hasPrefix($0) }
                && !leftOut.contains { file.name.hasPrefix($0) } && !standIns.contains(file.name)
        }
    }

    /// The scene that a type belongs to by its name.
    func scene(of type: String) -> Int? {
        scenes.firstIndex { $0.contains { type.hasPrefix($0) } }
    }

    /// The scene that a name in a storyboard or a path stands for: `People@Director`, `MovieDetail`, `detail`.
    func scene(named name: String) -> Int? {
        let name = name.split(separator: "@").last.map(String.init) ?? name
        return scene(of: name)
            ?? scenes.firstIndex { $0.contains { $0.lowercased().hasSuffix(name.lowercased()) } }
    }
}
