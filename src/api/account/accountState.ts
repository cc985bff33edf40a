/**
 * Checks with the server, never with a cache, whose cookies this browser has (`confirmedAccount.ts`).
 * @param userId  the account that must be signed in; the one of this tab when absent
 * @param since  earliest time at which the server may have been asked, in milliseconds; 0.3 seconds ago when absent
 * @param operation  the call that waits for the check, by which its failure is worded
 * @throws ServerError 401 for another account or nobody, status 0 for an unreachable server
 */
export type ConfirmAccount = (userId?: string, since?: number, operation?: string) => Promise<void>

interface AccountState {
  /** The account this tab works for; undefined while signed out. */
  expected?: string
  /** Increased by every sign that the account may have changed: earlier confirmations no longer count. */
  doubts: number
  /** When the server was last asked and named the expected account, in milliseconds. */
  verifiedAt: number
  /** Value of `doubts` at that time. */
  verifiedDoubts?: number
  /** The account that the server named last. */
  verifiedId?: string
  /** Every write waits for this check; undefined until somebody signs in. */
  confirm?: ConfirmAccount
  /** Called when the server names another account than the expected one: the session leaves the tab to it. */
  onChange?: () => void
}

/** What this tab knows of the account in use. */
export const accountState: AccountState = { doubts: 0, verifiedAt: 0 }

/** A confirmation covers writes that leave together with the page for this time. */
const UNLOAD_CONFIRMED_FOR_MS = 60_000

/** Sets the account this tab works for; undefined when it signs out. */
export function expectAccount(userId: string | undefined): void {
  const { expected, doubts, verifiedDoubts } = accountState
  accountState.expected = userId
  accountState.doubts += 1
  // The answer that signs in confirms the account, unless a sign of a change came since the request.
  if (!expected && verifiedDoubts === doubts) accountState.verifiedDoubts = accountState.doubts
}

/**
 * Records an answer of the server to the question whose cookies this browser has.
 * @param sentAt  earliest time of the request, in milliseconds
 * @param doubts  value of `accountState.doubts` at that time: an answer older than a sign of a change is ignored
 */
export function accountNamed(userId: string, sentAt: number, doubts: number): void {
  if (doubts !== accountState.doubts) return
  accountState.verifiedId = userId
  if ((accountState.expected ?? userId) !== userId) {
    recheckAccount()
    return
  }
  accountState.verifiedAt = sentAt
  accountState.verifiedDoubts = doubts
}

/** Called at each sign that the account may have changed: earlier confirmations no longer count, and the server is asked. */
export function recheckAccount(): void {
  accountState.doubts += 1
  if (accountState.expected !== undefined) accountState.confirm?.().catch(() => {})
}

/** Whether the last confirmation covers a write that leaves together with the page. */
export function coversUnload(userId: string | undefined = accountState.expected): boolean {
  const { expected, doubts, verifiedAt, verifiedDoubts, verifiedId } = accountState
  return (
    verifiedDoubts === doubts &&
    verifiedId === userId &&
    expected === userId &&
    Math.abs(Date.now() - verifiedAt) <= UNLOAD_CONFIRMED_FOR_MS
  )
}

let leave: () => void
let leaving: Promise<void>
const stay = () => {
  leaving = new Promise(resolve => {
    leave = resolve
  })
}
stay()

/** To be called while the page hides or unloads: until the next task, keepalive writes need no new confirmation where {@link coversUnload} holds. */
export function leavePage(): void {
  leave()
  setTimeout(stay)
}

/**
 * Confirms the account before a write.
 * @param isKeepalive  whether the write can outlive the page, so that {@link leavePage} may send it without a new confirmation
 * @throws see {@link ConfirmAccount}
 */
export function confirmWrite(
  userId: string | undefined,
  operation: string,
  isKeepalive?: boolean,
): Promise<void> | undefined {
  const check = accountState.confirm?.(userId, undefined, operation)
  if (!check || !isKeepalive) return check
  return Promise.race([check, leaving.then(() => (coversUnload(userId) ? undefined : check))])
}
