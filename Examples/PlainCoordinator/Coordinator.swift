/// A flow that can be started. It isn't notified when it ends.
protocol Coordinator {
    func start()
}
