import { parseCalendarDay, parseInstant } from '../../../api/dates'
import { readerKind } from '../../../api/records/bookReaderKind'
import type { Book } from '../../../generated/model.schemas'
import { useFormat } from '../../../language/format'
import { useTranslate } from '../../../language/useTranslate'
import { fileFormat } from '../fileFormat'
import { pagesLeft, readStatusOf } from '../readStatus'

/** Line under the title of a book: page count or format, pages left or read date, release date. */
export function BookSummaryLine({ book }: { book: Book }) {
  const t = useTranslate()
  const format = useFormat()
  const { media, metadata, readProgress } = book
  const state = readStatusOf(book)
  const isText = readerKind(book) === 'epub'
  const released = parseCalendarDay(metadata.releaseDate)
  return (
    <>
      <span>
        {isText || media.pagesCount === 0 ? fileFormat(media) : t('resources.books.pages', { count: media.pagesCount })}
      </span>
      {state === 'begun' && !isText && <span>{t('page.book.pagesLeft', { count: pagesLeft(book) })}</span>}
      {state === 'done' && (
        <span>{t('page.book.readOn', { date: format.date(parseInstant(readProgress?.readDate)) })}</span>
      )}
      {released && <time dateTime={metadata.releaseDate ?? ''}>{format.date(released)}</time>}
    </>
  )
}
