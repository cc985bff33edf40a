import { useSyncExternalStore } from 'react'

/** Transient message. Its texts are translated. */
export type Notice = {
  kind: 'success' | 'info' | 'warning' | 'error'
  text: string
  detail?: string
  action?: { label: string; run: () => void }
  /** Remains until the user dismisses it. */
  isLasting?: boolean
}
/** Visible notice. `lasts` is its duration in milliseconds; undefined for a notice without an automatic end. */
export type ShownNotice = Notice & { id: number; lasts: number | undefined }

const most = 4
let shown: readonly ShownNotice[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a notice, unless a visible notice has the same texts.
 * @returns id of the visible notice, for {@link dismissNotice}
 */
export function notify(notice: Notice): number {
  const duplicate = shown.find(({ text, detail }) => text === notice.text && detail === notice.detail)
  if (duplicate) return duplicate.id
  lastId += 1
  const lasts = notice.isLasting ? undefined : notice.kind === 'error' ? 10_000 : notice.action ? 8000 : 5000
  change([...shown, { ...notice, id: lastId, lasts }].slice(-most))
  return lastId
}

export function dismissNotice(id: number): void {
  change(shown.filter(notice => notice.id !== id))
}

/** Returns the visible notices, oldest first, and follows changes. */
export function useNotices(): readonly ShownNotice[] {
  return useSyncExternalStore(onNotices, notices)
}

/** Returns the visible notices, oldest first. */
export const notices = (): readonly ShownNotice[] => shown

function onNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly ShownNotice[]) {
  shown = next
  for (const listener of listeners) listener()
}
