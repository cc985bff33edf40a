import { getGlobalClientSettings } from '../generated/client-settings/client-settings'
import type { OAuth2Provider, User } from '../generated/model.schemas'
import { claimServer, getClaim, getOAuth2Providers } from '../generated/session/session'
import { isSignOutPending } from '../preferences/pendingFlags'
import { type Credentials, signInWith } from './sessionCalls'

/** What a signed-out person finds: whether somebody claimed the server, and other ways to sign in. */
export type SignInOptions = {
  claimed: boolean
  providers: OAuth2Provider[]
  /** Why the providers are unknown. */
  failure?: unknown
  /** The administrator wants providers only (client setting `webui.oauth2.hide_login`). */
  hidesForm: boolean
  /** The administrator wants the only provider opened by itself (`webui.oauth2.auto_login`). */
  opensProvider: boolean
}

/** Providers and settings add to the form: it does not wait longer for them. */
const EXTRAS_TIMEOUT_MS = 5_000

/** Looks from outside. Older servers know no client settings; providers may be out of order: both are no reason to stay out. */
export async function fetchSignInOptions(signal: AbortSignal): Promise<SignInOptions> {
  if (isSignOutPending()) await (await import('./signOut')).finishSignOut()
  let failure: unknown
  const [claim, providers, settings] = await Promise.all([
    getClaim({ signal }),
    getOAuth2Providers({ signal, timeoutMs: EXTRAS_TIMEOUT_MS }).catch((error: unknown) => {
      failure = error
      return []
    }),
    getGlobalClientSettings({ signal, timeoutMs: EXTRAS_TIMEOUT_MS }).catch(() => ({})),
  ])
  const isOn = (name: string) => Object.entries(settings).some(([key, { value }]) => key === name && value === 'true')
  const hidesForm = claim.isClaimed && providers.length > 0 && isOn('webui.oauth2.hide_login')
  const opensProvider = hidesForm && providers.length === 1 && isOn('webui.oauth2.auto_login')
  return { claimed: claim.isClaimed, providers, failure, hidesForm, opensProvider }
}

/** Makes the first account and signs in with it: claiming alone does not. */
export async function claimAndSignIn(credentials: Credentials): Promise<User> {
  await claimServer({ 'X-Komga-Email': credentials.email, 'X-Komga-Password': credentials.password })
  return signInWith(credentials)
}
