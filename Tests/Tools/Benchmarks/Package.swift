// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "usher", path: "../../..")],
    targets: [
        .executableTarget(
            name: "usher-films", dependencies: ["heap", .product(name: "Usher", package: "usher")],
            path: "Sources/usher"),
        .executableTarget(
            name: "depth",
            dependencies: [
                .product(name: "Usher", package: "usher")
            ]),
        .executableTarget(name: "growth", dependencies: [.product(name: "Usher", package: "usher")]),
        .executableTarget(name: "limit", cSettings: [.unsafeFlags(["-O2"])]),
        .executableTarget(name: "loop"),
        .executableTarget(name: "empty"),
        .target(name: "Measuring"),
        .executableTarget(name: "benchmark", dependencies: ["Measuring"]),
        .executableTarget(name: "films", dependencies: [.product(name: "Usher", package: "usher")]),
        .executableTarget(name: "catalog-benchmark", dependencies: ["Measuring"]),
        .target(name: "heap"),
        .executableTarget(name: "sessions", dependencies: ["Measuring"]),
    ]
)
