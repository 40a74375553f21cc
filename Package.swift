// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Leaves out debug information, and the index of the system's modules, which take a third of the
/// time that tests take to build.
let strictTests = strict + [.unsafeFlags(["-gnone", "-index-ignore-system-modules"])]

let package = Package(
    name: "usher",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Usher", targets: ["Usher"]),
        .library(name: "UsherTesting", targets: ["UsherTesting"]),
        .executable(name: "movies", targets: ["movies"]),
    ],
    targets: [
        .target(name: "Platform", swiftSettings: strict),
        .target(name: "Usher", dependencies: ["Platform"], swiftSettings: strict),
        .target(name: "UsherTesting", dependencies: ["Usher"], swiftSettings: strict),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(
            name: "MovieCatalog", dependencies: ["Platform", "CSQLite"],
            swiftSettings: strict),
        .target(name: "CFacts", exclude: ["facts.c.bin"]),
        .target(
            name: "MovieImport", dependencies: ["CFacts", "CZlib", "MovieCatalog", "Platform"],
            swiftSettings: strict),
        .target(
            name: "MoviesApp", dependencies: ["MovieCatalog", "MovieImport", "Platform", "Usher"],
            swiftSettings: strict),
        .executableTarget(
            name: "movies", dependencies: ["MovieCatalog", "MovieImport", "MoviesApp", "Usher"],
            swiftSettings: strict),
        .executableTarget(
            name: "Bulletin", dependencies: ["Usher"], path: "Examples/Bulletin", swiftSettings: strict),
        .executableTarget(
            name: "FirstSteps", dependencies: ["Usher"], path: "Examples/FirstSteps",
            exclude: ["script.txt", "transcript.txt"], swiftSettings: strict),
        .executableTarget(
            name: "Kiosk", dependencies: ["Usher", "UsherTesting"], path: "Examples/Kiosk",
            exclude: ["script.txt", "transcript.txt"], swiftSettings: strict),
        .executableTarget(
            name: "Members", dependencies: ["Usher"], path: "Examples/Members",
            exclude: ["script.txt", "transcript.txt"], swiftSettings: strict),
        .executableTarget(
            name: "Wizard", dependencies: ["Usher"], path: "Examples/Wizard",
            exclude: ["answers.txt", "script.txt", "transcript.txt"], swiftSettings: strict),
        .executableTarget(
            name: "Questions", dependencies: ["Usher"], path: "Tests/Support/Questions", swiftSettings: strict
        ),
        .target(
            name: "Randomness", dependencies: ["Usher"], path: "Tests/Support/Randomness",
            swiftSettings: strict),
        .target(
            name: "Catalogs", dependencies: ["CSQLite", "CZlib", "MovieCatalog", "MovieImport", "Platform"],
            path: "Tests/Support/Catalogs",
            exclude: ["Format4", "Format5", "Format6"], swiftSettings: strict),
        .executableTarget(
            name: "Facts", dependencies: ["CZlib", "MovieCatalog", "MovieImport"], path: "Tests/Tools/Facts",
            exclude: ["run", "sample"], swiftSettings: strict),
        .target(name: "Programs", path: "Tests/Support/Programs", swiftSettings: strict),
        .testTarget(
            name: "UsherTests", dependencies: ["Platform", "Randomness", "Usher", "UsherTesting"],
            exclude: ["Transcripts"], swiftSettings: strictTests),
        .target(name: "RecordingVFS", dependencies: ["CSQLite"], path: "Tests/Support/RecordingVFS"),
        .testTarget(
            name: "MovieCatalogTests",
            dependencies: [
                "CSQLite", "CZlib", "Catalogs", "MovieCatalog", "MovieImport", "MoviesApp", "Platform",
                "Randomness", "RecordingVFS",
            ],
            swiftSettings: strictTests),
        .testTarget(
            name: "MoviesAppTests",
            dependencies: [
                "Catalogs", "MovieCatalog", "MovieImport", "MoviesApp", "Randomness", "Usher", "UsherTesting",
            ],
            swiftSettings: strictTests),
        .testTarget(
            name: "EndToEnd",
            dependencies: [
                "Catalogs", "Faults", "Kiosk", "MovieCatalog", "MovieImport", "MoviesApp", "Programs",
                "Questions",
                "Randomness", "UsherTesting", "movies",
            ],
            swiftSettings: strictTests),
        .target(name: "CFaults", dependencies: ["CSQLite"], path: "Tests/Support/CFaults"),
        .executableTarget(
            name: "Faults", dependencies: ["CFaults", "MovieCatalog", "MovieImport"],
            path: "Tests/Support/Faults",
            swiftSettings: strict),

        .target(
            name: "UsherStoryboards", dependencies: ["Usher"], path: "Examples/Support", swiftSettings: strict
        ),
        .executableTarget(
            name: "MovieCoordinatorsBefore", dependencies: ["Usher", "UsherStoryboards"],
            path: "Examples/MovieCoordinators/Before",
            swiftSettings: strict),
        .executableTarget(
            name: "MovieCoordinatorsAfter", dependencies: ["Usher"], path: "Examples/MovieCoordinators/After",
            swiftSettings: strict),
        .executableTarget(
            name: "PlainCoordinator", dependencies: ["Usher"], path: "Examples/PlainCoordinator",
            exclude: ["README.md"], swiftSettings: strict),
        .executableTarget(
            name: "OneOwner", dependencies: ["Usher"], path: "Examples/OneOwner", swiftSettings: strict),
        .executableTarget(
            name: "StateNavigation", dependencies: ["Usher"], path: "Examples/StateNavigation",
            exclude: ["README.md"], swiftSettings: strict),
        .target(
            name: "EntityEditorShared", dependencies: ["Usher"], path: "Examples/EntityEditor/Shared",
            swiftSettings: strict),
        .executableTarget(
            name: "EntityEditorBefore", dependencies: ["EntityEditorShared", "Usher", "UsherStoryboards"],
            path: "Examples/EntityEditor/Before", swiftSettings: strict),
        .executableTarget(
            name: "EntityEditorAfter", dependencies: ["EntityEditorShared", "Usher"],
            path: "Examples/EntityEditor/After", swiftSettings: strict),
        .executableTarget(
            name: "EntityEditorWithUsher", dependencies: ["EntityEditorShared", "Usher"],
            path: "Examples/EntityEditor/WithUsher", swiftSettings: strict),
        .executableTarget(
            name: "CleanSwiftRouter", dependencies: ["Usher", "UsherStoryboards"],
            path: "Examples/CleanSwiftRouter/Article", swiftSettings: strict),
        .executableTarget(
            name: "CleanSwiftMovies", dependencies: ["Usher", "UsherStoryboards"],
            path: "Examples/CleanSwiftRouter/Movies", swiftSettings: strict),
        .executableTarget(
            name: "ViperModules", dependencies: ["Usher", "UsherStoryboards"], path: "Examples/ViperModules",
            exclude: ["README.md", "script.txt", "transcript.txt"], swiftSettings: strict),
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "Bulletin", "CleanSwiftMovies", "CleanSwiftRouter", "EntityEditorAfter", "EntityEditorBefore",
                "EntityEditorShared",
                "EntityEditorWithUsher", "FirstSteps", "Kiosk", "Members", "MovieCoordinatorsAfter",
                "MovieCoordinatorsBefore", "OneOwner", "PlainCoordinator", "Programs", "StateNavigation",
                "Usher", "UsherStoryboards", "UsherTesting", "ViperModules", "Wizard",
            ],
            swiftSettings: strictTests),
    ]
)
