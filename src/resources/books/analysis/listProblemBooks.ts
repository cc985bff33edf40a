import { queryClient } from '../../../api/cache/queryClient'
import type { ResourceListQuery } from '../../../api/records/resourceDataSourceTypes'
import type { Book } from '../../../generated/model.schemas'
import { getCurrentLocale } from '../../../language/interfaceLanguage'
import { filterSortAndPageRows } from '../../../lists/table/rows/filterSortAndPageRows'
import { getCellTextFormatters } from '../../../lists/table/useCellTextFormatters'
import { mediaAnalysisTableDefinition } from './mediaAnalysisTableDefinition'
import type { ProblemBooksFilter } from './problemBooksFilter'
import { problemBooksQueryOptions } from './problemBooksQuery'

/**
 * Lists books by media status and library. If the filter also contains error codes, the list contains only books with
 * at least one of these codes.
 */
export async function listProblemBooks(
  { statuses, libraryIds, codes }: ProblemBooksFilter,
  query: ResourceListQuery,
): Promise<{ items: Book[]; total: number }> {
  const books = await queryClient.fetchQuery(problemBooksQueryOptions(statuses, libraryIds))
  const { thenBy } = query.filter
  const memoryQuery = { ...query, filter: { thenBy, code: codes } }
  return filterSortAndPageRows(
    mediaAnalysisTableDefinition,
    books,
    memoryQuery,
    getCellTextFormatters(),
    getCurrentLocale().code,
  )
}
