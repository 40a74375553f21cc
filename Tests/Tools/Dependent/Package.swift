// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "watchlist",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: "https://example.com/usher.git", from: "1.0.0")],
    targets: [.executableTarget(name: "watchlist", dependencies: [.product(name: "Usher", package: "usher")])]
)
