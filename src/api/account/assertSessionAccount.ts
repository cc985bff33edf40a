import { getMe } from '../../generated/users/users.calls'
import { createEmitter } from '../../preferences/emitter'
import { ServerError } from '../ServerError'
import { onServerReachableAgain } from '../serverConnection'
import { type AssertSessionAccount, recheckSessionAccount, sessionAccountCheckState } from './sessionAccountCheckState'

/**
 * Maximum age in milliseconds of an account check that a write reuses. If the last check is older, the write waits for
 * a new check.
 */
const CHECK_MAX_AGE_MS = 300

interface AccountCheckRequest {
  /** Time when the request was sent, in milliseconds since the epoch. */
  readonly sentAt: number
  /** Value of `sessionAccountCheckState.possibleChangeCount` when the request was sent. */
  readonly possibleChangeCount: number
  readonly userId: Promise<string>
}

let latestRequest: AccountCheckRequest | undefined
const accountChanged = createEmitter()

/**
 * Registers a listener that is called when the server reports an account other than the account of this tab. The
 * listener is called before the tab ends its own session. Returns an unregister function.
 */
export const onSessionAccountChange = accountChanged.subscribe

/**
 * Checks that the session belongs to the expected account, as described at {@link AssertSessionAccount}. Calls that run
 * at the same time share a single request to the server.
 */
export const assertSessionAccount: AssertSessionAccount = async (
  userId = sessionAccountCheckState.expected,
  since = Date.now() - CHECK_MAX_AGE_MS,
  operation = 'getMe',
) => {
  if (userId === undefined) return
  const mismatch = new ServerError({ operation, status: 401 })
  if ((sessionAccountCheckState.expected ?? userId) !== userId) throw mismatch
  if (
    !latestRequest ||
    latestRequest.sentAt < since ||
    latestRequest.possibleChangeCount !== sessionAccountCheckState.possibleChangeCount
  )
    latestRequest = requestAccountCheck()
  const confirmation = latestRequest
  const reportedId = await confirmation.userId.catch(error => {
    throw error instanceof ServerError ? new ServerError({ operation, status: error.status }) : error
  })
  // Sends a new request if the account may have changed during this request, because the result may then be outdated.
  if (confirmation.possibleChangeCount !== sessionAccountCheckState.possibleChangeCount)
    return assertSessionAccount(userId, Date.now(), operation)
  if (reportedId !== userId) throw mismatch
}

function requestAccountCheck(): AccountCheckRequest {
  const { expected, possibleChangeCount } = sessionAccountCheckState
  const sentAt = Date.now()
  const userId = getMe(undefined, { cache: 'no-store' }).then(({ id }) => {
    if (expected === undefined || possibleChangeCount !== sessionAccountCheckState.possibleChangeCount) return id
    sessionAccountCheckState.verifiedId = id
    if (id === expected)
      Object.assign(sessionAccountCheckState, { verifiedAt: sentAt, verifiedChangeCount: possibleChangeCount })
    else {
      accountChanged.emit()
      sessionAccountCheckState.onChange?.()
    }
    return id
  })
  const confirmation: AccountCheckRequest = { sentAt, possibleChangeCount, userId }
  userId.catch(() => {
    if (latestRequest === confirmation) latestRequest = undefined
  })
  return confirmation
}

sessionAccountCheckState.confirm = assertSessionAccount

onServerReachableAgain(recheckSessionAccount)
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') recheckSessionAccount()
  })
