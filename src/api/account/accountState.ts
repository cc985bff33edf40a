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
  /** Every write waits for this check; undefined until somebody signs in. */
  confirm?: ConfirmAccount
  /** Called when the server names another account than the expected one: the session leaves the tab to it. */
  onChange?: () => void
}

/** What this tab knows of the account in use. */
export const accountState: AccountState = { doubts: 0, verifiedAt: 0 }

/** Sets the account this tab works for; undefined when it signs out. */
export function expectAccount(userId: string | undefined): void {
  accountState.expected = userId
  accountState.doubts += 1
}
