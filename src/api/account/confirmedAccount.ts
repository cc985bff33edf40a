import { getMe } from '../../generated/users/users.calls'
import { ServerError } from '../ServerError'
import { accountState, type ConfirmAccount } from './accountState'

/** A confirmation covers writes sent within this time after the server was asked. */
const CONFIRMED_FOR_MS = 300

interface Confirmation {
  /** When the server was asked, in milliseconds. */
  readonly sentAt: number
  /** Value of `accountState.doubts` at that time. */
  readonly doubts: number
  readonly userId: Promise<string>
}

let latest: Confirmation | undefined

/** Checks whose cookies this browser has; see {@link ConfirmAccount}. Calls at the same time share one request. */
export const confirmAccount: ConfirmAccount = async (
  userId = accountState.expected,
  since = Date.now() - CONFIRMED_FOR_MS,
) => {
  if (userId === undefined) return
  const mismatch = new ServerError({ operation: 'getMe', status: 401 })
  if ((accountState.expected ?? userId) !== userId) throw mismatch
  if (!latest || latest.sentAt < since || latest.doubts !== accountState.doubts) latest = ask()
  const asked = latest
  const found = await asked.userId
  // A sign of a change arrived while the server was asked.
  if (asked.doubts !== accountState.doubts) return confirmAccount(userId, Date.now())
  if (found !== userId) throw mismatch
}

function ask(): Confirmation {
  const { expected, doubts } = accountState
  const sentAt = Date.now()
  const userId = getMe(undefined, { cache: 'no-store' }).then(({ id }) => {
    if (expected === undefined || doubts !== accountState.doubts) return id
    if (id === expected) accountState.verifiedAt = sentAt
    else for (const listener of accountState.changeListeners) listener()
    return id
  })
  const asked = { sentAt, doubts, userId }
  userId.catch(() => {
    if (latest === asked) latest = undefined
  })
  return asked
}

accountState.confirm = confirmAccount
