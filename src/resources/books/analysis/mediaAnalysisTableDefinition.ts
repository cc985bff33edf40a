import { translateErrorCodes } from '../../../api/errorText'
import type { Book } from '../../../generated/model.schemas'
import type { RecordTableDefinition } from '../../../lists/table/tableDefinition'
import { listAnalysisErrorCodes } from './analysisErrors'
import { getAnalysisErrorTitle } from './analysisErrorTexts'
import {
  problemBookFileColumns,
  problemBookLibraryColumn,
  problemBookSeriesColumn,
  problemBookTitleColumn,
} from './bookProblemTableColumns'
import { ErrorCodeFilterInput, isErrorCodeFilterValue } from './ErrorCodeFilterInput'
import { BookAnalysisErrorCell, MediaStatusCell } from './ProblemBookCells'
import { problemMediaStatuses, toProblemBooksDataSourceFilter } from './problemBooksFilter'

const field = (name: string) => `resources.bookAnalysis.fields.${name}`

/** Table of the books whose analysis failed or reported errors. */
export const mediaAnalysisTableDefinition: RecordTableDefinition<Book> = {
  name: 'mediaAnalysis',
  resource: 'books',
  labelKey: 'page.analysis.title',
  countKey: 'resources.bookAnalysis.count',
  defaultSort: [{ column: 'status', direction: 'asc' }],
  toSourceFilter: toProblemBooksDataSourceFilter,
  columns: [
    problemBookTitleColumn,
    {
      id: 'status',
      labelKey: field('status'),
      value: ({ media }, { enumText }) => enumText('MediaStatus', media.status),
      sort: 'media.status',
      Cell: MediaStatusCell,
      width: 160,
      minWidth: 140,
      cardPriority: 2,
    },
    {
      id: 'error',
      labelKey: field('error'),
      value: ({ media }) => translateErrorCodes(media.comment),
      sort: 'media.comment',
      Cell: BookAnalysisErrorCell,
      width: 320,
      minWidth: 240,
      growth: 1,
      cardPriority: 3,
      cardTextLines: 2,
    },
    problemBookSeriesColumn,
    problemBookLibraryColumn,
    ...problemBookFileColumns,
  ],
  filters: [
    {
      id: 'status',
      labelKey: field('status'),
      kind: 'enum',
      values: problemMediaStatuses,
      valueKey: 'page.analysis.statusFilter',
    },
    { id: 'library', labelKey: field('library'), kind: 'library' },
    {
      id: 'code',
      labelKey: field('error'),
      kind: 'custom',
      Input: ErrorCodeFilterInput,
      valueText: getAnalysisErrorTitle,
      isValid: isErrorCodeFilterValue,
      matches: (book, codes) => listAnalysisErrorCodes(book).some(code => codes.includes(code)),
    },
  ],
}
