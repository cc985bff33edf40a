import { tellChange } from '../api/changes'
import { ServerError } from '../api/ServerError'
import { tellTabs } from '../api/tabs'
import { getGlobalClientSettings } from '../generated/client-settings/client-settings'
import type { OAuth2Provider, User } from '../generated/model.schemas'
import { claimServer, getClaim, getOAuth2Providers, logOut, setSessionCookie } from '../generated/session/session'
import { getMe } from '../generated/users/users'

export type Credentials = { email: string; password: string; rememberMe: boolean }

/** What a signed-out person finds: whether somebody claimed the server, and other ways to sign in. */
export type Entrance = {
  claimed: boolean
  providers: OAuth2Provider[]
  /** The administrator wants providers only (client setting `webui.oauth2.hide_login`). */
  hidesForm: boolean
  /** The administrator wants the only provider opened by itself (`webui.oauth2.auto_login`). */
  opensProvider: boolean
}

/**
 * Who the cookies belong to.
 * @param token  the id of a session made elsewhere, turned into a cookie first (query parameter xAuthToken)
 */
export async function askWhoIsThere(token: string | undefined, signal: AbortSignal): Promise<User> {
  if (token) await setSessionCookie({ 'X-Auth-Token': token }).catch(() => undefined)
  return person(await getMe(undefined, { signal }))
}

/** Looks from outside. Older servers know no client settings; providers may be out of order: both are no reason to stay out. */
export async function findEntrance(signal: AbortSignal): Promise<Entrance> {
  const [claim, providers, settings] = await Promise.all([
    getClaim({ signal }),
    getOAuth2Providers({ signal }).catch(() => []),
    getGlobalClientSettings({ signal }).catch(() => ({})),
  ])
  const isOn = (name: string) => Object.entries(settings).some(([key, { value }]) => key === name && value === 'true')
  const hidesForm = claim.isClaimed && providers.length > 0 && isOn('webui.oauth2.hide_login')
  const opensProvider = hidesForm && providers.length === 1 && isOn('webui.oauth2.auto_login')
  return { claimed: claim.isClaimed, providers, hidesForm, opensProvider }
}

/** Signs in by the first call with the credentials; the answer sets the cookies. */
export async function signInWith({ email, password, rememberMe }: Credentials): Promise<User> {
  const headers = { Authorization: basic(email, password) }
  const me = person(await getMe({ 'remember-me': rememberMe }, { headers }))
  await tellChange({ kind: 'farewell' })
  return me
}

/** Makes the first account and signs in with it: claiming alone does not. */
export async function claimAndSignIn(credentials: Credentials): Promise<User> {
  await claimServer({ 'X-Komga-Email': credentials.email, 'X-Komga-Password': credentials.password })
  return signInWith(credentials)
}

/** Ends the session here and for the other tabs; what the server says to it does not matter. */
export async function forgetSession(): Promise<void> {
  await logOut().catch(() => undefined)
  tellTabs({ kind: 'signedOut' })
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
