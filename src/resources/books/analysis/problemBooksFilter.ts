import type { BookCondition, MediaStatus } from '../../../generated/model.schemas'

/**
 * Filter for books with problems in their analysis. A book with the status `READY` matches only if its analysis comment
 * is not empty.
 */
export type ProblemBooksFilter = {
  statuses: readonly MediaStatus[]
  libraryIds: readonly string[]
  /**
   * Selected error codes. A book matches if it has at least one of these codes. If the list is empty, the error codes
   * of the books are not checked.
   */
  codes: readonly string[]
}

/** Media statuses that the user can select in the filter of the media analysis page. */
export const problemMediaStatuses = [
  'ERROR',
  'UNSUPPORTED',
  'READY',
  'OUTDATED',
  'UNKNOWN',
] as const satisfies readonly MediaStatus[]

/**
 * Media statuses of books whose analysis failed. If the user has not selected any status or error code, the media
 * analysis page uses these statuses.
 */
export const failedMediaStatuses = ['ERROR', 'UNSUPPORTED'] as const satisfies readonly MediaStatus[]

/**
 * Returns the server condition for books with one of the given media statuses in one of the given libraries. If the
 * list of libraries is empty, books in all libraries match.
 */
export function buildMediaStatusCondition(
  statuses: readonly MediaStatus[],
  libraryIds: readonly string[] = [],
): { allOf: BookCondition[] } {
  return {
    allOf: [{ anyOf: statuses.map(value => ({ mediaStatus: { operator: 'is', value } })) }, ...anyLibrary(libraryIds)],
  }
}

/**
 * Returns the search condition for books that were analyzed successfully but have no selected poster. If `libraryIds`
 * is empty, the condition matches books in all libraries.
 */
export const buildMissingPosterCondition = (libraryIds: readonly string[] = []): { allOf: BookCondition[] } => ({
  allOf: [
    { mediaStatus: { operator: 'is', value: 'READY' } },
    { poster: { operator: 'isNot', value: { selected: true } } },
    ...anyLibrary(libraryIds),
  ],
})

const anyLibrary = (libraryIds: readonly string[]): BookCondition[] =>
  libraryIds.length > 0 ? [{ anyOf: libraryIds.map(value => ({ libraryId: { operator: 'is', value } })) }] : []

/**
 * Converts the filter values that the user has selected on the media analysis page to a filter of the books data
 * source. The server cannot filter by error code or analysis comment. For these filters, the client fetches the books
 * and filters them itself.
 */
export function toProblemBooksDataSourceFilter(
  filters: Readonly<Record<string, readonly string[]>>,
): Record<string, unknown> {
  const { status = [], library = [], code = [] } = filters
  const selected = problemMediaStatuses.filter(value => status.includes(value))
  const needsComment = code.length > 0 || selected.includes('READY')
  if (!needsComment)
    return { condition: buildMediaStatusCondition(selected.length > 0 ? selected : failedMediaStatuses, library) }
  const statuses = selected.length > 0 ? selected : [...failedMediaStatuses, 'READY']
  return { problems: { statuses, libraryIds: library, codes: code } }
}
