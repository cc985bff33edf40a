import { createObservableStore } from '../preferences/observableStore'
import { useObservableStoreValue } from '../preferences/useObservableStoreValue'

/** Short translated message (toast) for the user. */
export type UserNotice = {
  kind: 'success' | 'info' | 'warning' | 'error'
  text: string
  detail?: string
  action?: { label: string; run: () => void }
  isPersistent?: boolean
}
/**
 * Notice that is visible on the screen. `durationMs` is the time in milliseconds until the notice disappears, or
 * undefined for a notice that stays.
 */
export type VisibleUserNotice = UserNotice & { id: number; durationMs: number | undefined }

const MAX_NOTICES = 4
const visibleNotices = createObservableStore<readonly VisibleUserNotice[]>([])
let lastNoticeId = 0

/**
 * Shows a notice. Does nothing if a visible notice has the same text and detail. Exception: if the new notice has an
 * action and is not persistent, the new notice replaces the visible notice. The "Undo" button then undoes the latest
 * change.
 * @returns id of the new or existing notice, for {@link dismissNotice}
 */
export function showNotice(notice: UserNotice): number {
  const duplicate = getVisibleNotices().find(({ text, detail }) => text === notice.text && detail === notice.detail)
  if (duplicate && (!notice.action || notice.isPersistent)) return duplicate.id
  lastNoticeId += 1
  const durationMs = notice.isPersistent ? undefined : notice.kind === 'error' ? 10_000 : notice.action ? 8000 : 5000
  const shown: VisibleUserNotice = { ...notice, id: lastNoticeId, durationMs }
  visibleNotices.set(removeSurplusNotices([...getVisibleNotices().filter(other => other !== duplicate), shown]))
  return lastNoticeId
}

/**
 * Removes the oldest notice if there are more than {@link MAX_NOTICES}. Persistent notices are removed last, because the
 * user may not have read them.
 */
function removeSurplusNotices(notices: readonly VisibleUserNotice[]): readonly VisibleUserNotice[] {
  if (notices.length <= MAX_NOTICES) return notices
  const surplus = notices.slice(0, -1).find(({ isPersistent }) => !isPersistent) ?? notices[0]
  return notices.filter(notice => notice !== surplus)
}

export function dismissNotice(id: number): void {
  visibleNotices.set(getVisibleNotices().filter(notice => notice.id !== id))
}

/** Returns the visible notices, oldest first. Re-renders the component when they change. */
export function useVisibleNotices(): readonly VisibleUserNotice[] {
  return useObservableStoreValue(visibleNotices)
}

/** Returns the visible notices, oldest first. */
export const getVisibleNotices = visibleNotices.get

/** Calls a listener after each change of the visible notices. Returns an unregister function. */
export const onVisibleNoticesChange = visibleNotices.subscribe
