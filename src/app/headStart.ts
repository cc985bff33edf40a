import { type SessionActor, sessionState } from '../access/SessionContext'
import { readPreference } from '../preferences/preferences'
import type { createAppRouter } from './router'

/**
 * Fetches the page and the libraries at the same time, instead of one after the other. Whoever was signed in here last
 * probably still is: then it begins while the server is asked who is there, else with the answer.
 */
export function headStart(router: ReturnType<typeof createAppRouter>, session: SessionActor): void {
  const isExpected = readPreference('wasSignedIn')
  if (isExpected) begin(router)
  const asked = session.subscribe(snapshot => {
    const state = sessionState(snapshot)
    if (state === 'unknown') return
    asked.unsubscribe()
    if (state === 'signedIn' && !isExpected) begin(router)
  })
}

function begin(router: ReturnType<typeof createAppRouter>): void {
  const matches = router.matchRoutes(router.latestLocation)
  for (const { routeId } of matches)
    void router.routesById[routeId as keyof typeof router.routesById]?.options.component?.preload?.()
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
