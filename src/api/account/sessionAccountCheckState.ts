/**
 * Checks with the server that the session cookies belong to the expected account. Reuses the result of a recent check.
 * A new check bypasses all caches. Does nothing if no account is expected.
 * @param userId id of the expected account, by default the account of this tab
 * @param since earliest time of a check that may be reused, in milliseconds since the epoch. The default is 0.3 seconds
 *   ago.
 * @param operation operationId of the call that waits for the check. The thrown error contains it.
 * @throws ServerError with status 401 if the cookies belong to another account or to no session
 * @throws ServerError with the status of the failed check, for example 0 if there was no response
 */
export type AssertSessionAccount = (userId?: string, since?: number, operation?: string) => Promise<void>

interface SessionAccountCheck {
  /** User id of the account of this tab. Undefined while signed out. */
  expected?: string
  /**
   * Counter of the events that may have changed the signed-in account. If the counter has changed since the last
   * account check, this check is no longer valid.
   */
  possibleChangeCount: number
  /** Time of the last successful check, in milliseconds since the epoch. */
  verifiedAt: number
  /**
   * Value of `possibleChangeCount` at the time of the last successful check. If it differs from the current value, the
   * check is no longer valid.
   */
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

/**
 * An account check that is older than this time, in milliseconds, no longer counts as recent. While the page is being
 * closed or hidden, a write cannot wait for a new check. Such a write is allowed if the last check is recent. At the
 * start of a session, the account is checked again if the last check is not recent.
 */
const UNLOAD_CHECK_MAX_AGE_MS = 60_000

/** Sets the account of this tab. Undefined means signed out. */
export function setAccountOfTab(userId: string | undefined): void {
  const { expected, possibleChangeCount, verifiedChangeCount } = sessionAccountCheckState
  sessionAccountCheckState.expected = userId
  sessionAccountCheckState.possibleChangeCount += 1
  // The sign-in response counts as an account check if `possibleChangeCount` has not changed since the sign-in request.
  if (!expected && verifiedChangeCount === possibleChangeCount)
    sessionAccountCheckState.verifiedChangeCount = sessionAccountCheckState.possibleChangeCount
}

/**
 * Stores the account that the server reported in a response. If this tab expects another account, starts a new check.
 * Ignores the response if the account may have changed since the request was sent.
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

/**
 * Marks earlier account checks as invalid and checks the account again. Call this function after an event that may have
 * changed the account.
 */
export function recheckSessionAccount(): void {
  sessionAccountCheckState.possibleChangeCount += 1
  if (sessionAccountCheckState.expected !== undefined) sessionAccountCheckState.confirm?.().catch(() => {})
}

/**
 * Returns whether the last account check is still valid and recent. Used for a write when the page is closed or hidden,
 * and at the start of a session.
 */
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
 * Allows writes without a new account check, if the last check is less than a minute old. Called when the page is
 * closed or hidden (events `pagehide` and `visibilitychange`), because the page may end before a new check has
 * finished. Applies to writes that are already waiting, and to new writes in the current browser task.
 */
export function skipAccountCheckDuringUnload(): void {
  resolvePageLeaving()
  setTimeout(resetPageLeaving)
}

/**
 * Checks the account before a write.
 * @param userId account to which the write applies, by default the account of this tab
 * @param operation operationId of the write. The thrown error contains it.
 * @param isKeepalive whether the request can outlive the page. After {@link skipAccountCheckDuringUnload}, such a
 *   request does not wait for a new check if the last check is recent.
 * @returns promise that resolves when the write may be sent, or undefined if no check is necessary
 * @throws the errors of {@link AssertSessionAccount}
 */
export function assertAccountBeforeWrite(
  userId: string | undefined,
  operation: string,
  isKeepalive?: boolean,
): Promise<void> | undefined {
  const check = sessionAccountCheckState.confirm?.(userId, undefined, operation)
  return check && isKeepalive ? waitUnlessPageLeaves(userId, check) : check
}

/**
 * Waits before a write until `condition` resolves. The wait ends early if {@link skipAccountCheckDuringUnload} is
 * called and the last account check is recent (see {@link isAccountCheckRecent}).
 * @param userId account to which the write applies, by default the account of this tab
 */
export const waitUnlessPageLeaves = (userId: string | undefined, condition: Promise<void>): Promise<void> =>
  Promise.race([condition, pageLeaving.then(() => (isAccountCheckRecent(userId) ? undefined : condition))])
