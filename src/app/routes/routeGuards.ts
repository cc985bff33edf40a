import { redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { hasPermission, type Permission } from '../../access/permissions'
import { type SessionActor, type SessionState, selectSessionState } from '../../access/SessionContext'
import { basePath } from '../../api/serverUrl'
import { takeReturnTarget } from '../../preferences/returnTarget'
import { validateListSearch } from './searchParams'

/** Router context, available to every guard. */
export type RouterContext = { session: SessionActor }
type GuardArgs = { context: RouterContext; location: { href: string } }
type ReaderGuardArgs = GuardArgs & { cause: 'enter' | 'stay' | 'preload'; params: { bookId: string } }

/** Redirects signed-out users to the start page, which returns them to the full path after sign-in. */
export async function requireSession({ context, location }: GuardArgs): Promise<void> {
  const state = await waitForSessionState(context.session)
  if (state !== 'signedIn') throw redirect({ to: '/startup', search: { redirect: location.href }, replace: true })
}

/**
 * Guard of the reader routes. An open book stays open when the session ends by itself; its reader offers the sign-in. Redirects
 * users without permission to read to the page of the book.
 */
export async function requireSessionToRead({ cause, params, ...args }: ReaderGuardArgs): Promise<void> {
  const state = await waitForSessionState(args.context.session)
  const { ended, me } = args.context.session.getSnapshot().context
  const isReadingOn = cause === 'stay' && ended && (state === 'signedOut' || state === 'signingIn')
  if (isReadingOn) return
  await requireSession(args)
  if (!hasPermission(me, 'page.stream')) throw redirect({ to: '/book/$bookId', params, replace: true })
}

/** Creates a guard that redirects users without a permission to the home page. */
export function requirePermission(permission: Permission) {
  return ({ context }: GuardArgs): void => {
    if (!hasPermission(context.session.getSnapshot().context.me, permission)) throw redirect({ to: '/', replace: true })
  }
}

/** Paths of the first pages of sections. */
export type SectionPath =
  | '/dashboard'
  | '/settings/users'
  | '/media-management/analysis'
  | '/duplicate-pages/known'
  | '/import/books'

/**
 * Creates a guard that redirects to the first page of a section.
 * @param guard  runs first, so that unauthorized users do not reach the section
 */
export function redirectToSection(to: SectionPath, guard?: (args: GuardArgs) => void): (args: GuardArgs) => never {
  return args => {
    guard?.(args)
    throw redirect({ to, replace: true })
  }
}

/** Redirects to the return target of an OAuth2 sign-in, or to the dashboard. */
export async function redirectHome(): Promise<never> {
  const returnTarget = takeReturnTarget()
  throw returnTarget ? await redirectSafely(returnTarget) : redirect({ to: '/dashboard', replace: true })
}

/** Redirects to the welcome page if the server has no libraries. */
export async function requireAnyLibrary(): Promise<void> {
  const libraryList = await loadLibraries()
  if (libraryList?.length === 0) throw redirect({ to: '/welcome', replace: true })
}

/** Redirects from the welcome page to the dashboard if there is a library. */
export async function requireNoLibrary(): Promise<void> {
  const libraryList = await loadLibraries()
  if (libraryList && libraryList.length > 0) throw redirect({ to: '/dashboard', replace: true })
}

/** Redirects to the last view of a library. Defaults: series for all libraries, recommendations for a single library. */
export async function redirectToLastView({ params }: { params: { libraryId?: string } }): Promise<never> {
  const { readSavedListState } = await loadSavedListState()
  const libraryId = params.libraryId ?? 'all'
  const view = readSavedListState('library', libraryId).view ?? (libraryId === 'all' ? 'series' : 'recommended')
  throw redirect({ to: `/libraries/$libraryId/${view}`, params: { libraryId }, replace: true })
}

const listRoutePaths = {
  library: '/libraries/$libraryId/series',
  collection: '/collections/$collectionId',
  readlist: '/readlists/$readListId',
  readlists: '/libraries/$libraryId/readlists',
} as const

/** Parameters of the list routes. The route guarantees the one in its path. */
type ListPathParams = { libraryId: string; collectionId: string; readListId: string }

/** Creates a guard that restores the last filters of a list if the URL has no query string. */
export function redirectToLastListState(kind: keyof typeof listRoutePaths) {
  return async ({ params, search }: { params: object; search: object }): Promise<void> => {
    if (Object.keys(search).length > 0) return
    const { filters } = (await loadSavedListState()).readSavedListState(kind, String(Object.values(params)[0]))
    if (!filters || Object.keys(filters).length === 0) return
    throw redirect({
      to: listRoutePaths[kind],
      params: params as ListPathParams,
      search: validateListSearch(filters),
      replace: true,
    })
  }
}

/** Redirects from the start page after the session check: to the target, or to the sign-in page. */
export async function redirectFromStartup({
  context,
  search,
}: {
  context: RouterContext
  search: { redirect?: string }
}): Promise<void> {
  const state = selectSessionState(context.session.getSnapshot())
  if (state === 'signedIn') throw await redirectSafely(search.redirect)
  if (state === 'signedOut') throw redirect({ to: '/login', search: { redirect: search.redirect }, replace: true })
}

/** Redirects signed-in users from the sign-in page to their target. */
export async function redirectFromLogin({
  context,
  search,
}: {
  context: RouterContext
  search: { redirect?: string }
}): Promise<void> {
  if ((await waitForSessionState(context.session)) !== 'signedIn') return
  const returnTarget = takeReturnTarget()
  throw await redirectSafely(search.redirect ?? returnTarget)
}

/** Loaded on demand: sign-in pages and readers need neither list state nor the query library. */
const loadSavedListState = () => import('../../preferences/savedListState')
const loadLibraries = async () => (await import('../prefetchShellData')).ensureLibraries()

/** Creates a redirect to a safe path. The router expects a URL with the base path. */
async function redirectSafely(target: string | undefined) {
  const { safeRedirectPath } = await import('./safeRedirectPath')
  return redirect({ href: basePath + safeRedirectPath(target), replace: true })
}

/** Waits until the session check and a pending sign-out are complete. */
async function waitForSessionState(session: SessionActor): Promise<SessionState> {
  const isOpen = (snapshot: ReturnType<SessionActor['getSnapshot']>) =>
    snapshot.matches({ unknown: 'checking' }) || snapshot.matches('signingOut')
  return selectSessionState(await waitFor(session, snapshot => !isOpen(snapshot)))
}
