/**
 * Records the broadcast channels that are opened.
 * @returns function that closes the recorded channels and ends the recording
 */
export function recordBroadcastChannels(): () => void {
  const opened: BroadcastChannel[] = []
  const { BroadcastChannel: OriginalChannel } = globalThis
  globalThis.BroadcastChannel = class extends OriginalChannel {
    constructor(name: string) {
      super(name)
      opened.push(this)
    }
  }
  return () => {
    globalThis.BroadcastChannel = OriginalChannel
    for (const channel of opened) channel.close()
  }
}
