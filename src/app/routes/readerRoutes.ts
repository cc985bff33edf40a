/** Route paths of the two readers. */
export const comicReaderRoute = '/book/$bookId/read'
export const epubReaderRoute = '/book/$bookId/read-epub'

/** Whether a route match is a reader. */
export const isReaderMatch = ({ routeId }: { routeId: string }): boolean =>
  routeId === comicReaderRoute || routeId === epubReaderRoute
