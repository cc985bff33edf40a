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
  /** Undefined while it is looked for, and where there is none. */
  book: Book | undefined
  /** What is known of it before it is there, so that the button stands in its place at once. */
  expected?: ReadStatusKind
  isLooking?: boolean
  /** Why it could not be found. */
  failure?: unknown
  retry?: () => void
  context?: ReadingContext
}

/** The main action of a page: opens the book, and says whether that is a start, going on, or once more. */
export function ReadButtons({ book, expected = 'unread', isLooking, failure, retry, context }: ReadButtonsProps) {
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
        <Button look="filled" icon={BookOpen} className={styles.main} disabled={!isLooking} aria-disabled>
          {book ? words(book) : t(`action.readAs.${expected}`)}
        </Button>
        {isLooking && mayRead && (
          // Keeps the room, so that what stands beside it does not move when the book is found.
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

/** What the button says for a book. A text that flows has no pages to name, but a share of it. */
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
