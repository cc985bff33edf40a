import { type SessionActor, sessionState } from '../access/SessionContext'
import { readPreference } from '../preferences/preferences'
import { comicRoute, epubRoute, isReaderPath } from './routes/readerRoutes'
import type { createAppRouter } from './routes/router'

/**
 * Fetches the page and what it shows at the same time, instead of one after the other. The files come while the server is
 * asked who is there for whoever was signed in here last, and for a reader always: they are small, and who has to sign in
 * first wants them next. Calls wait for the answer: each that brings only the cookie to be remembered would sign in by itself
 * (server-facts 3.1).
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

/** Calls back with the answer that somebody is signed in, if that is the answer. */
function whenSignedIn(session: SessionActor, callBack: () => void): void {
  const asked = session.subscribe(snapshot => {
    const state = sessionState(snapshot)
    if (state === 'unknown') return
    asked.unsubscribe()
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
 * What asks for the book of the address before its reader is drawn. It asks at once where its file is there by then: a moment
 * later the reader would be drawn, and would ask the same.
 */
function bookOf(matches: readonly Match[]): () => void {
  const loading = matches.map(opener).find(one => one !== undefined)
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
      return import('../readers/comic/ComicReaderPage').then(part => () => void part.prefetchAtStartup(bookId, page))
    }
    case epubRoute:
      return import('../readers/epub/EpubReaderPage').then(part => () => part.prefetchEpubAtStartup(bookId))
    default:
      return undefined
  }
}
