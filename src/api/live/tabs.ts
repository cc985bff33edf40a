import { basePath } from '../address'
import type { ElectionMessage } from './tabElection'

/** Messages between the tabs of a browser. */
export type TabMessage =
  | { kind: 'event'; event: string; data: unknown }
  | { kind: 'gap'; pictures: boolean }
  /** State of the live event stream of the leading tab. */
  | { kind: 'stream'; isOpen: boolean }
  | { kind: 'signedIn'; userId?: string }
  | { kind: 'signedOut'; userId?: string }
  | ElectionMessage

const name = `longbox${basePath}`
const listeners = new Set<(message: TabMessage) => void>()
let channel: BroadcastChannel | undefined

/** Sends a message to the other tabs with the same base path. No effect in browsers without BroadcastChannel. */
export function broadcastToTabs(message: TabMessage): void {
  open()?.postMessage(message)
}

/** Registers a listener for messages of the other tabs. Returns an unregister function. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  open()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function open(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage | null>) => {
    // Other tabs may run another version of the program.
    if (typeof data?.kind === 'string') for (const listener of listeners) listener(data)
  })
  return channel
}
