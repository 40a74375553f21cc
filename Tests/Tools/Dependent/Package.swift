// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "films",
    platforms: [.macOS(.v15)],
    dependencies: [.package(path: "../usher")],
    targets: [.executableTarget(name: "films", dependencies: [.product(name: "Usher", package: "usher")])]
)
