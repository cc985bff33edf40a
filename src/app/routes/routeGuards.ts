import { redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { hasPermission, type Permission } from '../../access/permissions'
import { type SessionActor, type SessionStateName, selectSessionStateName } from '../../access/SessionContext'
import { showNotice } from '../../api/notices'
import { clientBasePath } from '../../api/toAbsoluteServerUrl'
import { loadTextBundle, translate } from '../../language/interfaceLanguage'
import { consumeSignInReturnTarget } from '../../preferences/signInReturnTarget'
import { validateListPageSearchParams } from './searchParams'

/** Context that the router passes to every route guard. */
export type RouterContext = { session: SessionActor }
type GuardArgs = { context: RouterContext; location: { href: string } }
type ReaderGuardArgs = GuardArgs & { cause: 'enter' | 'stay' | 'preload'; params: { bookId: string } }

/** Guard that redirects users who are not signed in to the startup page. The requested URL opens after sign-in. */
export async function requireSession({ context, location }: GuardArgs): Promise<void> {
  const state = await waitForSessionState(context.session)
  if (state !== 'signedIn') throw redirect({ to: '/startup', search: { redirect: location.href }, replace: true })
}

/**
 * Guard of the reader routes. Redirects users who are not signed in to the startup page. Redirects users without the
 * reading permission to the detail page of the book. If the session expires while a book is open, the book stays open.
 */
export async function requireReaderAccess({ cause, params, ...args }: ReaderGuardArgs): Promise<void> {
  const state = await waitForSessionState(args.context.session)
  const { ended, me } = args.context.session.getSnapshot().context
  const keepsBookOpen = cause === 'stay' && ended && (state === 'signedOut' || state === 'signingIn')
  if (keepsBookOpen) return
  await requireSession(args)
  if (!hasPermission(me, 'page.stream')) throw redirect({ to: '/book/$bookId', params, replace: true })
}

/**
 * Creates a route guard for administration pages. If a user does not have the given permission, the guard redirects to
 * the home page and shows a notice.
 */
export function requirePermission(permission: Permission) {
  return ({ context }: GuardArgs): void => {
    if (hasPermission(context.session.getSnapshot().context.me, permission)) return
    loadTextBundle('shell')
      .then(() => showNotice({ kind: 'info', text: translate('page.administratorsOnly') }))
      .catch(() => {})
    throw redirect({ to: '/', replace: true })
  }
}

/**
 * Target of redirects from URLs that have no page of their own. For example, `/settings` redirects to the first page of
 * the settings, `/settings/users`.
 */
export type SectionFirstPagePath =
  | '/dashboard'
  | '/settings/users'
  | '/media-management/analysis'
  | '/duplicate-pages/known'
  | '/import/books'
  | '/account'
  | '/account/preferences'

/**
 * Creates a guard that redirects to a {@link SectionFirstPagePath}.
 * @param to  path of the target
 * @param guard  guard that runs before the redirect
 */
export function createSectionRedirectGuard(
  to: SectionFirstPagePath,
  guard?: (args: GuardArgs) => void,
): (args: GuardArgs) => never {
  return args => {
    guard?.(args)
    throw redirect({ to, replace: true })
  }
}

/**
 * Guard of the path `/`. After an OAuth2 sign-in, redirects to the page that the user requested before the sign-in.
 * Otherwise, redirects to the dashboard.
 */
export async function redirectFromHome(): Promise<never> {
  const returnTarget = consumeSignInReturnTarget()
  throw returnTarget ? await redirectSafely(returnTarget) : redirect({ to: '/dashboard', replace: true })
}

/** Guard that redirects to the welcome page if the server has no libraries. */
export const requireAnyLibrary = async (): Promise<void> => (await loadShellData()).redirectIfNoLibrary()

/** Guard of the welcome page. Redirects to the dashboard if the server has a library. */
export const requireNoLibrary = async (): Promise<void> => (await loadShellData()).redirectIfAnyLibrary()

/**
 * Guard for the URLs `/libraries` and `/libraries/$libraryId`. These URLs do not contain the name of a view, for
 * example `series` or `readlists`. Redirects to the view that the user opened last for the same URL. If no view is
 * stored, `/libraries` redirects to the series, and `/libraries/$libraryId` redirects to the recommended sections.
 */
export async function redirectToLastLibraryView({ params }: { params: { libraryId?: string } }): Promise<never> {
  const { readSavedListState } = await loadSavedListState()
  const libraryId = params.libraryId ?? 'all'
  const view = readSavedListState('library', libraryId).view ?? (libraryId === 'all' ? 'series' : 'recommended')
  throw redirect({ to: `/libraries/$libraryId/${view}`, params: { libraryId }, replace: true })
}

const listRoutePaths = {
  library: '/libraries/$libraryId/series',
  libraryBooks: '/libraries/$libraryId/books',
  collection: '/collections/$collectionId',
  readlist: '/readlists/$readListId',
  readlists: '/libraries/$libraryId/readlists',
} as const

/**
 * Path parameters of the list routes. The path of each list route contains a single parameter. For example, the path of
 * a collection contains `collectionId`.
 */
type ListPathParams = { libraryId: string; collectionId: string; readListId: string }

/**
 * Creates a guard of a list page. If the URL has no query string, the guard redirects to the list with the filters that
 * the user set last.
 */
export function createRestoreLastListStateGuard(kind: keyof typeof listRoutePaths) {
  return async ({ params, search }: { params: object; search: object }): Promise<void> => {
    if (Object.keys(search).length > 0) return
    const { filters } = (await loadSavedListState()).readSavedListState(kind, String(Object.values(params)[0]))
    if (!filters || Object.keys(filters).length === 0) return
    throw redirect({
      to: listRoutePaths[kind],
      params: params as ListPathParams,
      search: validateListPageSearchParams(filters),
      replace: true,
    })
  }
}

/** Guard of the startup page. After the session check, redirects to the requested page or to the sign-in page. */
export async function redirectFromStartup({
  context,
  search,
}: {
  context: RouterContext
  search: { redirect?: string }
}): Promise<void> {
  const state = selectSessionStateName(context.session.getSnapshot())
  if (state === 'signedIn') throw await redirectSafely(search.redirect)
  if (state === 'signedOut') throw redirect({ to: '/login', search: { redirect: search.redirect }, replace: true })
}

/** Guard of the sign-in page. Redirects signed-in users to the page that they requested before sign-in. */
export async function redirectFromLogin({
  context,
  search,
}: {
  context: RouterContext
  search: { redirect?: string }
}): Promise<void> {
  if ((await waitForSessionState(context.session)) !== 'signedIn') return
  const returnTarget = consumeSignInReturnTarget()
  throw await redirectSafely(search.redirect ?? returnTarget)
}

// The modules below load on demand, because most routes do not need them. The sign-in pages and the readers then load
// faster.
const loadSavedListState = () => import('../../preferences/savedListState')
const loadShellData = () => import('../prefetchShellData')

/** Creates a redirect to a path of the client. If the path is unsafe, redirects to the home page instead. */
async function redirectSafely(target: string | undefined) {
  const { toSafeRedirectPath } = await import('./toSafeRedirectPath')
  return redirect({ href: clientBasePath + toSafeRedirectPath(target), replace: true })
}

/** Waits until the session check and a running sign-out have ended. Returns the session state. */
async function waitForSessionState(session: SessionActor): Promise<SessionStateName> {
  const isPending = (snapshot: ReturnType<SessionActor['getSnapshot']>) =>
    snapshot.matches({ unknown: 'checking' }) || snapshot.matches('signingOut')
  return selectSessionStateName(await waitFor(session, snapshot => !isPending(snapshot)))
}
