print("> ", terminator: "")
