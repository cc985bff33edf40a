import { parseCalendarDay, parseServerInstant } from '../../api/serverDates'
import type { Series } from '../../generated/model.schemas'
import { getLanguageNameOrTag } from '../../language/getLanguageNameOrTag'
import type { CsvColumn } from '../../lists/table/export/exportRowsAsCsv'
import type { RecordTableColumn } from '../../lists/table/tableDefinition'
import { listSeriesAuthorNames } from './createSeriesTableColumns'

const column = (id: string, value: RecordTableColumn<Series>['value']): CsvColumn<Series> => ({
  labelKey: `resources.series.column.${id}`,
  value,
})

/** Columns of the CSV file into which the user exports series. */
export const seriesCsvColumns: readonly CsvColumn<Series>[] = [
  column('title', series => series.metadata.title),
  column('books', series => series.booksCount),
  column('unread', series => series.booksUnreadCount + series.booksInProgressCount),
  column('status', (series, { t, enumText }) =>
    series.oneshot ? t('resources.series.oneshot') : enumText('SeriesStatus', series.metadata.status),
  ),
  column('publisher', series => series.metadata.publisher),
  column('released', series => parseCalendarDay(series.booksMetadata.releaseDate)),
  column('writers', (series, { format }) => format.list(listSeriesAuthorNames(series, 'writer'))),
  column('genres', (series, { format }) => format.list(series.metadata.genres)),
  column('tags', (series, { format }) => format.list([...series.metadata.tags, ...series.booksMetadata.tags])),
  column('language', series => (series.metadata.language ? getLanguageNameOrTag(series.metadata.language) : '')),
  column('age', series => series.metadata.ageRating),
  column('total', series => series.metadata.totalBookCount),
  column('library', (series, { libraryName }) => libraryName(series.libraryId)),
  column('added', series => parseServerInstant(series.created)),
  column('updated', series => parseServerInstant(series.lastModified)),
  column('folder', series => series.name),
]
