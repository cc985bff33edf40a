/**
 * Function that requests the account of the session cookies and compares it with an expected account. Bypasses all
 * caches. `checkSessionAccount.ts` implements this type.
 * @param userId  account that must be signed in; defaults to the account of this tab
 * @param since  time in milliseconds; earlier check results are not reused; defaults to 0.3 seconds ago
 * @param operation  operationId for the error; the call that waits for the check
 * @throws ServerError with status 401 for another account or no session, with status 0 for an unreachable server
 */
export type CheckSessionAccount = (userId?: string, since?: number, operation?: string) => Promise<void>

interface SessionAccountCheck {
  /** User id of the account of this tab; undefined while signed out. */
  expected?: string
  /** Number of times that the account may have changed. Each increase invalidates the earlier checks. */
  doubts: number
  /** Time of the last request that confirmed the expected account, in milliseconds since the epoch. */
  verifiedAt: number
  /** Value of `doubts` at the time `verifiedAt`. */
  verifiedDoubts?: number
  /** User id in the last response of the server. */
  verifiedId?: string
  /** Account check that runs before every write; undefined until the first sign-in. */
  confirm?: CheckSessionAccount
  /** Ends the session of this tab. Called when the server reports an account other than the expected account. */
  onChange?: () => void
}

/** State of the account check in this tab. */
export const sessionAccountCheck: SessionAccountCheck = { doubts: 0, verifiedAt: 0 }

/** Maximum age of an account check that permits writes during page unload. */
const UNLOAD_CHECK_MAX_AGE_MS = 60_000

/** Sets the account of this tab. Undefined means signed out. */
export function setTabAccount(userId: string | undefined): void {
  const { expected, doubts, verifiedDoubts } = sessionAccountCheck
  sessionAccountCheck.expected = userId
  sessionAccountCheck.doubts += 1
  // The sign-in response confirms the account if no possible account change followed the request.
  if (!expected && verifiedDoubts === doubts) sessionAccountCheck.verifiedDoubts = sessionAccountCheck.doubts
}

/**
 * Records the account that the server reports for the cookies of this browser. Starts a new check if the account differs.
 * @param sentAt  earliest time of the request, in milliseconds since the epoch
 * @param doubts  value of `sessionAccountCheck.doubts` at that time; responses with an outdated value are ignored
 */
export function recordAccountReportedByOtherTab(userId: string, sentAt: number, doubts: number): void {
  if (doubts !== sessionAccountCheck.doubts) return
  sessionAccountCheck.verifiedId = userId
  if ((sessionAccountCheck.expected ?? userId) !== userId) {
    recheckSessionAccount()
    return
  }
  sessionAccountCheck.verifiedAt = sentAt
  sessionAccountCheck.verifiedDoubts = doubts
}

/** Invalidates the earlier account checks and checks the account again. Called after a possible account change. */
export function recheckSessionAccount(): void {
  sessionAccountCheck.doubts += 1
  if (sessionAccountCheck.expected !== undefined) sessionAccountCheck.confirm?.().catch(() => {})
}

/** Whether the last account check is recent enough to permit writes of a user during page unload. */
export function canWriteDuringUnload(userId: string | undefined = sessionAccountCheck.expected): boolean {
  const { expected, doubts, verifiedAt, verifiedDoubts, verifiedId } = sessionAccountCheck
  return (
    verifiedDoubts === doubts &&
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
 * Lets keepalive writes skip the account check until the next task, provided that {@link canWriteDuringUnload} returns true.
 * Event handlers for pagehide and unload call this function.
 */
export function allowUnloadWrites(): void {
  resolvePageLeaving()
  setTimeout(resetPageLeaving)
}

/**
 * Checks the account before a write.
 * @param userId  account of the write; defaults to the account of this tab
 * @param operation  operationId of the write, for the error
 * @param isKeepalive  whether the request can outlive the page; {@link allowUnloadWrites} then ends the wait for the check
 * @returns resolves when the write may be sent; undefined if no check is needed
 * @throws the errors of {@link CheckSessionAccount}
 */
export function checkAccountBeforeWrite(
  userId: string | undefined,
  operation: string,
  isKeepalive?: boolean,
): Promise<void> | undefined {
  const check = sessionAccountCheck.confirm?.(userId, undefined, operation)
  if (!check || !isKeepalive) return check
  return Promise.race([check, pageLeaving.then(() => (canWriteDuringUnload(userId) ? undefined : check))])
}
