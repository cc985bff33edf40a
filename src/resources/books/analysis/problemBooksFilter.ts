import type { BookCondition, MediaStatus } from '../../../generated/model.schemas'

/** Filter values of the media analysis. `READY` selects analyzed books with an error in their comment. */
export type ProblemBooksFilter = {
  statuses: readonly MediaStatus[]
  libraryIds: readonly string[]
  /** Error codes. A book matches if it has at least one of them; an empty list matches all books. */
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

/** Statuses of books whose analysis failed. They are listed without a filter, and the badge counts them. */
export const failedMediaStatuses = ['ERROR', 'UNSUPPORTED'] as const satisfies readonly MediaStatus[]

/** Returns the condition for books with one of these statuses in one of these libraries; in any library when there are none. */
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
 * Converts the filters of the media analysis to the filter of the data source for books. The server filters by status
 * and library. It cannot filter by the analysis comment, which is needed for error codes and for `READY` books with
 * errors.
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
