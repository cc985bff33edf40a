import { createEmitter } from '../../preferences/emitter'
import { basePath } from '../serverUrl'
import type { ElectionMessage } from './electLeader'

/** Messages between the tabs of a browser. */
export type TabMessage =
  | { kind: 'event'; event: string; data: unknown }
  | { kind: 'gap'; pictures: boolean }
  /** State of the live event stream, from the connected tab. */
  | { kind: 'stream'; isOpen: boolean }
  | { kind: 'signedIn'; userId?: string }
  | { kind: 'signedOut'; userId?: string }
  | ElectionMessage

const CHANNEL_NAME = `longbox${basePath}`
const messages = createEmitter<[TabMessage]>()
let channel: BroadcastChannel | undefined

/** Sends a message to the other tabs with the same base path. No effect in browsers without BroadcastChannel. */
export function broadcastToTabs(message: TabMessage): void {
  openChannel()?.postMessage(message)
}

/** Registers a listener for messages of the other tabs. Returns an unregister function. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  openChannel()
  return messages.subscribe(listener)
}

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(CHANNEL_NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage | null>) => {
    // Other tabs may run another build, whose messages differ.
    if (typeof data?.kind === 'string') messages.emit(data)
  })
  return channel
}
