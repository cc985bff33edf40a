import type { BookCondition, MediaStatus } from '../../../generated/model.schemas'

/** Filter values of the media analysis. The status `READY` selects analyzed books with an error. */
export type ProblemBooksFilter = {
  statuses: readonly MediaStatus[]
  libraryIds: readonly string[]
  /** Error codes. A book matches if it has any of these codes. An empty list matches all books. */
  codes: readonly string[]
}

/** Media statuses in the filter of the media analysis. */
export const problemMediaStatuses = [
  'ERROR',
  'UNSUPPORTED',
  'READY',
  'OUTDATED',
  'UNKNOWN',
] as const satisfies readonly MediaStatus[]

/** Statuses of books whose analysis failed. They apply if the user selects no status. */
export const failedMediaStatuses = ['ERROR', 'UNSUPPORTED'] as const satisfies readonly MediaStatus[]

/**
 * Returns the condition for books with any of these statuses, in any of these libraries. An empty list of libraries
 * means all libraries.
 */
export function buildMediaStatusCondition(
  statuses: readonly MediaStatus[],
  libraryIds: readonly string[] = [],
): { allOf: BookCondition[] } {
  return {
    allOf: [{ anyOf: statuses.map(value => ({ mediaStatus: { operator: 'is', value } })) }, ...anyLibrary(libraryIds)],
  }
}

/** Returns the condition for analyzed books without a selected poster. */
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
 * Converts the filters of the media analysis to the filter of the data source. The server cannot filter by the
 * analysis comment, so some filters are applied by the client.
 */
export function toProblemBooksSourceFilter(
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
