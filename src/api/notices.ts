import { createStore } from '../preferences/observableStore'
import { useStoreValue } from '../preferences/useStoreValue'

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
const shown = createStore<readonly ShownNotice[]>([])
let lastId = 0

/**
 * Shows a notice, unless a visible notice has the same texts.
 * @returns id of the visible notice, for {@link dismissNotice}
 */
export function notify(notice: Notice): number {
  const duplicate = notices().find(({ text, detail }) => text === notice.text && detail === notice.detail)
  if (duplicate) return duplicate.id
  lastId += 1
  const lasts = notice.isLasting ? undefined : notice.kind === 'error' ? 10_000 : notice.action ? 8000 : 5000
  shown.set([...notices(), { ...notice, id: lastId, lasts }].slice(-most))
  return lastId
}

export function dismissNotice(id: number): void {
  shown.set(notices().filter(notice => notice.id !== id))
}

/** Returns the visible notices, oldest first, and follows changes. */
export function useNotices(): readonly ShownNotice[] {
  return useStoreValue(shown)
}

/** Returns the visible notices, oldest first. */
export const notices = shown.get
