import { Library } from 'lucide-react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { ActionMenuItems } from '../../actions/ActionMenuItems'
import { usePosterUrl } from '../../api/urls/posterUrls'
import { type CardKeyboardNavigationProps, CoverCard } from '../../components/cards/CoverCard'
import { Poster, type PosterBadgeData } from '../../components/cards/Poster'
import { MenuItemLink } from '../../components/overlays/Menu'
import type { Book } from '../../generated/model.schemas'
import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import { SelectItemCheckbox } from '../../lists/selection/SelectItemCheckbox'
import { getBookDetailPageLink, getDefaultReaderLinkTarget, type OpenedFromListParams } from './bookLinks'
import { formatBookTitleInSeries, formatFullBookTitle } from './bookTitle'
import { useIsFileUnavailable } from './useBookUnreadableReason'
import { withPendingProgress } from './withPendingProgress'

/**
 * Returns the fraction of a book that the current user has read, from 0 to 1. For a started book, returns at least
 * 0.01.
 * @returns undefined if the book is unread or completed, or has no pages
 */
export function getBookProgressRatio({
  readProgress,
  media,
}: Pick<Book, 'readProgress' | 'media'>): number | undefined {
  if (!readProgress || readProgress.completed || media.pagesCount === 0) return undefined
  return Math.min(1, Math.max(0.01, readProgress.page / media.pagesCount))
}

const bookBadges = (book: Book, unavailableLabel: string | undefined): PosterBadgeData => ({
  progress: getBookProgressRatio(book),
  unread: book.readProgress ? undefined : true,
  read: book.readProgress?.completed,
  deletedLabel: unavailableLabel,
})

/** Cover image of a book with its badges. The image reloads when the server reports a new cover. */
export function BookPoster({
  book: serverBook,
  eager,
  width,
  withoutBadges,
}: {
  book: Book
  eager?: boolean
  width?: number
  withoutBadges?: boolean
}) {
  const t = useTranslate()
  const book = withPendingProgress(serverBook, useCurrentUser().id)
  const src = usePosterUrl('books', book.id)
  const isFileUnavailable = useIsFileUnavailable()
  const badges = withoutBadges
    ? {}
    : bookBadges(book, isFileUnavailable(book) ? t('component.poster.unavailable') : undefined)
  return (
    <Poster
      src={src}
      title={book.metadata.title}
      eager={eager}
      width={width}
      isUnstarted={!book.readProgress}
      {...badges}
    />
  )
}

/**
 * Returns a function that checks whether the current user can open a book. The server must have analyzed the file of
 * the book, the file must be available, and the user must have the permission to read pages.
 */
export function useCanReadBook(): (book: Pick<Book, 'media' | 'deleted' | 'libraryId'>) => boolean {
  const user = useCurrentUser()
  const isFileUnavailable = useIsFileUnavailable()
  return book => book.media.status === 'READY' && !isFileUnavailable(book) && hasPermission(user, 'page.stream')
}

type BookCardProps = CardKeyboardNavigationProps & {
  book: Book
  /**
   * Whether the card shows the series title and has a link to the series in its menu. Has no effect on one-shots, which
   * have no series page.
   */
  showsSeriesTitle?: boolean
  subtitle?: string
  context?: OpenedFromListParams
  eager?: boolean
  /** Index of the card in a list in which the user can select cards. If undefined, the card has no checkbox. */
  index?: number
}

/** Card of a book: cover, title, subtitle, read link and action menu. */
export function BookCard({ book, showsSeriesTitle, subtitle, context, eager, index, tabIndex }: BookCardProps) {
  const canRead = useCanReadBook()
  const { problem, pageCountText } = useBookSubtitle(book)
  const title = showsSeriesTitle && !book.oneshot ? book.seriesTitle : formatBookTitleInSeries(book)
  const cardSubtitle =
    problem ?? subtitle ?? (showsSeriesTitle && !book.oneshot ? formatBookTitleInSeries(book) : pageCountText)
  return (
    <CoverCard
      to={getBookDetailPageLink(book, context)}
      title={title}
      subtitle={cardSubtitle}
      poster={<BookPoster book={book} eager={eager} />}
      read={canRead(book) ? getDefaultReaderLinkTarget(book, context) : undefined}
      menu={() => (
        <>
          {showsSeriesTitle && !book.oneshot && <OpenSeriesMenuItem book={book} />}
          <ActionMenuItems resource="books" records={[{ record: book, title: formatFullBookTitle(book) }]} />
        </>
      )}
      check={index !== undefined && <SelectItemCheckbox item={book} index={index} title={title} />}
      tabIndex={tabIndex}
    />
  )
}

function OpenSeriesMenuItem({ book }: { book: Book }) {
  const t = useTranslate()
  return (
    <MenuItemLink to="/series/$seriesId" params={{ seriesId: book.seriesId }} icon={Library}>
      {t('action.openSeries')}
    </MenuItemLink>
  )
}

function useBookSubtitle(book: Book): { problem?: string; pageCountText: string } {
  const t = useTranslate()
  const enumText = useEnumText()
  const isFileUnavailable = useIsFileUnavailable()
  const { status, pagesCount } = book.media
  const pageCountText = t('resources.books.pages', { count: pagesCount })
  if (isFileUnavailable(book)) return { problem: t('component.poster.unavailable'), pageCountText }
  return status === 'READY' ? { pageCountText } : { problem: enumText('MediaStatus', status), pageCountText }
}
