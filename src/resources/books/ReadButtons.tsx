import { BookOpen, HatGlasses, RotateCw } from 'lucide-react'
import { can } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { readerKind } from '../../api/records/bookReaderKind'
import { Button, LinkButton } from '../../components/controls/Button'
import { IconButton, LinkIconButton } from '../../components/controls/IconButton'
import type { Book } from '../../generated/model.schemas'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { bookProgress, useCanRead } from './BookCard'
import { type ReadingContext, readLink } from './bookLinks'
import styles from './ReadButtons.module.css'
import { type ReadStatusKind, readStatusOf } from './readStatus'

type ReadButtonsProps = {
  /** Undefined while loading and when there is no book to read. */
  book: Book | undefined
  /** Reading state to label the button with before the book is loaded; avoids a layout shift. */
  expected?: ReadStatusKind
  isLoading?: boolean
  /** Error of the request for the book. */
  failure?: unknown
  retry?: () => void
  context?: ReadingContext
}

/** Primary button of a page: opens the book, labelled as read, continue or read again; and a button for incognito reading. */
export function ReadButtons({ book, expected = 'unread', isLoading, failure, retry, context }: ReadButtonsProps) {
  const t = useTranslate()
  const words = useReadWords()
  const canRead = useCanRead()
  const mayRead = can(useCurrentUser(), 'page.stream')
  if (!book && failure)
    return (
      <Button look="filled" icon={RotateCw} className={styles.main} onClick={retry}>
        {t('component.failed.retry')}
      </Button>
    )
  if (!book || !canRead(book)) {
    return (
      <>
        <Button look="filled" icon={BookOpen} className={styles.main} disabled={!isLoading} aria-disabled>
          {book ? words(book) : t(`action.readAs.${expected}`)}
        </Button>
        {isLoading && mayRead && (
          // Reserves the space, so that the buttons beside it do not move when the book has loaded.
          <IconButton icon={HatGlasses} look="tonal" label={t('action.readIncognito')} disabled />
        )}
      </>
    )
  }
  return (
    <>
      <LinkButton {...readLink(book, context)} look="filled" icon={BookOpen} className={styles.main}>
        {words(book)}
      </LinkButton>
      <LinkIconButton
        {...readLink(book, context, true)}
        icon={HatGlasses}
        look="tonal"
        label={t('action.readIncognito')}
      />
    </>
  )
}

/** Label of the read button for a book. Reflowable text has no fixed pages: its progress is a percentage. */
function useReadWords(): (book: Book) => string {
  const t = useTranslate()
  const format = useFormat()
  return book => {
    const state = readStatusOf(book)
    if (state !== 'begun') return t(`action.readAs.${state}`)
    if (readerKind(book) === 'epub') return t('action.continueAt', { place: format.percent(bookProgress(book) ?? 0) })
    return t('action.continueAtPage', { page: format.number(book.readProgress?.page ?? 1) })
  }
}
