import { createStore } from '../preferences/observableStore'
import { useStoreValue } from '../preferences/useStoreValue'

/** Short message (toast) for the user, with translated texts. */
export type Notice = {
  kind: 'success' | 'info' | 'warning' | 'error'
  text: string
  detail?: string
  action?: { label: string; run: () => void }
  /** Whether the notice stays until the user dismisses it. */
  isPersistent?: boolean
}
/** Notice on the screen. `lasts` is its duration in milliseconds; undefined for a persistent notice. */
export type ShownNotice = Notice & { id: number; lasts: number | undefined }

const MAX_NOTICES = 4
const shownNotices = createStore<readonly ShownNotice[]>([])
let lastNoticeId = 0

/**
 * Shows a notice. Does nothing if a visible notice has the same texts.
 * @returns id of the new or existing notice, for {@link dismissNotice}
 */
export function showNotice(notice: Notice): number {
  const duplicate = getNotices().find(({ text, detail }) => text === notice.text && detail === notice.detail)
  if (duplicate) return duplicate.id
  lastNoticeId += 1
  const lasts = notice.isPersistent ? undefined : notice.kind === 'error' ? 10_000 : notice.action ? 8000 : 5000
  const shown: ShownNotice = { ...notice, id: lastNoticeId, lasts }
  shownNotices.set([...getNotices(), shown].slice(-MAX_NOTICES))
  return lastNoticeId
}

export function dismissNotice(id: number): void {
  shownNotices.set(getNotices().filter(notice => notice.id !== id))
}

/** Returns the visible notices, oldest first. Re-renders the component when they change. */
export function useNotices(): readonly ShownNotice[] {
  return useStoreValue(shownNotices)
}

/** Returns the visible notices, oldest first. */
export const getNotices = shownNotices.get
