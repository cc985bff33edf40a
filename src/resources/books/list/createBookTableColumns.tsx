import { parseCalendarDay, parseServerInstant } from '../../../api/serverDates'
import { RelativeTime } from '../../../components/page/RelativeTime'
import { TableTitleLink } from '../../../components/table/TableTitleLink'
import type { DataTableColumn } from '../../../components/table/tableColumns'
import type { Book } from '../../../generated/model.schemas'
import type { LocaleFormatters } from '../../../language/localeFormatters'
import { createTableColumnBuilder } from '../../../lists/browse/createTableColumnBuilder'
import type { FilterTextContext } from '../../../lists/filters/filterChips'
import { BookPoster, getBookProgressRatio } from '../BookCard'
import { getBookDetailPageLink, type OpenedFromListParams } from '../bookLinks'
import { getFileFormatLabel } from '../getFileFormatLabel'

type ColumnTextSource = Pick<FilterTextContext, 't' | 'enumText'> & { format: LocaleFormatters }

type BookColumnOptions = { showsSeriesTitle: boolean; context?: OpenedFromListParams }

/** Creates the columns of a book table. If `showsSeriesTitle` is true, a column shows the series. */
export function createBookTableColumns(
  { t, enumText, format }: ColumnTextSource,
  { showsSeriesTitle, context }: BookColumnOptions,
): DataTableColumn<Book>[] {
  const column = createTableColumnBuilder<Book>('books', t)
  const status = (book: Book) => {
    const progress = getBookProgressRatio(book)
    if (progress !== undefined) return format.percent(progress)
    return enumText('ReadStatus', book.readProgress?.completed ? 'READ' : 'UNREAD')
  }
  return [
    column(
      'title',
      300,
      (book, slot) => (
        <TableTitleLink
          {...getBookDetailPageLink(book, context)}
          {...slot}
          cover={<BookPoster book={book} withoutBadges />}
        >
          {book.metadata.title}
        </TableTitleLink>
      ),
      { sortKey: 'title', minSize: 200 },
    ),
    ...(showsSeriesTitle
      ? [column('series', 220, book => (book.oneshot ? '' : book.seriesTitle), { sortKey: 'series' })]
      : []),
    column('number', 90, book => book.metadata.number, { sortKey: 'number', numeric: true }),
    column('status', 110, status),
    column('pages', 80, book => format.number(book.media.pagesCount), { sortKey: 'pages', numeric: true }),
    column('size', 100, book => format.bytes(book.sizeBytes), { sortKey: 'size', numeric: true }),
    column('released', 130, book => format.date(parseCalendarDay(book.metadata.releaseDate)), {
      sortKey: 'released',
      minSize: 120,
    }),
    column('format', 90, book => getFileFormatLabel(book.media)),
    column('added', 130, book => <RelativeTime at={parseServerInstant(book.created)} />, {
      sortKey: 'added',
      minSize: 120,
    }),
    column('updated', 130, book => <RelativeTime at={parseServerInstant(book.lastModified)} />, {
      sortKey: 'updated',
      minSize: 120,
      hidden: true,
    }),
    column('tags', 180, book => format.list(book.metadata.tags), { hidden: true }),
    column('media', 130, book => enumText('MediaStatus', book.media.status), { hidden: true }),
    column('file', 240, book => book.name, { sortKey: 'file', hidden: true }),
  ]
}
