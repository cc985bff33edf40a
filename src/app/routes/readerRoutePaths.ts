export const comicReaderRoutePath = '/book/$bookId/read'
export const epubReaderRoutePath = '/book/$bookId/read-epub'

/** Returns whether a route match belongs to a reader. */
export const isReaderRouteMatch = ({ routeId }: { routeId: string }): boolean =>
  routeId === comicReaderRoutePath || routeId === epubReaderRoutePath
