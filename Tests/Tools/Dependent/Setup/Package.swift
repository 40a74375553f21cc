// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "setup",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://example.com/usher.git", from: "1.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.3.0"),
    ],
    targets: [
        .executableTarget(
            name: "setup",
            dependencies: [
                .product(name: "Usher", package: "usher"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ])
    ]
)
