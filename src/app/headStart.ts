import { readPreference } from '../preferences/preferences'
import type { createAppRouter } from './router'

/**
 * Whoever was signed in here last probably still is: fetches the page and the libraries while the server is asked who is
 * there, instead of one after the other.
 */
export function headStart(router: ReturnType<typeof createAppRouter>): void {
  if (!readPreference('wasSignedIn')) return
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
