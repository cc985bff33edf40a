import { parseCalendarDay, parseServerInstant } from '../../../api/serverDates'
import { RelativeTime } from '../../../components/page/RelativeTime'
import { TableTitleLink } from '../../../components/table/TableTitleLink'
import { TruncatedText } from '../../../components/table/TruncatedText'
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
  const seriesTitleText = (book: Book) => text(book.oneshot ? '' : book.seriesTitle)
  const text = (value: string) => value && <TruncatedText>{value}</TruncatedText>
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
      { sortKey: 'title', minSize: 168 },
    ),
    ...(showsSeriesTitle ? [column('series', 220, seriesTitleText, { sortKey: 'series', minSize: 112 })] : []),
    column('number', 90, book => book.metadata.number, { sortKey: 'number', numeric: true, minSize: 76 }),
    column('status', 110, book => text(status(book)), { minSize: 84 }),
    column('pages', 80, book => format.number(book.media.pagesCount), {
      sortKey: 'pages',
      numeric: true,
      minSize: 68,
    }),
    column('size', 100, book => format.bytes(book.sizeBytes), { sortKey: 'size', numeric: true, minSize: 84 }),
    column('released', 130, book => format.date(parseCalendarDay(book.metadata.releaseDate)), {
      sortKey: 'released',
      minSize: 112,
    }),
    column('format', 90, book => text(getFileFormatLabel(book.media)), { minSize: 84 }),
    column('added', 130, book => <RelativeTime at={parseServerInstant(book.created)} />, {
      sortKey: 'added',
      minSize: 108,
    }),
    column('updated', 130, book => <RelativeTime at={parseServerInstant(book.lastModified)} />, {
      sortKey: 'updated',
      minSize: 108,
      hidden: true,
    }),
    column('tags', 180, book => text(format.list(book.metadata.tags)), { hidden: true }),
    column('media', 130, book => text(enumText('MediaStatus', book.media.status)), {
      hidden: true,
    }),
    column('file', 240, book => text(book.name), { sortKey: 'file', hidden: true }),
  ]
}
