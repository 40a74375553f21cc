import Usher
import UsherStoryboards

extension ConfigurationBlock {
    /// A router's configuration of the next module's view.
    typealias Block = (_ destination: any Screen) throws -> Void

    /// Implements the prepare step once for all views: runs the block passed as the sender.
    protocol BlockPreparing: SeguePreparing {}
}

extension ConfigurationBlock.BlockPreparing {
    func prepare(for segue: Segue, sender: Any?) throws {
        try (sender as? ConfigurationBlock.Block)?(segue.destination)
    }
}
