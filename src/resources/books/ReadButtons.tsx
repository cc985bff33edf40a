import { BookOpen, HatGlasses, RotateCw } from 'lucide-react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { defaultReaderKind } from '../../api/records/bookReaderKind'
import { Button, LinkButton } from '../../components/controls/Button'
import { IconButton, LinkIconButton } from '../../components/controls/IconButton'
import type { Book } from '../../generated/model.schemas'
import { useLocaleFormat } from '../../language/localeFormat'
import { useTranslate } from '../../language/useTranslate'
import { bookProgressRatio, useCanReadBook } from './BookCard'
import { bookReaderLink, type ReadingContext } from './bookLinks'
import styles from './ReadButtons.module.css'
import { type ReadingState, readingStateOf } from './readingState'

type ReadButtonsProps = {
  /** Undefined while loading and when there is no book to read. */
  book: Book | undefined
  /** Reading state to label the button with before the book is loaded; avoids a layout shift. */
  expected?: ReadingState
  isLoading?: boolean
  /** Error of the request for the book. */
  failure?: unknown
  retry?: () => void
  context?: ReadingContext
}

/** Primary button of a page: opens the book, labelled as read, continue or read again; and a button for incognito reading. */
export function ReadButtons({ book, expected = 'unread', isLoading, failure, retry, context }: ReadButtonsProps) {
  const t = useTranslate()
  const labelOf = useReadButtonLabel()
  const canRead = useCanReadBook()
  const hasReadPermission = hasPermission(useCurrentUser(), 'page.stream')
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
          // Reserves the space, so that the buttons beside it do not move when the book has loaded.
          <IconButton icon={HatGlasses} variant="tonal" label={t('action.readIncognito')} disabled />
        )}
      </>
    )
  }
  return (
    <>
      <LinkButton {...bookReaderLink(book, context)} variant="filled" icon={BookOpen} className={styles.readButton}>
        {labelOf(book)}
      </LinkButton>
      <LinkIconButton
        {...bookReaderLink(book, context, true)}
        icon={HatGlasses}
        variant="tonal"
        label={t('action.readIncognito')}
      />
    </>
  )
}

/** Label of the read button for a book. Reflowable text has no fixed pages: its progress is a percentage. */
function useReadButtonLabel(): (book: Book) => string {
  const t = useTranslate()
  const format = useLocaleFormat()
  return book => {
    const status = readingStateOf(book)
    if (status !== 'begun') return t(`action.readAs.${status}`)
    if (defaultReaderKind(book) === 'epub')
      return t('action.continueAt', { place: format.percent(bookProgressRatio(book) ?? 0) })
    return t('action.continueAtPage', { page: format.number(book.readProgress?.page ?? 1) })
  }
}
