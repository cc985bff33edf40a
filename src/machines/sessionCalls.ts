import { reportChange } from '../api/cache/changes'
import { dropEarlyResponses } from '../api/earlyFetch'
import { ServerError } from '../api/ServerError'
import type { User } from '../generated/model.schemas'
import { getMe } from '../generated/users/users'
import { isSignOutPending, storePendingSignOut } from '../preferences/pendingFlags'

export type Credentials = { email: string; password: string; rememberMe: boolean }

/**
 * Who the cookies belong to.
 * @param token  the id of a session made elsewhere, turned into a cookie first (query parameter xAuthToken)
 */
export async function fetchCurrentUser(token: string | undefined, signal: AbortSignal): Promise<User> {
  if (isSignOutPending()) await (await signOutPart()).finishSignOut()
  if (token) await import('./adoptSession').then(({ adoptSession }) => adoptSession(token)).catch(() => undefined)
  return person(await getMe(undefined, { signal }))
}

/** Signs in by the first call with the credentials; the answer sets the cookies. */
export async function signInWith({ email, password, rememberMe }: Credentials, signal?: AbortSignal): Promise<User> {
  const headers = { Authorization: basic(email, password) }
  const me = person(await getMe({ 'remember-me': rememberMe }, { headers, signal }))
  if (isSignOutPending()) await (await signOutPart()).removeData().catch(() => {})
  storePendingSignOut(false)
  dropEarlyResponses()
  await reportChange({ kind: 'farewell' })
  return me
}

const signOutPart = () => import('./signOut')

export interface SignOut {
  readonly userId: string | undefined
  /** The person asked for it; a session that ended by itself keeps what this device stores. */
  readonly isLeaving: boolean
  /** Deletes everything this device stores for the person. */
  readonly removeData?: boolean
}

/** Ends the session in this browser; an unreachable server is told later. */
export async function endSession({ userId, isLeaving, removeData }: SignOut): Promise<void> {
  storePendingSignOut(true, userId, removeData ? 'everything' : isLeaving ? 'leftovers' : undefined)
  await (await signOutPart()).signOut()
}

/** A sentence in the place of a person comes from a session that was ended. */
function person(answer: User | string): User {
  if (typeof answer === 'string') throw new ServerError({ operation: 'getMe', status: 401 })
  return answer
}

function basic(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
