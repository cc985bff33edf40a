/**
 * Checks with the server, bypassing all caches, which account the cookies of this browser belong to (`confirmAccount.ts`).
 * @param userId  account that must be signed in; defaults to the account of this tab
 * @param since  earliest time of a reusable check, in milliseconds; defaults to 0.3 seconds ago
 * @param operation  operation that waits for the check; failures carry its id
 * @throws ServerError with status 401 for another account or no session, status 0 for an unreachable server
 */
export type ConfirmAccount = (userId?: string, since?: number, operation?: string) => Promise<void>

interface AccountState {
  /** Account of this tab; undefined while signed out. */
  expected?: string
  /** Increases with every sign of an account change. Confirmations of earlier values are invalid. */
  doubts: number
  /** Time of the last request that confirmed the expected account, in milliseconds. */
  verifiedAt: number
  /** Value of `doubts` at that time. */
  verifiedDoubts?: number
  /** Account in the last response of the server. */
  verifiedId?: string
  /** Check before every write; undefined until the first sign-in. */
  confirm?: ConfirmAccount
  /** Called when the server reports another account than the expected one. Ends the session of this tab. */
  onChange?: () => void
}

/** State of the account check in this tab. */
export const accountState: AccountState = { doubts: 0, verifiedAt: 0 }

/** Age up to which a confirmation covers writes during page unload. */
const UNLOAD_CONFIRMED_FOR_MS = 60_000

/** Sets the account of this tab; undefined after sign-out. */
export function setExpectedAccount(userId: string | undefined): void {
  const { expected, doubts, verifiedDoubts } = accountState
  accountState.expected = userId
  accountState.doubts += 1
  // The sign-in response confirms the account, unless a sign of a change followed the request.
  if (!expected && verifiedDoubts === doubts) accountState.verifiedDoubts = accountState.doubts
}

/**
 * Records the account that the server reports for the cookies of this browser.
 * @param sentAt  earliest time of the request, in milliseconds
 * @param doubts  value of `accountState.doubts` at that time; an outdated value makes the function ignore the response
 */
export function recordAccountResponse(userId: string, sentAt: number, doubts: number): void {
  if (doubts !== accountState.doubts) return
  accountState.verifiedId = userId
  if ((accountState.expected ?? userId) !== userId) {
    recheckAccount()
    return
  }
  accountState.verifiedAt = sentAt
  accountState.verifiedDoubts = doubts
}

/** Invalidates earlier confirmations after a sign of an account change, and checks the account again. */
export function recheckAccount(): void {
  accountState.doubts += 1
  if (accountState.expected !== undefined) accountState.confirm?.().catch(() => {})
}

/** Whether the last confirmation covers a write during page unload. */
export function isAccountConfirmedForUnload(userId: string | undefined = accountState.expected): boolean {
  const { expected, doubts, verifiedAt, verifiedDoubts, verifiedId } = accountState
  return (
    verifiedDoubts === doubts &&
    verifiedId === userId &&
    expected === userId &&
    Math.abs(Date.now() - verifiedAt) <= UNLOAD_CONFIRMED_FOR_MS
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

/** Lets keepalive writes skip the account check until the next task, if {@link isAccountConfirmedForUnload} holds. Call it on pagehide or unload. */
export function allowUnloadWrites(): void {
  resolvePageLeaving()
  setTimeout(resetPageLeaving)
}

/**
 * Confirms the account before a write.
 * @param userId  account that the write belongs to; defaults to the account of this tab
 * @param isKeepalive  whether the write can outlive the page, so that {@link allowUnloadWrites} may release it without a check
 * @throws see {@link ConfirmAccount}
 */
export function confirmAccountBeforeWrite(
  userId: string | undefined,
  operation: string,
  isKeepalive?: boolean,
): Promise<void> | undefined {
  const check = accountState.confirm?.(userId, undefined, operation)
  if (!check || !isKeepalive) return check
  return Promise.race([check, pageLeaving.then(() => (isAccountConfirmedForUnload(userId) ? undefined : check))])
}
