/** Route path of the comic reader. */
export const comicReaderRoute = '/book/$bookId/read'
/** Route path of the EPUB reader. */
export const epubReaderRoute = '/book/$bookId/read-epub'

/** Whether a route match belongs to one of the two readers. */
export const isReaderMatch = ({ routeId }: { routeId: string }): boolean =>
  routeId === comicReaderRoute || routeId === epubReaderRoute
