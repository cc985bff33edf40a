import { useCurrentUser } from '../../../access/SessionContext'
import { getDefaultReaderKind } from '../../../api/records/bookReaderKind'
import { parseCalendarDay, parseServerInstant } from '../../../api/serverDates'
import type { Book } from '../../../generated/model.schemas'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { countUnreadPages, getBookReadingState } from '../bookReadingState'
import { getFileFormatLabel } from '../getFileFormatLabel'
import { withPendingProgress } from '../withPendingProgress'

/**
 * Line below the title of the book page. Shows the release date and the reading progress. Also shows the number of
 * pages, or the file format if the book is an EPUB or has no pages.
 */
export function BookHeaderMetadata({ book: serverBook }: { book: Book }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const book = withPendingProgress(serverBook, useCurrentUser().id)
  const { media, metadata, readProgress } = book
  const state = getBookReadingState(book)
  const isText = getDefaultReaderKind(book) === 'epub'
  const released = parseCalendarDay(metadata.releaseDate)
  return (
    <>
      {released && <time dateTime={metadata.releaseDate ?? ''}>{format.date(released)}</time>}
      <span>
        {isText || media.pagesCount === 0
          ? getFileFormatLabel(media)
          : t('resources.books.pages', { count: media.pagesCount })}
      </span>
      {state === 'begun' && !isText && <span>{t('page.book.pagesLeft', { count: countUnreadPages(book) })}</span>}
      {state === 'done' && (
        <span>{t('page.book.readOn', { date: format.date(parseServerInstant(readProgress?.readDate)) })}</span>
      )}
    </>
  )
}
