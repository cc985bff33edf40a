import { redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { can, type Permission } from '../../access/permissions'
import { type SessionActor, type SessionState, sessionState } from '../../access/SessionContext'
import { basePath } from '../../api/address'
import { takeReturnTarget } from '../../preferences/returnTarget'
import { listSearch } from './searchParams'

/** What the router hands to every guard. */
export type RouterContext = { session: SessionActor }
type Asked = { context: RouterContext; location: { href: string } }
type Opened = Asked & { cause: 'enter' | 'stay' | 'preload'; params: { bookId: string } }

/** Signed-out people go to the start, which brings them back to the full path later. */
export async function requireSession({ context, location }: Asked): Promise<void> {
  const state = await settled(context.session)
  if (state !== 'signedIn') throw redirect({ to: '/startup', search: { redirect: location.href }, replace: true })
}

/**
 * A book that lies open stays open when the session ends by itself: its reader asks who is there. Who may not read comes to the
 * page of the book, which says so.
 */
export async function requireSessionToOpen({ cause, params, ...asked }: Opened): Promise<void> {
  const state = await settled(asked.context.session)
  const { ended, me } = asked.context.session.getSnapshot().context
  const isReadingOn = cause === 'stay' && ended && (state === 'signedOut' || state === 'signingIn')
  if (isReadingOn) return
  await requireSession(asked)
  if (!can(me, 'page.stream')) throw redirect({ to: '/book/$bookId', params, replace: true })
}

/** People who may not do what a page is for go home. */
export function requirePermission(permission: Permission) {
  return ({ context }: Asked): void => {
    if (!can(context.session.getSnapshot().context.me, permission)) throw redirect({ to: '/', replace: true })
  }
}

/** The first pages of sections. */
export type Section =
  | '/dashboard'
  | '/settings/users'
  | '/media-management/analysis'
  | '/duplicate-pages/known'
  | '/import/books'

/**
 * An address that stands for the first page of its section.
 * @param guard  asked before, so that the address tells nothing to those who may not go there
 */
export function redirectTo(to: Section, guard?: (asked: Asked) => void): (asked: Asked) => never {
  return asked => {
    guard?.(asked)
    throw redirect({ to, replace: true })
  }
}

/** Home is the dashboard, or where one was going before a provider of sign-ins came between. */
export async function redirectHome(): Promise<never> {
  const way = takeReturnTarget()
  throw way ? await onwards(way) : redirect({ to: '/dashboard', replace: true })
}

/** A server without libraries has nothing to show: to the welcome page. */
export async function requireLibrary(): Promise<void> {
  const known = await libraries()
  if (known?.length === 0) throw redirect({ to: '/welcome', replace: true })
}

/** The welcome page is over when there is a library. */
export async function requireNoLibrary(): Promise<void> {
  const known = await libraries()
  if (known && known.length > 0) throw redirect({ to: '/dashboard', replace: true })
}

/** To the view in which this library was left; all libraries begin with browsing, one with what is recommended. */
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

/** The one that the path names is there; the route has seen to it. */
type PathIds = { libraryId: string; collectionId: string; readListId: string }

/** A list is looked at as it was left, unless the address says how. */
export function redirectToLastListState(kind: keyof typeof looks) {
  return async ({ params, search }: { params: object; search: object }): Promise<void> => {
    if (Object.keys(search).length > 0) return
    const { filters } = (await listMemory()).readListState(kind, String(Object.values(params)[0]))
    if (!filters || Object.keys(filters).length === 0) return
    throw redirect({ to: looks[kind], params: params as PathIds, search: listSearch(filters), replace: true })
  }
}

/** The start is left as soon as it is known who is here. */
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

/** Whoever is signed in has nothing to do at the sign-in page. */
export async function leaveLogin({
  context,
  search,
}: {
  context: RouterContext
  search: { redirect?: string }
}): Promise<void> {
  if ((await settled(context.session)) !== 'signedIn') return
  const way = takeReturnTarget()
  throw await onwards(search.redirect ?? way)
}

/** The query library comes with the shell: the entrance and the readers do without. */
const listMemory = () => import('../../preferences/listState')
const libraries = async () => (await import('../cachedLibraries')).cachedLibraries()

/** The router takes an address as it stands in the window, base path and all. */
async function onwards(target: string | undefined) {
  const { safeRedirect } = await import('./safeRedirect')
  return redirect({ href: basePath + safeRedirect(target), replace: true })
}

/** Waits for the first answer to who is here. */
async function settled(session: SessionActor): Promise<SessionState> {
  const isOpen = (snapshot: ReturnType<SessionActor['getSnapshot']>) =>
    snapshot.matches({ unknown: 'asking' }) || snapshot.matches('signingOut')
  return sessionState(await waitFor(session, snapshot => !isOpen(snapshot)))
}
