/// A flow that can be begun, and nothing more: nobody tells it that it is over.
protocol Coordinator {
    func start()
}
