import { getMe } from '../../generated/users/users.calls'
import { createEmitter } from '../../preferences/emitter'
import { ServerError } from '../ServerError'
import { onServerBack } from '../serverConnection'
import { accountState, type ConfirmAccount, recheckAccount } from './accountState'

/** Maximum age of an account check that later writes reuse. */
const CONFIRMED_FOR_MS = 300

interface Confirmation {
  /** Time of the request, in milliseconds since the epoch. */
  readonly sentAt: number
  /** Value of `accountState.doubts` at the time of the request. */
  readonly doubts: number
  readonly userId: Promise<string>
}

let latestConfirmation: Confirmation | undefined
const accountChanged = createEmitter()

/** Registers a listener that is called before the session ends because of another account. Returns an unregister function. */
export const onAccountChanged = accountChanged.subscribe

/** Implements {@link ConfirmAccount}. Simultaneous calls share one request. */
export const confirmAccount: ConfirmAccount = async (
  userId = accountState.expected,
  since = Date.now() - CONFIRMED_FOR_MS,
  operation = 'getMe',
) => {
  if (userId === undefined) return
  const mismatch = new ServerError({ operation, status: 401 })
  if ((accountState.expected ?? userId) !== userId) throw mismatch
  if (!latestConfirmation || latestConfirmation.sentAt < since || latestConfirmation.doubts !== accountState.doubts)
    latestConfirmation = requestConfirmation()
  const confirmation = latestConfirmation
  const reportedId = await confirmation.userId.catch(error => {
    throw error instanceof ServerError ? new ServerError({ operation, status: error.status }) : error
  })
  // A possible account change during the request makes the result unusable.
  if (confirmation.doubts !== accountState.doubts) return confirmAccount(userId, Date.now(), operation)
  if (reportedId !== userId) throw mismatch
}

function requestConfirmation(): Confirmation {
  const { expected, doubts } = accountState
  const sentAt = Date.now()
  const userId = getMe(undefined, { cache: 'no-store' }).then(({ id }) => {
    if (expected === undefined || doubts !== accountState.doubts) return id
    accountState.verifiedId = id
    if (id === expected) Object.assign(accountState, { verifiedAt: sentAt, verifiedDoubts: doubts })
    else {
      accountChanged.emit()
      accountState.onChange?.()
    }
    return id
  })
  const confirmation: Confirmation = { sentAt, doubts, userId }
  userId.catch(() => {
    if (latestConfirmation === confirmation) latestConfirmation = undefined
  })
  return confirmation
}

accountState.confirm = confirmAccount

onServerBack(recheckAccount)
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') recheckAccount()
  })
