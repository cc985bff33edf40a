import { readStored, writeStored } from './storage'

/** Under this key stands which places are kept on this device. */
export const PENDING_PROGRESS_KEY = 'unsent'

/** Whether there may be places that the server has not heard of, of whomever: cheap to ask, apart from what sends them. */
export const hasPendingProgress = (): boolean => (readStored(PENDING_PROGRESS_KEY)?.length ?? 0) > '[]'.length

/** Under this key stands the sign-out to finish. */
export const leavingKey = 'leaving'

/** A sign-out to finish: whose it is, and what this device has yet to delete. */
export interface PendingSignOut {
  readonly userId?: string
  /** `leftovers`: what need not stay after a sign-out; `everything`: downloads and unsent changes too. */
  readonly remove?: 'leftovers' | 'everything'
}

/** Whether somebody signed out in this browser of whom the server does not know it yet. */
export const isSignOutPending = (): boolean => readStored(leavingKey) !== undefined

/** Remembers it, also when the page is closed before the server hears of it. */
export const storePendingSignOut = (isSo: boolean, userId?: string, remove?: PendingSignOut['remove']): void =>
  writeStored(leavingKey, isSo ? JSON.stringify({ userId, remove }) : undefined)
