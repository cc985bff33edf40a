/**
 * Checks with the server that the session cookies belong to the expected account. Reuses the result of a recent check.
 * A new request bypasses all caches.
 * @param userId expected account; defaults to the account of this tab
 * @param since earliest time of a check to reuse, in milliseconds since the epoch; defaults to 0.3 seconds ago
 * @param operation operationId of the call that waits for the check, for the thrown error
 * @throws ServerError with status 401 if the cookies belong to another account or to no session; ServerError with
 * status 0 if the server is unreachable
 */
export type AssertSessionAccount = (userId?: string, since?: number, operation?: string) => Promise<void>

interface SessionAccountCheck {
  /** User id of the account of this tab; undefined while signed out. */
  expected?: string
  /** Number of events that may have changed the signed-in account. Each event makes earlier checks invalid. */
  possibleChangeCount: number
  /** Time of the last successful check, in milliseconds since the epoch. */
  verifiedAt: number
  /** Value of `possibleChangeCount` at the time of the last successful check. */
  verifiedChangeCount?: number
  /** User id that the server reported last. */
  verifiedId?: string
  /** Function that checks the account before every write. Undefined until the first sign-in. */
  confirm?: AssertSessionAccount
  /** Ends the session of this tab. Called when the server reports another account. */
  onChange?: () => void
}

/** State of the account check in this tab. */
export const sessionAccountCheckState: SessionAccountCheck = { possibleChangeCount: 0, verifiedAt: 0 }

/** Maximum age in milliseconds of an account check that a write reuses while the page closes. */
const UNLOAD_CHECK_MAX_AGE_MS = 60_000

/** Sets the account of this tab. Undefined means signed out. */
export function setAccountOfTab(userId: string | undefined): void {
  const { expected, possibleChangeCount, verifiedChangeCount } = sessionAccountCheckState
  sessionAccountCheckState.expected = userId
  sessionAccountCheckState.possibleChangeCount += 1
  // The sign-in response counts as an account check if no event since the sign-in request may have changed the account.
  if (!expected && verifiedChangeCount === possibleChangeCount)
    sessionAccountCheckState.verifiedChangeCount = sessionAccountCheckState.possibleChangeCount
}

/**
 * Stores the account that the server reported in a response. If this tab expects another account, starts a new check.
 * Ignores responses to requests that were sent before the last possible account change.
 * @param sentAt earliest possible time of the request, in milliseconds since the epoch
 * @param possibleChangeCount value of `sessionAccountCheckState.possibleChangeCount` when the request was sent
 */
export function recordAccountReportedByServer(userId: string, sentAt: number, possibleChangeCount: number): void {
  if (possibleChangeCount !== sessionAccountCheckState.possibleChangeCount) return
  sessionAccountCheckState.verifiedId = userId
  if ((sessionAccountCheckState.expected ?? userId) !== userId) {
    recheckSessionAccount()
    return
  }
  sessionAccountCheckState.verifiedAt = sentAt
  sessionAccountCheckState.verifiedChangeCount = possibleChangeCount
}

/** Repeats the account check after a possible account change. Earlier checks become invalid. */
export function recheckSessionAccount(): void {
  sessionAccountCheckState.possibleChangeCount += 1
  if (sessionAccountCheckState.expected !== undefined) sessionAccountCheckState.confirm?.().catch(() => {})
}

/** Returns whether the last account check is recent enough for a write while the page closes. */
export function isAccountCheckRecent(userId: string | undefined = sessionAccountCheckState.expected): boolean {
  const { expected, possibleChangeCount, verifiedAt, verifiedChangeCount, verifiedId } = sessionAccountCheckState
  return (
    verifiedChangeCount === possibleChangeCount &&
    verifiedId === userId &&
    expected === userId &&
    Math.abs(Date.now() - verifiedAt) <= UNLOAD_CHECK_MAX_AGE_MS
  )
}

let resolvePageLeaving: () => void
let pageLeaving: Promise<void>
const resetPageLeaving = () => {
  pageLeaving = new Promise(resolve => {
    resolvePageLeaving = resolve
  })
}
resetPageLeaving()

/**
 * Lets writes skip the account check while the page closes, until the end of the current browser task. Event handlers
 * for `pagehide` and `unload` call this function.
 */
export function skipAccountCheckDuringUnload(): void {
  resolvePageLeaving()
  setTimeout(resetPageLeaving)
}

/**
 * Checks the account before a write.
 * @param userId account of the write; defaults to the account of this tab
 * @param operation operationId of the write, for the thrown error
 * @param isKeepalive whether the request can outlive the page; if true, {@link skipAccountCheckDuringUnload} ends the
 * wait for a slow check, provided that an earlier check is recent enough
 * @returns resolves when the write may be sent; undefined if no check is needed
 * @throws the errors of {@link AssertSessionAccount}
 */
export function assertAccountBeforeWrite(
  userId: string | undefined,
  operation: string,
  isKeepalive?: boolean,
): Promise<void> | undefined {
  const check = sessionAccountCheckState.confirm?.(userId, undefined, operation)
  if (!check || !isKeepalive) return check
  return Promise.race([check, pageLeaving.then(() => (isAccountCheckRecent(userId) ? undefined : check))])
}
