import type { Book } from '../../../generated/model.schemas'
import type { TableDefinition } from '../../../lists/table/tableDefinition'
import { bookColumn, fileColumns, libraryColumn, seriesColumn } from './analysisColumns'
import { buildMissingPosterCondition } from './bookProblems'

/** Table of the analyzed books without a selected poster. */
export const missingPostersTable: TableDefinition<Book> = {
  name: 'missingPosters',
  resource: 'books',
  labelKey: 'page.analysis.missingPosters.title',
  countKey: 'resources.bookAnalysis.count',
  defaultSort: [{ column: 'book', direction: 'asc' }],
  toSourceFilter: ({ library = [] }) => ({ condition: buildMissingPosterCondition(library) }),
  columns: [bookColumn, seriesColumn, libraryColumn, ...fileColumns],
  filters: [{ id: 'library', labelKey: 'resources.bookAnalysis.fields.library', kind: 'library' }],
}
