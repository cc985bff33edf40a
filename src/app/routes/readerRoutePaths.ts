/** Route path of the comic reader. */
export const comicReaderRoutePath = '/book/$bookId/read'
/** Route path of the EPUB reader. */
export const epubReaderRoutePath = '/book/$bookId/read-epub'

/** Returns whether a route match belongs to a reader. */
export const isReaderRouteMatch = ({ routeId }: { routeId: string }): boolean =>
  routeId === comicReaderRoutePath || routeId === epubReaderRoutePath
