import { can } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { ActionItems } from '../../actions/ActionItems'
import { usePosterUrl } from '../../api/urls/posters'
import { Card, type CardSlot } from '../../components/cards/Card'
import { Poster, type PosterBadges } from '../../components/cards/Poster'
import type { Book } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { SelectCheckbox } from '../../lists/selection/SelectCheckbox'
import { bookLink, type ReadingContext, readLink } from './bookLinks'
import { bookTitle, fullBookTitle } from './bookTitle'
import { useIsFileUnavailable } from './useFileFailure'

/** How far the one who looks is with a book: 0 … 1, or undefined when it was not begun or is done. */
export function bookProgress({ readProgress, media }: Pick<Book, 'readProgress' | 'media'>): number | undefined {
  if (!readProgress || readProgress.completed || media.pagesCount === 0) return undefined
  return Math.min(1, Math.max(0.01, readProgress.page / media.pagesCount))
}

const bookMarks = (book: Book, gone: string | undefined): PosterBadges => ({
  progress: bookProgress(book),
  unread: book.readProgress ? undefined : true,
  read: book.readProgress?.completed,
  gone,
})

/** The cover of a book; it renews itself when the server says that it changed. */
export function BookPoster({
  book,
  eager,
  width,
  bare,
}: {
  book: Book
  eager?: boolean
  width?: number
  bare?: boolean
}) {
  const t = useTranslate()
  const src = usePosterUrl('books', book.id)
  const isAbsent = useIsFileUnavailable()
  const marks = bare ? {} : bookMarks(book, isAbsent(book) ? t('component.poster.gone') : undefined)
  return <Poster src={src} title={book.metadata.title} eager={eager} width={width} {...marks} />
}

/** Whether this person can open the book in a reader now. */
export function useCanRead(): (book: Pick<Book, 'media' | 'deleted' | 'libraryId'>) => boolean {
  const me = useCurrentUser()
  const isAbsent = useIsFileUnavailable()
  return book => book.media.status === 'READY' && !isAbsent(book) && can(me, 'page.stream')
}

type BookCardProps = CardSlot & {
  book: Book
  /** Among other series: the series is said with the book. */
  amongOthers?: boolean
  line?: string
  context?: ReadingContext
  /** Its cover is asked for at once, for it is what one came for. */
  eager?: boolean
  /** Where it stands in a list whose books can be chosen. */
  index?: number
}

/** A book as a card. */
export function BookCard({ book, amongOthers, line, context, eager, index, tabIndex }: BookCardProps) {
  const canRead = useCanRead()
  const { trouble, length } = useQuietLine(book)
  const title = amongOthers && !book.oneshot ? book.seriesTitle : bookTitle(book)
  const quiet = trouble ?? line ?? (amongOthers && !book.oneshot ? bookTitle(book) : length)
  return (
    <Card
      to={bookLink(book, context)}
      title={title}
      line={quiet}
      poster={<BookPoster book={book} eager={eager} />}
      read={canRead(book) ? readLink(book, context) : undefined}
      menu={() => <ActionItems noun="books" things={[{ record: book, title: fullBookTitle(book) }]} />}
      check={index !== undefined && <SelectCheckbox item={book} index={index} title={title} />}
      tabIndex={tabIndex}
    />
  )
}

/** What is wrong with the media, if anything is; else how long it is. */
function useQuietLine(book: Book): { trouble?: string; length: string } {
  const t = useTranslate()
  const isAbsent = useIsFileUnavailable()
  const { status, pagesCount } = book.media
  const length = t('resources.books.pages', { count: pagesCount })
  if (isAbsent(book)) return { trouble: t('component.poster.gone'), length }
  return status === 'READY' ? { length } : { trouble: t(`enum.MediaStatus.${status}`), length }
}
