/// A flow that can be started. Unlike Usher's flows, it isn't notified when it ends.
protocol Coordinator {
    func start()
}
