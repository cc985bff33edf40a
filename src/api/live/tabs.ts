import { createEmitter } from '../../preferences/emitter'
import { basePath } from '../address'
import type { ElectionMessage } from './tabElection'

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { kind: 'event'; event: string; data: unknown }
  | { kind: 'gap'; pictures: boolean }
  /** Whether live events reach the tab that listens for all. */
  | { kind: 'stream'; isOpen: boolean }
  | { kind: 'signedIn'; userId?: string }
  | { kind: 'signedOut'; userId?: string }
  | ElectionMessage

const name = `longbox${basePath}`
const messages = createEmitter<[TabMessage]>()
let channel: BroadcastChannel | undefined

/** Tells all other tabs of this browser that stand under the same address. Without the means it tells nobody. */
export function broadcastToTabs(message: TabMessage): void {
  open()?.postMessage(message)
}

/** Hears what the other tabs tell. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  open()
  return messages.subscribe(listener)
}

function open(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage | null>) => {
    // A tab may run another version of this program.
    if (typeof data?.kind === 'string') messages.emit(data)
  })
  return channel
}
