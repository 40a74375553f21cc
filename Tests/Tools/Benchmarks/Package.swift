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
        .executableTarget(name: "growth", dependencies: [.product(name: "Usher", package: "usher")]),
        .executableTarget(name: "loop"),
        .target(name: "heap"),
    ]
)
