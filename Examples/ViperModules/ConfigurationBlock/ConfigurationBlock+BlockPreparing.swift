import Usher
import UsherStoryboards

extension ConfigurationBlock {
    /// What a router wants done to the next module's view.
    typealias Block = (_ destination: any Screen) throws -> Void

    /// The prepare step once for all views: it runs the block that came as the sender.
    protocol BlockPreparing: SeguePreparing {}
}

extension ConfigurationBlock.BlockPreparing {
    func prepare(for segue: Segue, sender: Any?) throws {
        try (sender as? ConfigurationBlock.Block)?(segue.destination)
    }
}
