import { type SessionActor, sessionState } from '../access/SessionContext'
import { readPreference } from '../preferences/preferences'
import type { createAppRouter } from './router'

/**
 * Fetches the page and the libraries at the same time, instead of one after the other. Whoever was signed in here last
 * probably still is: then it begins while the server is asked who is there, else with the answer; a reader always.
 */
export function headStart(router: Router, session: SessionActor): void {
  const isExpected = readPreference('wasSignedIn')
  if (isExpected) begin(router)
  else fetchPages(router, matchesNow(router).filter(isReader))
  const asked = session.subscribe(snapshot => {
    const state = sessionState(snapshot)
    if (state === 'unknown') return
    asked.unsubscribe()
    if (state === 'signedIn' && !isExpected) begin(router)
  })
}

type Router = ReturnType<typeof createAppRouter>
type Match = ReturnType<Router['matchRoutes']>[number]

const matchesNow = (router: Router): Match[] => router.matchRoutes(router.latestLocation)

/** A reader is small, and who has to sign in first wants it next. */
const isReader = ({ routeId }: Match) => routeId === '/book/$bookId/read' || routeId === '/book/$bookId/read-epub'

function fetchPages(router: Router, matches: readonly Match[]): void {
  for (const { routeId } of matches)
    void router.routesById[routeId as keyof Router['routesById']]?.options.component?.preload?.()
}

function begin(router: Router): void {
  const matches = matchesNow(router)
  fetchPages(router, matches)
  const reading = matches.find(({ routeId }) => routeId === '/book/$bookId/read')
  if (reading) void beginReading(reading.params, reading.search)
  const readingText = matches.find(({ routeId }) => routeId === '/book/$bookId/read-epub')?.params.bookId
  if (readingText) void import('../readers/epub/epubBook').then(({ openAhead }) => openAhead(readingText))
  const isInShell = matches.some(({ routeId }) => routeId === '/_shell')
  if (isInShell) void import('./knownLibraries').then(({ knownLibraries }) => knownLibraries())
}

/** The book is asked for as soon as its reader is there, before it is drawn. */
async function beginReading({ bookId }: { bookId?: string }, { page }: { page?: number }) {
  if (!bookId) return
  const { openAhead } = await import('../readers/comic/ComicReaderPage')
  openAhead(bookId, page)
}
