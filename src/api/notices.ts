import { useSyncExternalStore } from 'react'

/** A short message that passes by. Its texts are translated already. */
export type Notice = {
  kind: 'success' | 'info' | 'warning' | 'error'
  text: string
  detail?: string
  action?: { label: string; run: () => void }
  /** It stays until it is dismissed. */
  isLasting?: boolean
}
/** A notice that is shown; `lasts` is how long in milliseconds, undefined until it is closed. */
export type ShownNotice = Notice & { id: number; lasts: number | undefined }

const most = 4
let shown: readonly ShownNotice[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a notice. One with the same words that is still there is not shown twice.
 * @returns what {@link dismissNotice} takes
 */
export function notify(notice: Notice): number {
  const same = shown.find(({ text, detail }) => text === notice.text && detail === notice.detail)
  if (same) return same.id
  lastId += 1
  const lasts = notice.isLasting ? undefined : notice.kind === 'error' ? 10_000 : notice.action ? 8000 : 5000
  change([...shown, { ...notice, id: lastId, lasts }].slice(-most))
  return lastId
}

/** Takes a notice away. */
export function dismissNotice(id: number): void {
  change(shown.filter(notice => notice.id !== id))
}

/** The notices to be shown now, oldest first. */
export function useNotices(): readonly ShownNotice[] {
  return useSyncExternalStore(onNotices, notices)
}

/** The notices now. */
export const notices = (): readonly ShownNotice[] => shown

function onNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly ShownNotice[]) {
  shown = next
  for (const listener of listeners) listener()
}
