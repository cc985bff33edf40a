import type { PageHashMatchWithId, PageHashRecord } from './pageHashRecord'

/** Part of the list of matches that is visible. The server sorts the whole list by the paths of the books. */
export type ShownPageMatches = {
  /** Number of visible matches. Undefined while the visible part of the list is not loaded. */
  readonly total: number | undefined
  /** Visible matches. A match that is not loaded is undefined. */
  readonly matches: readonly (PageHashMatchWithId | undefined)[]
  readonly isFirstPage: boolean
  readonly isLastPage: boolean
}

/**
 * Returns a key that is equal for matches that are the same page. The page number alone is not sufficient: after the
 * deletion of page 3, the former page 4 is page 3.
 */
export const getPageMatchKey = ({ id, fileName }: PageHashMatchWithId): string => `${id}/${fileName}`

/** Returns whether two matches are the same page. */
export const isSamePageMatch = (a: PageHashMatchWithId, b: PageHashMatchWithId): boolean =>
  getPageMatchKey(a) === getPageMatchKey(b)

/**
 * Returns whether the list shows that the server has executed the deletion of a match. Returns false if a part of the
 * list that is not visible may contain this match.
 */
export function isMatchDeletionExecuted(
  match: PageHashMatchWithId,
  { total, matches, isFirstPage, isLastPage }: ShownPageMatches,
): boolean {
  if (total === undefined) return false
  if (total === 0) return true
  if (matches.some(other => other === undefined || isSamePageMatch(other, match))) return false
  const isOfBook = (other: PageHashMatchWithId | undefined) => other?.bookId === match.bookId
  const [first, last] = [matches.findIndex(isOfBook), matches.findLastIndex(isOfBook)]
  if (first < 0) return isFirstPage && isLastPage
  return (first > 0 || isFirstPage) && (last < matches.length - 1 || isLastPage)
}

/**
 * Returns whether the server must still delete some of the matches whose deletion was requested. Returns false if the
 * duplicate page has no more matches.
 * @param atRequest the duplicate page at the time of the request
 * @param current the duplicate page now
 */
export const isDeletionOfAllMatchesPending = (
  atRequest: Pick<PageHashRecord, 'matchCount' | 'deleteCount'>,
  current: Pick<PageHashRecord, 'matchCount' | 'deleteCount'>,
): boolean => current.matchCount > 0 && current.deleteCount < atRequest.deleteCount + atRequest.matchCount
