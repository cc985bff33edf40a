import { accountNamed, accountState } from '../api/account/accountState'
import { reportChange } from '../api/cache/changes'
import { dropEarlyResponses } from '../api/earlyFetch'
import { wasRecentlyOffline } from '../api/http'
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
  return namedAccount(undefined, { signal })
}

/** Signs in by the first call with the credentials; the answer sets the cookies. */
export async function signInWith({ email, password, rememberMe }: Credentials, signal?: AbortSignal): Promise<User> {
  const headers = { Authorization: basic(email, password) }
  const me = await namedAccount({ 'remember-me': rememberMe }, { headers, signal })
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

/** An answer that was fetched early may be older than its call by this time (`api/ahead.ts`). */
const EARLY_FETCH_MS = 20_000

/** The account of the cookies; recorded as confirmed unless a cache answered. */
export async function namedAccount(...request: Parameters<typeof getMe>): Promise<User> {
  const { doubts } = accountState
  const sentAt = Date.now() - EARLY_FETCH_MS
  const user: User | string = await getMe(...request)
  // Text instead of an account comes from a session that was ended.
  if (typeof user === 'string') throw new ServerError({ operation: 'getMe', status: 401 })
  if (!wasRecentlyOffline()) accountNamed(user.id, sentAt, doubts)
  return user
}

function basic(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
