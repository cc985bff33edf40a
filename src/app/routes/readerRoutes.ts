/** Route paths of the two readers. */
export const comicRoute = '/book/$bookId/read'
export const epubRoute = '/book/$bookId/read-epub'

/** Whether a route match is a reader. */
export const isReaderPath = ({ routeId }: { routeId: string }): boolean =>
  routeId === comicRoute || routeId === epubRoute
