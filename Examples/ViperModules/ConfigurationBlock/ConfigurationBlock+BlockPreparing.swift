import Usher
import UsherStoryboards

extension ConfigurationBlock {
    /// A closure in which a router configures the next module's view.
    typealias Block = (_ destination: any Screen) throws -> Void

    /// A view that prepares a segue by running the block that was passed as its sender.
    protocol BlockPreparing: SeguePreparing {}
}

extension ConfigurationBlock.BlockPreparing {
    func prepare(for segue: Segue, sender: Any?) throws {
        try (sender as? ConfigurationBlock.Block)?(segue.destination)
    }
}
