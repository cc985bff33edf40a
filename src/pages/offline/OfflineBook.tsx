import { BookOpen, HardDriveDownload, RotateCw, Trash2 } from 'lucide-react'
import { downloadsOf, removeDownloads, useDownloads } from '../../actions/downloads'
import { isComplete, type KeptBook } from '../../api/offline/offlineBooks'
import { posterUrl } from '../../api/urls/posters'
import { Poster } from '../../components/cards/Poster'
import { LinkButton } from '../../components/controls/Button'
import { IconButton, LinkIconButton } from '../../components/controls/IconButton'
import { focusNextRowButton } from '../../components/focus/focusNextRowButton'
import { useMediaQuery } from '../../components/page/useMediaQuery'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { readerLink } from '../../resources/books'
import { downloadFailureText } from './downloadFailureText'
import styles from './OfflinePage.module.css'

type OfflineBookProps = { userId: string; book: KeptBook; isOutdated: boolean }

/** Row of an offline book: download status, and buttons to read, download again and remove. */
export function OfflineBook({ userId, book, isOutdated }: OfflineBookProps) {
  const t = useTranslate()
  const format = useFormat()
  const failure = useDownloads(userId, ({ context }) => context.failures.get(book.bookId))
  const isAtWork = useDownloads(
    userId,
    snapshot => snapshot.matches('working') && snapshot.context.queue[0] === book.bookId,
  )
  const keepAgain = () => downloadsOf(userId).send({ type: 'user.keep', bookIds: [book.bookId] })
  const { title, seriesTitle, number, oneshot } = book
  const state = useHowFar(book, { failure, isAtWork, isOutdated })
  return (
    <li className={styles.book}>
      <div className={styles.cover}>
        <Poster src={posterUrl('books', book.bookId)} title={title} width={56} eager />
      </div>
      <div className={styles.words}>
        <strong dir="auto">{title}</strong>
        <span className={styles.quiet} dir="auto">
          {oneshot ? seriesTitle : `${seriesTitle} · ${number}`}
        </span>
        <span className={styles.quiet} data-failed={failure !== undefined || undefined}>
          {format.bytes(book.size)} · {state}
        </span>
        {!isComplete(book) && book.files > 0 && (
          <progress className={styles.progress} max={book.files} value={book.here} aria-label={title} />
        )}
      </div>
      <div className={styles.deeds}>
        {isComplete(book) && <ReadKept book={book} />}
        {(failure !== undefined || isOutdated) && (
          <IconButton
            icon={failure === undefined ? HardDriveDownload : RotateCw}
            label={t(failure === undefined ? 'page.offline.update' : 'page.offline.retryDownload', { title })}
            onClick={keepAgain}
          />
        )}
        <IconButton
          icon={Trash2}
          label={t('page.offline.remove', { title })}
          onClick={event => {
            focusNextRowButton(event.currentTarget)
            void removeDownloads(userId, [book.bookId])
          }}
        />
      </div>
    </li>
  )
}

type Keeping = { failure: unknown; isAtWork: boolean; isOutdated: boolean }

/** Text for the download status of a book. */
function useHowFar(book: KeptBook, { failure, isAtWork, isOutdated }: Keeping): string {
  const t = useTranslate()
  const format = useFormat()
  if (failure) return downloadFailureText(failure, t)
  if (isComplete(book)) return t(isOutdated ? 'page.offline.outdated' : 'page.offline.complete')
  if (book.files > 0) return t('page.offline.partial', { here: format.number(book.here), count: book.files })
  return t(isAtWork ? 'page.offline.starting' : 'page.offline.queued')
}

function ReadKept({ book: { bookId, reader, title } }: { book: KeptBook }) {
  const t = useTranslate()
  const isNarrow = useMediaQuery('(width < 560px)')
  const label = t('page.offline.read', { title })
  return isNarrow ? (
    <LinkIconButton {...readerLink(bookId, reader)} icon={BookOpen} look="tonal" label={label} />
  ) : (
    <LinkButton {...readerLink(bookId, reader)} icon={BookOpen} aria-label={label}>
      {t('action.read')}
    </LinkButton>
  )
}
