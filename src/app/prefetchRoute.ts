import { type SessionActor, sessionState } from '../access/SessionContext'
import { readPreference } from '../preferences/preferences'
import { comicRoute, epubRoute, isReaderPath } from './routes/readerRoutes'
import type { createAppRouter } from './routes/router'

/**
 * Fetches the module and the data of the first page in parallel. The module loads during the session check if a user was signed
 * in before, and always for a reader: it is small, and needed after sign-in too. Data calls wait for the session check, because
 * each call with only the remember-me cookie would sign in separately (server-facts 3.1).
 */
export function prefetchRoute(router: Router, session: SessionActor): void {
  const matches = router.matchRoutes(router.latestLocation)
  const isExpected = readPreference('wasSignedIn')
  fetchPages(router, isExpected ? matches : matches.filter(isReaderPath))
  const openBook = bookOf(matches)
  whenSignedIn(session, () => {
    if (!isExpected) fetchPages(router, matches)
    begin(matches, openBook)
  })
}

/** Calls back when the session check succeeds. Does not call back for a signed-out user. */
function whenSignedIn(session: SessionActor, callBack: () => void): void {
  const subscription = session.subscribe(snapshot => {
    const state = sessionState(snapshot)
    if (state === 'unknown') return
    subscription.unsubscribe()
    if (state === 'signedIn') callBack()
  })
}

type Router = ReturnType<typeof createAppRouter>
type Match = ReturnType<Router['matchRoutes']>[number]

function fetchPages(router: Router, matches: readonly Match[]): void {
  for (const { routeId } of matches)
    void router.routesById[routeId as keyof Router['routesById']]?.options.component?.preload?.()
}

function begin(matches: readonly Match[], openBook: () => void): void {
  openBook()
  const isIn = (route: string) => matches.some(({ routeId }) => routeId === route)
  if (!isIn('/_shell')) return
  void import('./cachedLibraries').then(({ cachedLibraries, cachedLibraryOrder }) => {
    void cachedLibraries()
    if (isIn('/_shell/dashboard')) cachedLibraryOrder()
  })
}

/**
 * Returns a function that prefetches the book of the URL before its reader renders. If the module has loaded, the function runs
 * synchronously, because the reader would otherwise request the same data.
 */
function bookOf(matches: readonly Match[]): () => void {
  const loading = matches.map(opener).find(module => module !== undefined)
  let open: (() => void) | undefined
  void loading?.then(loaded => {
    open = loaded
  })
  return () => (open ? open() : void loading?.then(loaded => loaded()))
}

function opener({ routeId, params, search }: Match): Promise<() => void> | undefined {
  const { bookId } = params as { bookId?: string }
  if (bookId === undefined) return undefined
  switch (routeId) {
    case comicRoute: {
      const { page } = search as { page?: number }
      return import('../readers/comic/ComicReaderPage').then(
        module => () => void module.prefetchAtStartup(bookId, page),
      )
    }
    case epubRoute:
      return import('../readers/epub/EpubReaderPage').then(module => () => module.prefetchEpubAtStartup(bookId))
    default:
      return undefined
  }
}
