import { RotateCw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { downloadsOf, removeDownloads, useDownloads } from '../../actions/downloads'
import { downloadObstacle } from '../../api/offline/install'
import { isComplete, type KeptBook, useOfflineBooks } from '../../api/offline/offlineBooks'
import { Button } from '../../components/controls/Button'
import { Callout } from '../../components/feedback/Callout'
import { EmptyState } from '../../components/feedback/EmptyState'
import { openDialog } from '../../dialogs/dialogs'
import { useFormat } from '../../language/format'
import { useDocumentTitle } from '../../language/useTitle'
import { useTranslate } from '../../language/useTranslate'
import { downloadFailureText } from './downloadFailureText'
import { OfflineBook } from './OfflineBook'
import styles from './OfflinePage.module.css'
import { useOutdatedDownloads } from './useOutdatedDownloads'
import { useStorageEstimate } from './useStorageEstimate'

/** Page of the offline books of this device: download status per book and storage usage. */
export function OfflinePage() {
  const t = useTranslate()
  const me = useCurrentUser()
  const books = useOfflineBooks(me.id)
  const reason = downloadObstacle()
  useDocumentTitle(t('page.offline.title'))
  const removeAll = async () => {
    const isMeant = await openDialog('confirm', {
      title: t('page.offline.removeAll'),
      text: t('page.offline.removeAllText', { count: books.length }),
      verb: t('page.offline.removeAll'),
      danger: true,
    })
    if (!isMeant) return
    document.getElementById('main')?.focus()
    await removeDownloads(
      me.id,
      books.map(({ bookId }) => bookId),
    )
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('page.offline.title')}</h1>
        <p className={styles.quiet}>{t('page.offline.text')}</p>
      </header>
      {reason && <Callout>{t(`page.offline.obstacle.${reason}`)}</Callout>}
      {books.length === 0 && !reason && (
        <EmptyState
          title={t('page.offline.none')}
          text={t('page.offline.noneText', { action: t('action.keepOnDevice') })}
        />
      )}
      {books.length > 0 && (
        <>
          <div className={styles.summary}>
            <Room books={books} />
            <Button icon={Trash2} onClick={() => void removeAll()}>
              {t('page.offline.removeAll')}
            </Button>
          </div>
          <Stopped userId={me.id} />
          <BookList userId={me.id} books={books} />
        </>
      )}
    </div>
  )
}

/** Storage usage of this site and its quota. Shows the number of books alone where the browser reports no estimate. */
function Room({ books }: { books: readonly KeptBook[] }) {
  const t = useTranslate()
  const format = useFormat()
  const label = useId()
  const room = useStorageEstimate(books.filter(isComplete).length)
  const count = t('page.offline.count', { count: books.length })
  if (!room) return <p>{count}</p>
  const words = t('page.offline.storage', { used: format.bytes(room.used), most: format.bytes(room.most) })
  return (
    <div className={styles.room}>
      <p id={label}>
        {count} · {words}
      </p>
      <meter
        className={styles.meter}
        aria-labelledby={label}
        min={0}
        max={room.most}
        high={room.most * 0.9}
        value={room.used}
      />
    </div>
  )
}

/** Explains why the download queue is stopped or waiting, with a retry button. */
function Stopped({ userId }: { userId: string }) {
  const t = useTranslate()
  const state = useDownloads(userId, snapshot =>
    snapshot.matches('stopped') ? 'stopped' : snapshot.matches('waiting') ? 'waiting' : 'fine',
  )
  const reason = useDownloads(userId, ({ context }) => [...context.failures.values()].at(-1))
  if (state === 'fine') return <div role="status" />
  return (
    <div role="status">
      <Callout>
        <div className={styles.stopped}>
          <span>{state === 'waiting' ? t('page.offline.waiting') : downloadFailureText(reason, t)}</span>
          <Button icon={RotateCw} onClick={() => downloadsOf(userId).send({ type: 'user.retry' })}>
            {t('component.failed.retry')}
          </Button>
        </div>
      </Callout>
    </div>
  )
}

function BookList({ userId, books }: { userId: string; books: readonly KeptBook[] }) {
  const t = useTranslate()
  const outdated = useOutdatedDownloads(userId, books)
  return (
    <ul className={styles.books} aria-label={t('page.offline.title')}>
      {books.map(book => (
        <OfflineBook key={book.bookId} userId={userId} book={book} isOutdated={outdated.has(book.bookId)} />
      ))}
    </ul>
  )
}
