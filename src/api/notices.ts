import { createStore } from '../preferences/observableStore'
import { useStoreValue } from '../preferences/useStoreValue'

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
const shown = createStore<readonly ShownNotice[]>([])
let lastId = 0

/**
 * Shows a notice. One with the same words that is still there is not shown twice.
 * @returns what {@link dismissNotice} takes
 */
export function notify(notice: Notice): number {
  const same = notices().find(({ text, detail }) => text === notice.text && detail === notice.detail)
  if (same) return same.id
  lastId += 1
  const lasts = notice.isLasting ? undefined : notice.kind === 'error' ? 10_000 : notice.action ? 8000 : 5000
  shown.set([...notices(), { ...notice, id: lastId, lasts }].slice(-most))
  return lastId
}

/** Takes a notice away. */
export function dismissNotice(id: number): void {
  shown.set(notices().filter(notice => notice.id !== id))
}

/** The notices to be shown now, oldest first. */
export function useNotices(): readonly ShownNotice[] {
  return useStoreValue(shown)
}

/** The notices now. */
export const notices = shown.get
