import { isSignOutPending } from '../api/account/pendingSignOutStorage'
import { reportServerDataChange } from '../api/cache/serverDataChanges'
import { discardUnusedEarlyFetchResponses } from '../api/earlyFetch'
import { getGlobalClientSettings } from '../generated/client-settings/client-settings'
import type { OAuth2Provider, User } from '../generated/model.schemas'
import { claimServer, getClaim, getOAuth2Providers } from '../generated/session/session'
import { fetchSignedInUserFromServer, type SignInCredentials } from './sessionRequests'
import { fetchAccountOfSignInLink } from './signInLink'

/**
 * Data for the sign-in page. `claimed` is true if the server already has an account. If `claimed` is false, the user
 * creates the first account on this page.
 */
export type AvailableSignInOptions = {
  claimed: boolean
  providers: OAuth2Provider[]
  failure?: unknown
  /**
   * Whether the sign-in page hides the form for e-mail and password. The client setting `webui.oauth2.hide_login`
   * determines this. Always false if there is no OAuth2 provider.
   */
  hidesForm: boolean
  /**
   * Whether the sign-in page of the OAuth2 provider opens without a click. The client setting `webui.oauth2.auto_login`
   * determines this. Always false if the form is visible, if there are several providers, or if `linkedEmail` is set.
   */
  opensProvider: boolean
  /**
   * E-mail address of the account to which the sign-in link belongs. Undefined if the sign-in page was opened without a
   * sign-in link, or if the account cannot be fetched.
   */
  linkedEmail?: string
}

/**
 * Timeout in milliseconds for the requests for optional data: the OAuth2 providers, the client settings and the account
 * of a sign-in link. Without this data, the user can still sign in.
 */
const OPTIONAL_CALL_TIMEOUT_MS = 5_000

/**
 * Fetches the data for the sign-in page. If optional data such as the OAuth2 providers cannot be fetched, the user can
 * still sign in.
 * @param token token of the sign-in link that opened the page; undefined without a sign-in link
 * @throws ServerError if the server does not answer whether it has an account
 */
export async function fetchAvailableSignInOptions(
  token: string | undefined,
  signal: AbortSignal,
): Promise<AvailableSignInOptions> {
  if (isSignOutPending()) await (await loadPendingSignOutModule()).trySendingPendingSignOut()
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

/**
 * Signs in with an email address and a password. The response sets the cookies. Clears cached data of the previous
 * session. If a sign-out is pending, first tries to complete this sign-out (see `signInAfterPendingSignOut`).
 */
export async function signInWithCredentials(
  { email, password, rememberMe }: SignInCredentials,
  signal?: AbortSignal,
): Promise<User> {
  const headers = { Authorization: basicAuthorization(email, password) }
  const signIn = () => fetchSignedInUserFromServer({ 'remember-me': rememberMe }, { headers, signal })
  const me = isSignOutPending()
    ? await (await loadPendingSignOutModule()).signInAfterPendingSignOut(signIn)
    : await signIn()
  discardUnusedEarlyFetchResponses()
  await reportServerDataChange({ kind: 'accountChange' })
  return me
}

const loadPendingSignOutModule = () => import('./pendingSignOut')

function basicAuthorization(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
