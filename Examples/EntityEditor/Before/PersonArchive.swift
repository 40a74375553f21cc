/// Where the people are kept: an actor, so whoever wants them waits.
actor PersonArchive {
    private let records = [
        ("Akira Kurosawa", 1910, "Tokyo"),
        ("Agnès Varda", 1928, "Ixelles"),
        ("Carol Reed", 1906, "London"),
        ("Jacques Tati", 1907, "Le Pecq"),
        ("Ingmar Bergman", 1918, "Uppsala"),
        ("Federico Fellini", 1920, "Rimini"),
        ("Billy Wilder", 1906, "Sucha Beskidzka"),
        ("Yasujirō Ozu", 1903, "Tokyo"),
        ("Satyajit Ray", 1921, "Kolkata"),
        ("Jean Renoir", 1894, "Paris"),
        ("Orson Welles", 1915, "Kenosha"),
        ("Chantal Akerman", 1950, "Brussels"),
    ]

    /// All people, read one after the other; other readers have their turn in between.
    func people() async -> [Person] {
        var people: [Person] = []
        for (name, birthYear, birthplace) in records {
            people.append(Person(id: people.count, name: name, birthYear: birthYear, birthplace: birthplace))
            await Task.yield()
        }
        return people
    }
}
