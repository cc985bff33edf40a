import { parseCalendarDay, parseInstant } from '../../../api/dates'
import { RelativeTime } from '../../../components/page/RelativeTime'
import { TitleLink } from '../../../components/table/TitleLink'
import type { Column } from '../../../components/table/tableColumns'
import type { Book } from '../../../generated/model.schemas'
import type { Format } from '../../../language/format'
import { columnBuilder } from '../../../lists/browse/columnBuilder'
import type { FilterTextSource } from '../../../lists/filters/filterText'
import { BookPoster, bookProgress } from '../BookCard'
import { bookLink, type ReadingContext } from '../bookLinks'
import { fileFormat } from '../fileFormat'

type Words = Pick<FilterTextSource, 't' | 'enumText'> & { format: Format }

type Place = { amongOthers: boolean; context?: ReadingContext }

/**
 * Columns of a book table. Adds a series column when the books belong to several series.
 */
export function bookColumns({ t, enumText, format }: Words, { amongOthers, context }: Place): Column<Book>[] {
  const column = columnBuilder<Book>('books', t)
  const status = (book: Book) => {
    const progress = bookProgress(book)
    if (progress !== undefined) return format.percent(progress)
    return enumText('ReadStatus', book.readProgress?.completed ? 'READ' : 'UNREAD')
  }
  return [
    column(
      'title',
      300,
      (book, slot) => (
        <TitleLink {...bookLink(book, context)} {...slot} cover={<BookPoster book={book} bare />}>
          {book.metadata.title}
        </TitleLink>
      ),
      { sort: 'title' },
    ),
    ...(amongOthers ? [column('series', 220, book => (book.oneshot ? '' : book.seriesTitle), { sort: 'series' })] : []),
    column('number', 90, book => book.metadata.number, { sort: 'number', figures: true }),
    column('status', 110, status),
    column('pages', 80, book => format.number(book.media.pagesCount), { sort: 'pages', figures: true }),
    column('size', 100, book => format.bytes(book.sizeBytes), { sort: 'size', figures: true }),
    column('released', 130, book => format.date(parseCalendarDay(book.metadata.releaseDate)), { sort: 'released' }),
    column('format', 90, book => fileFormat(book.media)),
    column('added', 130, book => <RelativeTime at={parseInstant(book.created)} />, { sort: 'added' }),
    column('updated', 130, book => <RelativeTime at={parseInstant(book.lastModified)} />, {
      sort: 'updated',
      hidden: true,
    }),
    column('tags', 180, book => format.list(book.metadata.tags), { hidden: true }),
    column('media', 130, book => enumText('MediaStatus', book.media.status), { hidden: true }),
    column('file', 240, book => book.name, { sort: 'file', hidden: true }),
  ]
}
