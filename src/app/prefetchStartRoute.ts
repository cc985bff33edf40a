import { type SessionActor, selectSessionStateName } from '../access/SessionContext'
import { readPreference } from '../preferences/preferenceStore'
import type { createAppRouter } from './routes/createAppRouter'
import { comicReaderRoutePath, epubReaderRoutePath, isReaderRouteMatch } from './routes/readerRoutePaths'

/**
 * Prefetches the modules and the data of the first page. Requests data only after the session check. Without a session
 * cookie, each data request would create its own session (server-facts 3.1).
 */
export function prefetchStartRoute(router: AppRouter, session: SessionActor): void {
  const matches = router.matchRoutes(router.latestLocation)
  const wasSignedIn = readPreference('wasSignedIn')
  preloadPageModules(router, wasSignedIn ? matches : matches.filter(isReaderRouteMatch))
  const prefetchBookData = prepareBookPrefetch(matches)
  whenSignedIn(session, userId => {
    if (!wasSignedIn) preloadPageModules(router, matches)
    prefetchPageData(userId, matches, prefetchBookData)
  })
}

function whenSignedIn(session: SessionActor, callBack: (userId: string) => void): void {
  const subscription = session.subscribe(snapshot => {
    const state = selectSessionStateName(snapshot)
    if (state === 'unknown') return
    subscription.unsubscribe()
    if (state === 'signedIn' && snapshot.context.me) callBack(snapshot.context.me.id)
  })
}

type AppRouter = ReturnType<typeof createAppRouter>
type RouteMatch = ReturnType<AppRouter['matchRoutes']>[number]

function preloadPageModules(router: AppRouter, matches: readonly RouteMatch[]): void {
  for (const { routeId } of matches)
    void router.routesById[routeId as keyof AppRouter['routesById']]?.options.component?.preload?.()
}

function prefetchPageData(userId: string, matches: readonly RouteMatch[], prefetchBookData: () => void): void {
  prefetchBookData()
  const isIn = (route: string) => matches.some(({ routeId }) => routeId === route)
  if (!isIn('/_shell')) return
  void import('./prefetchShellData').then(({ ensureLibrariesLoaded, prefetchDashboardSections }) => {
    void ensureLibrariesLoaded()
    if (isIn('/_shell/dashboard')) void prefetchDashboardSections(userId)
  })
}

/**
 * Starts to load the reader module if the current URL opens a reader. Returns a function that prefetches the data of
 * the book.
 */
function prepareBookPrefetch(matches: readonly RouteMatch[]): () => void {
  const loading = matches.map(loadBookPrefetch).find(module => module !== undefined)
  let prefetchBook: (() => void) | undefined
  void loading?.then(prefetch => {
    prefetchBook = prefetch
  })
  return () => (prefetchBook ? prefetchBook() : void loading?.then(prefetch => prefetch()))
}

function loadBookPrefetch({ routeId, params, search }: RouteMatch): Promise<() => void> | undefined {
  const { bookId } = params as { bookId?: string }
  if (bookId === undefined) return undefined
  switch (routeId) {
    case comicReaderRoutePath: {
      const { page } = search as { page?: number }
      return import('../readers/comic/ComicReaderPage').then(
        module => () => void module.prefetchComicAtStartup(bookId, page),
      )
    }
    case epubReaderRoutePath:
      return import('../readers/epub/EpubReaderPage').then(module => () => module.prefetchEpubAtStartup(bookId))
    default:
      return undefined
  }
}
