import { BookOpen, HardDriveDownload, RotateCw, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import {
  getOfflineDownloadActor,
  removeOfflineDownloads,
  useOfflineDownloadState,
} from '../../actions/offlineDownloads'
import { hasUnfinishedDownload, isDownloadComplete, type OfflineBookEntry } from '../../api/offline/offlineBooks'
import { getPosterUrl } from '../../api/urls/posterUrls'
import { Poster } from '../../components/cards/Poster'
import { LinkButton } from '../../components/controls/Button'
import { IconButton, LinkIconButton } from '../../components/controls/IconButton'
import { focusNextRowButton } from '../../components/focus/focusNextRowButton'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { useMediaQuery } from '../../components/page/useMediaQuery'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { findPendingProgress } from '../../preferences/pendingProgress'
import { getReaderLinkTarget } from '../../resources/books'
import { getDownloadFailureText } from './getDownloadFailureText'
import styles from './OfflineBooksPage.module.css'

type OfflineBookRowProps = { userId: string; book: OfflineBookEntry; isOutdated: boolean }

/**
 * Row of an offline book: download status, and buttons for reading, downloading again and removing the book. When a
 * focused button disappears, the last button of the row gets the focus.
 */
export function OfflineBookRow({ userId, book, isOutdated }: OfflineBookRowProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const failure = useOfflineDownloadState(userId, ({ context }) => context.failures.get(book.bookId))
  const isDownloading = useOfflineDownloadState(
    userId,
    snapshot => snapshot.matches('working') && snapshot.context.queue[0] === book.bookId,
  )
  const downloadAgain = () => getOfflineDownloadActor(userId).send({ type: 'user.download', bookIds: [book.bookId] })
  const { title, seriesTitle, number, oneshot, update } = book
  const { files, here } = update ?? book
  const statusText = useDownloadStatusText(book, { failure, isDownloading, isOutdated })
  const row = useRef<HTMLLIElement>(null)
  const onFocus = useFocusFallback(
    () => [...(row.current?.querySelectorAll('button') ?? [])].at(-1) ?? document.getElementById('main'),
  )
  return (
    <li ref={row} className={styles.book} onFocus={onFocus}>
      <div className={styles.cover}>
        <Poster
          src={getPosterUrl('books', book.bookId)}
          title={title}
          width={56}
          eager
          isUnstarted={!book.isStarted && !findPendingProgress({ userId, bookId: book.bookId })}
        />
      </div>
      <div className={styles.text}>
        <strong dir="auto">{title}</strong>
        <span className={styles.secondary} dir="auto">
          {oneshot ? seriesTitle : `${seriesTitle} · ${number}`}
        </span>
        <span className={styles.secondary} data-failed={failure !== undefined || undefined}>
          {format.bytes(book.size)} · {statusText}
        </span>
        {hasUnfinishedDownload(book) && files > 0 && (
          <progress className={styles.progress} max={files} value={here} aria-label={title} />
        )}
      </div>
      <div className={styles.actions}>
        {isDownloadComplete(book) && <ReadOfflineButton book={book} />}
        {(failure !== undefined || (isOutdated && !update)) && (
          <IconButton
            icon={failure === undefined ? HardDriveDownload : RotateCw}
            label={t(failure === undefined ? 'page.offline.update' : 'page.offline.retryDownload', { title })}
            onClick={downloadAgain}
          />
        )}
        <IconButton
          icon={Trash2}
          label={t('page.offline.remove', { title })}
          onClick={event => {
            focusNextRowButton(event.currentTarget)
            void removeOfflineDownloads(userId, [book.bookId])
          }}
        />
      </div>
    </li>
  )
}

type DownloadState = { failure: unknown; isDownloading: boolean; isOutdated: boolean }

function useDownloadStatusText(book: OfflineBookEntry, { failure, isDownloading, isOutdated }: DownloadState): string {
  const t = useTranslate()
  const format = useLocaleFormatters()
  if (failure) return getDownloadFailureText(failure, t)
  const { files, here } = book.update ?? book
  if (!hasUnfinishedDownload(book)) return t(isOutdated ? 'page.offline.outdated' : 'page.offline.complete')
  if (files > 0) return t('page.offline.partial', { here: format.number(here), count: files })
  return t(isDownloading ? 'page.offline.starting' : 'page.offline.queued')
}

function ReadOfflineButton({ book: { bookId, reader, title } }: { book: OfflineBookEntry }) {
  const t = useTranslate()
  const isNarrow = useMediaQuery('(width < 560px)')
  const label = t('page.offline.read', { title })
  return isNarrow ? (
    <LinkIconButton {...getReaderLinkTarget(bookId, reader)} icon={BookOpen} variant="tonal" label={label} />
  ) : (
    <LinkButton {...getReaderLinkTarget(bookId, reader)} icon={BookOpen} aria-label={label}>
      {t('action.read')}
    </LinkButton>
  )
}
