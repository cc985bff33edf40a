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

/**
 * Reading progress of the current user in a book, 0 to 1.
 * @returns at least 0.01 for a started book; undefined for unread and completed books and for books without pages
 */
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

/** Cover of a book with its badges; reloads when the server reports a new poster. */
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
  const marks = bare ? {} : bookMarks(book, isAbsent(book) ? t('component.poster.unavailable') : undefined)
  return <Poster src={src} title={book.metadata.title} eager={eager} width={width} {...marks} />
}

/**
 * Returns a predicate: whether the current user can open a book in a reader. Requires an analysed file that is available, and
 * the permission.
 */
export function useCanRead(): (book: Pick<Book, 'media' | 'deleted' | 'libraryId'>) => boolean {
  const me = useCurrentUser()
  const isAbsent = useIsFileUnavailable()
  return book => book.media.status === 'READY' && !isAbsent(book) && can(me, 'page.stream')
}

type BookCardProps = CardSlot & {
  book: Book
  /** Shows the series title; for lists with books of several series. */
  amongOthers?: boolean
  line?: string
  context?: ReadingContext
  /** Loads the cover without lazy loading; for covers in the initial viewport. */
  eager?: boolean
  /** Index in a selectable list; without it the card has no checkbox. */
  index?: number
}

/** Card of a book: cover, title, subtitle, read link and action menu. */
export function BookCard({ book, amongOthers, line, context, eager, index, tabIndex }: BookCardProps) {
  const canRead = useCanRead()
  const { trouble, pageCountText } = useQuietLine(book)
  const title = amongOthers && !book.oneshot ? book.seriesTitle : bookTitle(book)
  const quiet = trouble ?? line ?? (amongOthers && !book.oneshot ? bookTitle(book) : pageCountText)
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

/** Problem of the file or of its analysis, if any, and the page count as text. */
function useQuietLine(book: Book): { trouble?: string; pageCountText: string } {
  const t = useTranslate()
  const isAbsent = useIsFileUnavailable()
  const { status, pagesCount } = book.media
  const pageCountText = t('resources.books.pages', { count: pagesCount })
  if (isAbsent(book)) return { trouble: t('component.poster.unavailable'), pageCountText }
  return status === 'READY' ? { pageCountText } : { trouble: t(`enum.MediaStatus.${status}`), pageCountText }
}
