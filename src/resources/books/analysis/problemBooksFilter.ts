import type { BookCondition, MediaStatus } from '../../../generated/model.schemas'

/**
 * Filter of the page for books whose analysis has found problems. Books with the status `READY` match only if their
 * analysis has also reported an error code.
 */
export type ProblemBooksFilter = {
  statuses: readonly MediaStatus[]
  libraryIds: readonly string[]
  /**
   * Error codes. A book matches if it has any of these codes. If the list is empty, books match regardless of their
   * codes.
   */
  codes: readonly string[]
}

/** Media statuses that the user can select in the media analysis filter. */
export const problemMediaStatuses = [
  'ERROR',
  'UNSUPPORTED',
  'READY',
  'OUTDATED',
  'UNKNOWN',
] as const satisfies readonly MediaStatus[]

/** Media statuses of books whose analysis failed. These statuses are the default filter of the media analysis. */
export const failedMediaStatuses = ['ERROR', 'UNSUPPORTED'] as const satisfies readonly MediaStatus[]

/**
 * Returns the server condition for books with any of the given media statuses, in any of the given libraries. An empty
 * list of libraries means all libraries.
 */
export function buildMediaStatusCondition(
  statuses: readonly MediaStatus[],
  libraryIds: readonly string[] = [],
): { allOf: BookCondition[] } {
  return {
    allOf: [{ anyOf: statuses.map(value => ({ mediaStatus: { operator: 'is', value } })) }, ...anyLibrary(libraryIds)],
  }
}

/** Returns the server condition for analyzed books without a selected poster. An empty list means all libraries. */
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
 * Converts the selected filter values of the media analysis to the filter of its data source. If the server cannot
 * filter by the selected values, for example by error code, the client filters the books.
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
