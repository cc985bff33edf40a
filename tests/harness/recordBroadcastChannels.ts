/**
 * Records the broadcast channels that are opened.
 * @returns function that closes the recorded channels and ends the recording. A closed channel ignores later messages
 *   instead of throwing an error, because timers of a finished test file can still send messages.
 */
export function recordBroadcastChannels(): () => void {
  const opened: BroadcastChannel[] = []
  let isClosed = false
  const { BroadcastChannel: OriginalChannel } = globalThis
  globalThis.BroadcastChannel = class extends OriginalChannel {
    constructor(name: string) {
      super(name)
      opened.push(this)
    }
    override postMessage(message: unknown): void {
      if (!isClosed) super.postMessage(message)
    }
  }
  return () => {
    globalThis.BroadcastChannel = OriginalChannel
    isClosed = true
    for (const channel of opened) channel.close()
  }
}
