import { type SessionActor, selectSessionState } from '../access/SessionContext'
import { readPreference } from '../preferences/preferences'
import type { createAppRouter } from './routes/createAppRouter'
import { comicReaderRoute, epubReaderRoute, isReaderMatch } from './routes/readerRoutes'

/**
 * Fetches the module and the data of the first page in parallel. The module loads during the session check if a user was signed
 * in before, and always for a reader: it is small, and needed after sign-in too. Data calls wait for the session check, because
 * each call with only the remember-me cookie would sign in separately (server-facts 3.1).
 */
export function prefetchRoute(router: AppRouter, session: SessionActor): void {
  const matches = router.matchRoutes(router.latestLocation)
  const isExpected = readPreference('wasSignedIn')
  preloadPageModules(router, isExpected ? matches : matches.filter(isReaderMatch))
  const openBook = prepareBookPrefetch(matches)
  whenSignedIn(session, () => {
    if (!isExpected) preloadPageModules(router, matches)
    prefetchPageData(matches, openBook)
  })
}

/** Calls back when the session check succeeds. Does not call back for a signed-out user. */
function whenSignedIn(session: SessionActor, callBack: () => void): void {
  const subscription = session.subscribe(snapshot => {
    const state = selectSessionState(snapshot)
    if (state === 'unknown') return
    subscription.unsubscribe()
    if (state === 'signedIn') callBack()
  })
}

type AppRouter = ReturnType<typeof createAppRouter>
type RouteMatch = ReturnType<AppRouter['matchRoutes']>[number]

function preloadPageModules(router: AppRouter, matches: readonly RouteMatch[]): void {
  for (const { routeId } of matches)
    void router.routesById[routeId as keyof AppRouter['routesById']]?.options.component?.preload?.()
}

function prefetchPageData(matches: readonly RouteMatch[], openBook: () => void): void {
  openBook()
  const isIn = (route: string) => matches.some(({ routeId }) => routeId === route)
  if (!isIn('/_shell')) return
  void import('./prefetchShellData').then(({ ensureLibraries, prefetchDashboardSections }) => {
    void ensureLibraries()
    if (isIn('/_shell/dashboard')) prefetchDashboardSections()
  })
}

/**
 * Returns a function that prefetches the book of the URL before its reader renders. If the module has loaded, the function runs
 * synchronously, because the reader would otherwise request the same data.
 */
function prepareBookPrefetch(matches: readonly RouteMatch[]): () => void {
  const loading = matches.map(loadBookPrefetch).find(module => module !== undefined)
  let open: (() => void) | undefined
  void loading?.then(loaded => {
    open = loaded
  })
  return () => (open ? open() : void loading?.then(loaded => loaded()))
}

function loadBookPrefetch({ routeId, params, search }: RouteMatch): Promise<() => void> | undefined {
  const { bookId } = params as { bookId?: string }
  if (bookId === undefined) return undefined
  switch (routeId) {
    case comicReaderRoute: {
      const { page } = search as { page?: number }
      return import('../readers/comic/ComicReaderPage').then(
        module => () => void module.prefetchAtStartup(bookId, page),
      )
    }
    case epubReaderRoute:
      return import('../readers/epub/EpubReaderPage').then(module => () => module.prefetchEpubAtStartup(bookId))
    default:
      return undefined
  }
}
