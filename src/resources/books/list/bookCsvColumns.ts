import { parseCalendarDay, parseServerInstant } from '../../../api/serverDates'
import type { Book, ReadStatus } from '../../../generated/model.schemas'
import type { CsvColumn } from '../../../lists/table/export/exportRowsAsCsv'
import type { RecordTableColumn } from '../../../lists/table/tableDefinition'
import { getFileFormatLabel } from '../getFileFormatLabel'

const column = (id: string, value: RecordTableColumn<Book>['value']): CsvColumn<Book> => ({
  labelKey: `resources.books.column.${id}`,
  value,
})

/** Columns of the CSV file into which the user exports books. Sizes are in bytes. */
export const bookCsvColumns: readonly CsvColumn<Book>[] = [
  column('series', book => book.seriesTitle),
  column('number', book => book.metadata.number),
  column('title', book => book.metadata.title),
  column('status', (book, { enumText }) => enumText('ReadStatus', readStatusOf(book))),
  column('pages', book => book.media.pagesCount),
  column('size', book => book.sizeBytes),
  column('released', book => parseCalendarDay(book.metadata.releaseDate)),
  column('format', book => getFileFormatLabel(book.media)),
  column('added', book => parseServerInstant(book.created)),
  column('updated', book => parseServerInstant(book.lastModified)),
  column('tags', (book, { format }) => format.list(book.metadata.tags)),
  column('media', (book, { enumText }) => enumText('MediaStatus', book.media.status)),
  column('file', book => book.name),
]

const readStatusOf = ({ readProgress }: Book): ReadStatus =>
  readProgress ? (readProgress.completed ? 'READ' : 'IN_PROGRESS') : 'UNREAD'
