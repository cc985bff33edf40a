import { redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { can, type Permission } from '../../access/permissions'
import { type SessionActor, type SessionState, sessionState } from '../../access/SessionContext'
import { basePath } from '../../api/address'
import { takeReturnTarget } from '../../preferences/returnTarget'
import { listSearch } from './searchParams'

/** Router context, available to every guard. */
export type RouterContext = { session: SessionActor }
type Asked = { context: RouterContext; location: { href: string } }
type Opened = Asked & { cause: 'enter' | 'stay' | 'preload'; params: { bookId: string } }

/** Redirects signed-out users to the start page, which returns them to the full path after sign-in. */
export async function requireSession({ context, location }: Asked): Promise<void> {
  const state = await settled(context.session)
  if (state !== 'signedIn') throw redirect({ to: '/startup', search: { redirect: location.href }, replace: true })
}

/**
 * Guard of the reader routes. An open book stays open when the session ends by itself; its reader offers the sign-in. Redirects
 * users without permission to read to the page of the book.
 */
export async function requireSessionToOpen({ cause, params, ...args }: Opened): Promise<void> {
  const state = await settled(args.context.session)
  const { ended, me } = args.context.session.getSnapshot().context
  const isReadingOn = cause === 'stay' && ended && (state === 'signedOut' || state === 'signingIn')
  if (isReadingOn) return
  await requireSession(args)
  if (!can(me, 'page.stream')) throw redirect({ to: '/book/$bookId', params, replace: true })
}

/** Creates a guard that redirects users without a permission to the home page. */
export function requirePermission(permission: Permission) {
  return ({ context }: Asked): void => {
    if (!can(context.session.getSnapshot().context.me, permission)) throw redirect({ to: '/', replace: true })
  }
}

/** Paths of the first pages of sections. */
export type Section =
  | '/dashboard'
  | '/settings/users'
  | '/media-management/analysis'
  | '/duplicate-pages/known'
  | '/import/books'

/**
 * Creates a guard that redirects to the first page of a section.
 * @param guard  runs first, so that unauthorized users do not reach the section
 */
export function redirectTo(to: Section, guard?: (args: Asked) => void): (args: Asked) => never {
  return args => {
    guard?.(args)
    throw redirect({ to, replace: true })
  }
}

/** Redirects to the return target of an OAuth2 sign-in, or to the dashboard. */
export async function redirectHome(): Promise<never> {
  const returnTarget = takeReturnTarget()
  throw returnTarget ? await onwards(returnTarget) : redirect({ to: '/dashboard', replace: true })
}

/** Redirects to the welcome page if the server has no libraries. */
export async function requireLibrary(): Promise<void> {
  const libraryList = await libraries()
  if (libraryList?.length === 0) throw redirect({ to: '/welcome', replace: true })
}

/** Redirects from the welcome page to the dashboard if there is a library. */
export async function requireNoLibrary(): Promise<void> {
  const libraryList = await libraries()
  if (libraryList && libraryList.length > 0) throw redirect({ to: '/dashboard', replace: true })
}

/** Redirects to the last view of a library. Defaults: series for all libraries, recommendations for a single library. */
export async function redirectToLastView({ params }: { params: { libraryId?: string } }): Promise<never> {
  const { readListState } = await listMemory()
  const libraryId = params.libraryId ?? 'all'
  const view = readListState('library', libraryId).view ?? (libraryId === 'all' ? 'series' : 'recommended')
  throw redirect({ to: `/libraries/$libraryId/${view}`, params: { libraryId }, replace: true })
}

const looks = {
  library: '/libraries/$libraryId/series',
  collection: '/collections/$collectionId',
  readlist: '/readlists/$readListId',
  readlists: '/libraries/$libraryId/readlists',
} as const

/** Parameters of the list routes. The route guarantees the one in its path. */
type PathIds = { libraryId: string; collectionId: string; readListId: string }

/** Creates a guard that restores the last filters of a list if the URL has no query string. */
export function redirectToLastListState(kind: keyof typeof looks) {
  return async ({ params, search }: { params: object; search: object }): Promise<void> => {
    if (Object.keys(search).length > 0) return
    const { filters } = (await listMemory()).readListState(kind, String(Object.values(params)[0]))
    if (!filters || Object.keys(filters).length === 0) return
    throw redirect({ to: looks[kind], params: params as PathIds, search: listSearch(filters), replace: true })
  }
}

/** Redirects from the start page after the session check: to the target, or to the sign-in page. */
export async function leaveStartup({
  context,
  search,
}: {
  context: RouterContext
  search: { redirect?: string }
}): Promise<void> {
  const state = sessionState(context.session.getSnapshot())
  if (state === 'signedIn') throw await onwards(search.redirect)
  if (state === 'signedOut') throw redirect({ to: '/login', search: { redirect: search.redirect }, replace: true })
}

/** Redirects signed-in users from the sign-in page to their target. */
export async function leaveLogin({
  context,
  search,
}: {
  context: RouterContext
  search: { redirect?: string }
}): Promise<void> {
  if ((await settled(context.session)) !== 'signedIn') return
  const returnTarget = takeReturnTarget()
  throw await onwards(search.redirect ?? returnTarget)
}

/** Loaded on demand: sign-in pages and readers need neither list state nor the query library. */
const listMemory = () => import('../../preferences/listState')
const libraries = async () => (await import('../cachedLibraries')).cachedLibraries()

/** Creates a redirect to a safe path. The router expects a URL with the base path. */
async function onwards(target: string | undefined) {
  const { safeRedirect } = await import('./safeRedirect')
  return redirect({ href: basePath + safeRedirect(target), replace: true })
}

/** Waits until the session check and a pending sign-out are complete. */
async function settled(session: SessionActor): Promise<SessionState> {
  const isOpen = (snapshot: ReturnType<SessionActor['getSnapshot']>) =>
    snapshot.matches({ unknown: 'asking' }) || snapshot.matches('signingOut')
  return sessionState(await waitFor(session, snapshot => !isOpen(snapshot)))
}
