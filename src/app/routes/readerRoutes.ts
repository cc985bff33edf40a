/** The two routes over which a book lies open. */
export const comicRoute = '/book/$bookId/read'
export const epubRoute = '/book/$bookId/read-epub'

/** Whether a match of the router is a reader. */
export const isReaderPath = ({ routeId }: { routeId: string }): boolean =>
  routeId === comicRoute || routeId === epubRoute
