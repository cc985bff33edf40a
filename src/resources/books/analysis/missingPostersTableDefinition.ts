import type { Book } from '../../../generated/model.schemas'
import type { RecordTableDefinition } from '../../../lists/table/tableDefinition'
import {
  problemBookFileColumns,
  problemBookLibraryColumn,
  problemBookSeriesColumn,
  problemBookTitleColumn,
} from './bookProblemTableColumns'
import { buildMissingPosterCondition } from './problemBooksFilter'

/**
 * Table of the analyzed books that have no selected poster. The selected poster of a book is the image that the client
 * shows for the book.
 */
export const missingPostersTableDefinition: RecordTableDefinition<Book> = {
  name: 'missingPosters',
  resource: 'books',
  labelKey: 'page.analysis.missingPosters.title',
  countKey: 'resources.bookAnalysis.count',
  defaultSort: [{ column: 'book', direction: 'asc' }],
  toSourceFilter: ({ library = [] }) => ({ condition: buildMissingPosterCondition(library) }),
  columns: [problemBookTitleColumn, problemBookSeriesColumn, problemBookLibraryColumn, ...problemBookFileColumns],
  filters: [{ id: 'library', labelKey: 'resources.bookAnalysis.fields.library', kind: 'library' }],
}
