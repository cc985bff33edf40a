import { translateErrorCodes } from '../../../api/errorText'
import type { Book } from '../../../generated/model.schemas'
import type { TableDefinition } from '../../../lists/table/tableDefinition'
import { AnalysisErrorCell, MediaStatusCell } from './AnalysisCells'
import { bookColumn, fileColumns, libraryColumn, seriesColumn } from './analysisColumns'
import { problemStatuses, toProblemsSourceFilter } from './bookProblems'
import { ErrorCodeFilterInput, isErrorCodeFilterValue } from './ErrorCodeFilterInput'
import { errorTitle } from './errorTexts'

const field = (name: string) => `resources.bookAnalysis.fields.${name}`

/** Table of the books whose analysis failed or reported errors. */
export const mediaAnalysisTable: TableDefinition<Book> = {
  name: 'mediaAnalysis',
  resource: 'books',
  labelKey: 'page.analysis.title',
  countKey: 'resources.bookAnalysis.count',
  defaultSort: [{ column: 'status', direction: 'asc' }],
  toSourceFilter: toProblemsSourceFilter,
  columns: [
    bookColumn,
    {
      id: 'status',
      labelKey: field('status'),
      value: ({ media }, { enumText }) => enumText('MediaStatus', media.status),
      sort: 'media.status',
      Cell: MediaStatusCell,
      width: 160,
      cardPriority: 2,
    },
    {
      id: 'error',
      labelKey: field('error'),
      value: ({ media }) => translateErrorCodes(media.comment),
      sort: 'media.comment',
      Cell: AnalysisErrorCell,
      width: 320,
      cardPriority: 3,
    },
    seriesColumn,
    libraryColumn,
    ...fileColumns,
  ],
  filters: [
    {
      id: 'status',
      labelKey: field('status'),
      kind: 'enum',
      values: problemStatuses,
      valueKey: 'page.analysis.statusFilter',
    },
    { id: 'library', labelKey: field('library'), kind: 'library' },
    {
      id: 'code',
      labelKey: field('error'),
      kind: 'custom',
      Input: ErrorCodeFilterInput,
      valueText: errorTitle,
      isValid: isErrorCodeFilterValue,
    },
  ],
}
