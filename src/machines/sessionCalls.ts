import { dropAhead } from '../api/ahead'
import { tellChange } from '../api/changes'
import { ServerError } from '../api/ServerError'
import { tellTabs } from '../api/tabs'
import type { User } from '../generated/model.schemas'
import { logOut, setSessionCookie } from '../generated/session/session'
import { getMe } from '../generated/users/users'
import { isLeaving, rememberLeaving } from '../preferences/unsentList'

export type Credentials = { email: string; password: string; rememberMe: boolean }

/**
 * Who the cookies belong to.
 * @param token  the id of a session made elsewhere, turned into a cookie first (query parameter xAuthToken)
 */
export async function askWhoIsThere(token: string | undefined, signal: AbortSignal): Promise<User> {
  await finishLeaving()
  if (token) await setSessionCookie({ 'X-Auth-Token': token }).catch(() => undefined)
  return person(await getMe(undefined, { signal }))
}

/** Signs in by the first call with the credentials; the answer sets the cookies. */
export async function signInWith({ email, password, rememberMe }: Credentials, signal?: AbortSignal): Promise<User> {
  const headers = { Authorization: basic(email, password) }
  const me = person(await getMe({ 'remember-me': rememberMe }, { headers, signal }))
  rememberLeaving(false)
  dropAhead()
  await tellChange({ kind: 'farewell' })
  return me
}

/** Ends the session here and for the other tabs, also while the server is away: it hears of it when it is back. */
export async function forgetSession(): Promise<void> {
  rememberLeaving(true)
  await finishLeaving().catch(() => undefined)
  tellTabs({ kind: 'signedOut' })
}

/**
 * Ends the session of somebody who signed out while the server was away: its cookies would let the next one in.
 * @throws while the server is still away; what else it says does not matter
 */
export async function finishLeaving(): Promise<void> {
  if (!isLeaving()) return
  try {
    await logOut()
  } catch (error) {
    if (error instanceof ServerError && error.isAway) throw error
  }
  rememberLeaving(false)
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
