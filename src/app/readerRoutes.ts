/** The two routes over which a book lies open. */
export const comicRoute = '/book/$bookId/read'
export const textRoute = '/book/$bookId/read-epub'

/** Whether a match of the router is a reader. */
export const isReader = ({ routeId }: { routeId: string }): boolean => routeId === comicRoute || routeId === textRoute
