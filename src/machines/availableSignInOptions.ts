import { getGlobalClientSettings } from '../generated/client-settings/client-settings'
import type { OAuth2Provider, User } from '../generated/model.schemas'
import { claimServer, getClaim, getOAuth2Providers } from '../generated/session/session'
import { isSignOutPending } from '../preferences/pendingProgressAndSignOut'
import { type SignInCredentials, signInWithCredentials } from './sessionRequests'
import { fetchAccountOfSignInLink } from './signInLink'

/**
 * Options of the sign-in page: whether the server already has an account (`claimed`), its OAuth2 providers, and the
 * settings of the form.
 */
export type AvailableSignInOptions = {
  claimed: boolean
  providers: OAuth2Provider[]
  failure?: unknown
  /** Whether the password form is hidden, as configured in the client setting `webui.oauth2.hide_login`. */
  hidesForm: boolean
  /**
   * Whether the sign-in page of the only OAuth2 provider opens without a click, as configured in the client setting
   * `webui.oauth2.auto_login`.
   */
  opensProvider: boolean
  /** E-mail address of the account of the sign-in link that opened the page. */
  linkedEmail?: string
}

/**
 * Maximum wait in milliseconds for the optional data of the sign-in page: OAuth2 providers, client settings and the
 * account of the sign-in link.
 */
const OPTIONAL_CALL_TIMEOUT_MS = 5_000

/**
 * Fetches the sign-in options. If the requests for optional data fail, the user can still sign in.
 * @param token session id of the sign-in link that opened the page
 * @throws ServerError when the claim status cannot be fetched
 */
export async function fetchAvailableSignInOptions(
  token: string | undefined,
  signal: AbortSignal,
): Promise<AvailableSignInOptions> {
  if (isSignOutPending()) await (await import('./pendingSignOut')).trySendingPendingSignOut()
  let failure: unknown
  const [claim, providers, settings, linkedAccount] = await Promise.all([
    getClaim({ signal }),
    getOAuth2Providers({ signal, timeoutMs: OPTIONAL_CALL_TIMEOUT_MS }).catch((error: unknown) => {
      failure = error
      return []
    }),
    getGlobalClientSettings({ signal, timeoutMs: OPTIONAL_CALL_TIMEOUT_MS }).catch(() => ({})),
    token && fetchAccountOfSignInLink(token, { signal, timeoutMs: OPTIONAL_CALL_TIMEOUT_MS }),
  ])
  const isOn = (name: string) => Object.entries(settings).some(([key, { value }]) => key === name && value === 'true')
  const hidesPasswordForm = claim.isClaimed && providers.length > 0 && isOn('webui.oauth2.hide_login')
  const opensProviderAutomatically =
    hidesPasswordForm && !linkedAccount && providers.length === 1 && isOn('webui.oauth2.auto_login')
  return {
    claimed: claim.isClaimed,
    providers,
    failure,
    hidesForm: hidesPasswordForm,
    opensProvider: opensProviderAutomatically,
    linkedEmail: linkedAccount ? linkedAccount.email : undefined,
  }
}

/** Creates the first account of a new server, then signs in with that account. */
export async function createFirstAccountAndSignIn(credentials: SignInCredentials): Promise<User> {
  await claimServer({ 'X-Komga-Email': credentials.email, 'X-Komga-Password': credentials.password })
  return signInWithCredentials(credentials)
}
