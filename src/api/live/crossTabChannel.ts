import { createEmitter } from '../../preferences/emitter'
import { clientBasePath } from '../toAbsoluteServerUrl'
import type { LeaderElectionMessage } from './electLeaderTab'

/** Message from a tab of the client to the other tabs in the same browser. */
export type CrossTabMessage =
  | { kind: 'event'; event: string; data: unknown }
  | { kind: 'gap'; pictures: boolean }
  /** Reports whether the leader tab has an open event stream. The leader is the only tab with an event stream. */
  | { kind: 'stream'; isOpen: boolean }
  | { kind: 'signedIn'; userId?: string }
  | { kind: 'signedOut'; userId?: string }
  | LeaderElectionMessage

const CHANNEL_NAME = `longbox${clientBasePath}`
const messages = createEmitter<[CrossTabMessage]>()
let channel: BroadcastChannel | undefined

/** Sends a message to the other tabs of this client. Does nothing in browsers without BroadcastChannel. */
export function broadcastToOtherTabs(message: CrossTabMessage): void {
  openChannel()?.postMessage(message)
}

/** Registers a listener for messages of the other tabs. Returns an unregister function. */
export function onCrossTabMessage(listener: (message: CrossTabMessage) => void): () => void {
  openChannel()
  return messages.subscribe(listener)
}

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(CHANNEL_NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<CrossTabMessage | null>) => {
    // Ignores messages without a kind. A tab with another build may send messages of an unknown kind. The listeners
    // ignore such messages.
    if (typeof data?.kind === 'string') messages.emit(data)
  })
  return channel
}
