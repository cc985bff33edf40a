import { BookOpen, HatGlasses, RotateCw } from 'lucide-react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { getDefaultReaderKind } from '../../api/records/bookReaderKind'
import { Button, LinkButton } from '../../components/controls/Button'
import { IconButton, LinkIconButton } from '../../components/controls/IconButton'
import type { Book } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { getBookProgressRatio, useCanReadBook } from './BookCard'
import { getDefaultReaderLinkTarget, type OpenedFromListParams } from './bookLinks'
import { type BookReadingState, getBookReadingState } from './bookReadingState'
import styles from './ReadBookButtons.module.css'
import { withPendingProgress } from './withPendingProgress'

type ReadBookButtonsProps = {
  /** Book that the buttons open. Undefined while the book loads, or if no book can be opened. */
  book: Book | undefined
  /**
   * Probable reading state of the book, for example unread. It determines the label of the read button while the book
   * loads, so that the layout does not shift.
   */
  expected?: BookReadingState
  isLoading?: boolean
  failure?: unknown
  retry?: () => void
  context?: OpenedFromListParams
  /** Whether the server has chosen this book as the next book of a series or read list. */
  isNextOfList?: boolean
}

/**
 * Buttons on a detail page that open a book in the reader. The label of the main button is "read", "continue" or "read
 * again". The second button opens the book in incognito mode. If the book could not be loaded, a button that loads the
 * book again replaces both buttons.
 */
export function ReadBookButtons({
  book: serverBook,
  expected = 'unread',
  isLoading,
  failure,
  retry,
  context,
  isNextOfList = false,
}: ReadBookButtonsProps) {
  const t = useTranslate()
  const labelOf = useReadButtonLabel()
  const canRead = useCanReadBook()
  const user = useCurrentUser()
  const hasReadPermission = hasPermission(user, 'page.stream')
  const updatedBook = serverBook && withPendingProgress(serverBook, user.id)
  // The server chooses the next book of a list. If the user completes this book, the server chooses another book, but
  // only after the server has received the progress. Until then, the main button opens the end of the completed book,
  // and does not offer to read the book again.
  const book = isNextOfList && updatedBook?.readProgress?.completed ? serverBook : updatedBook
  if (!book && failure)
    return (
      <Button variant="filled" icon={RotateCw} className={styles.readButton} onClick={retry}>
        {t('component.failed.retry')}
      </Button>
    )
  if (!book || !canRead(book)) {
    return (
      <>
        <Button variant="filled" icon={BookOpen} className={styles.readButton} disabled={!isLoading} aria-disabled>
          {book ? labelOf(book) : t(`action.readAs.${expected}`)}
        </Button>
        {isLoading && hasReadPermission && (
          // A disabled button takes the same space while the book loads, so that the other buttons do not move.
          <IconButton icon={HatGlasses} variant="tonal" label={t('action.readIncognito')} disabled />
        )}
      </>
    )
  }
  return (
    <>
      <LinkButton
        {...getDefaultReaderLinkTarget(book, context)}
        variant="filled"
        icon={BookOpen}
        className={styles.readButton}
      >
        {labelOf(book)}
      </LinkButton>
      <LinkIconButton
        {...getDefaultReaderLinkTarget(book, context, true)}
        icon={HatGlasses}
        variant="tonal"
        label={t('action.readIncognito')}
      />
    </>
  )
}

function useReadButtonLabel(): (book: Book) => string {
  const t = useTranslate()
  const format = useLocaleFormatters()
  return book => {
    const status = getBookReadingState(book)
    if (status !== 'begun') return t(`action.readAs.${status}`)
    if (getDefaultReaderKind(book) === 'epub')
      return t('action.continueAt', { position: format.percent(getBookProgressRatio(book) ?? 0) })
    return t('action.continueAtPage', { page: format.number(book.readProgress?.page ?? 1) })
  }
}
