import { queryClient } from '../../../api/cache/queryClient'
import type { ResourceListQuery } from '../../../api/records/resourceDataSource'
import type { Book } from '../../../generated/model.schemas'
import { getCurrentLocale } from '../../../language/interfaceLanguage'
import { listRowsInMemory } from '../../../lists/table/rowsInMemory'
import { currentCellTexts } from '../../../lists/table/useCellTexts'
import { errorCodesOf } from './analysisErrors'
import type { BookProblemsFilter } from './bookProblems'
import { mediaAnalysisTable } from './mediaAnalysisTable'
import { problemBooksQueryOptions } from './problemBooks'

/** Lists books with problems for the data provider, from all books with these statuses in these libraries. */
export async function listProblemBooks(
  { statuses, libraryIds, codes }: BookProblemsFilter,
  query: ResourceListQuery,
): Promise<{ items: Book[]; total: number }> {
  const books = await queryClient.fetchQuery(problemBooksQueryOptions(statuses, libraryIds))
  const matches = codes.length > 0 ? books.filter(book => errorCodesOf(book).some(code => codes.includes(code))) : books
  const { thenBy } = query.filter
  const memoryQuery = { ...query, filter: { thenBy } }
  return listRowsInMemory(mediaAnalysisTable, matches, memoryQuery, currentCellTexts(), getCurrentLocale().code)
}
