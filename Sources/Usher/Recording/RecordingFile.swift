extension Recording {
    /// Reads the recording in a file.
    ///
    /// - Throws: A ``RecordingError`` that names the file, and the line where it is about one.
    public init(path: String) throws(RecordingError) {
        let bytes: [UInt8]
        do {
            bytes = try OpenFile.bytes(of: path)
        } catch {
            throw RecordingError(.file(error), path: path)
        }
        do {
            try self.init(bytes)
        } catch {
            throw RecordingError(error.fault, path: path, line: error.line)
        }
        self.path = path
    }
}

extension OpenFile {
    /// Makes the file of a recording.
    init(recordingAt path: String) throws(RecordingError) {
        do throws(Fault) {
            self = try OpenFile(creating: path)
        } catch {
            throw RecordingError(.file(error), path: path)
        }
    }
}
