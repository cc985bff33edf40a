import { RotateCw, Trash2 } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useCurrentUser } from '../../access/SessionContext'
import {
  downloadDeletedBooksAgain,
  getOfflineDownloadActor,
  removeOfflineDownloads,
  useOfflineDownloadState,
} from '../../actions/offlineDownloads'
import { StorageFullError } from '../../api/offline/downloads/fetchIntoCache'
import { isDownloadComplete, type OfflineBookEntry, useOfflineBooks } from '../../api/offline/offlineBooks'
import { findDownloadUnavailableReason } from '../../api/offline/offlineSupportInstallation'
import { Button } from '../../components/controls/Button'
import { Callout } from '../../components/feedback/Callout'
import { EmptyState } from '../../components/feedback/EmptyState'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { openDialog } from '../../dialogs/dialogStore'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { useTranslate } from '../../language/useTranslate'
import type { offlineDownloadMachine } from '../../machines/offlineDownloadMachine'
import { getDownloadFailureText } from './getDownloadFailureText'
import { OfflineBookRow } from './OfflineBookRow'
import styles from './OfflineBooksPage.module.css'
import { useDownloadedBookChecks } from './useDownloadedBookChecks'
import { useStorageEstimate } from './useStorageEstimate'

/** Page with the offline books of this device, their download status, and the storage usage. */
export function OfflineBooksPage() {
  const t = useTranslate()
  const user = useCurrentUser()
  const books = useOfflineBooks(user.id)
  const reason = findDownloadUnavailableReason()
  useDocumentTitle(t('page.offline.title'))
  useEffect(() => void downloadDeletedBooksAgain(user.id).catch(() => {}), [user.id])
  const removeAll = async () => {
    const isConfirmed = await openDialog('confirm', {
      title: t('page.offline.removeAll'),
      text: t('page.offline.removeAllText', { count: books.length }),
      verb: t('page.offline.removeAll'),
      danger: true,
    })
    if (!isConfirmed) return
    document.getElementById('main')?.focus()
    await removeOfflineDownloads(
      user.id,
      books.map(({ bookId }) => bookId),
    )
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('page.offline.title')}</h1>
        <p className={styles.secondary}>{t('page.offline.text')}</p>
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
            <StorageUsageMeter books={books} />
            <Button icon={Trash2} onClick={() => void removeAll()}>
              {t('page.offline.removeAll')}
            </Button>
          </div>
          <DownloadsStoppedCallout userId={user.id} />
          <OfflineBookList userId={user.id} books={books} />
        </>
      )}
    </div>
  )
}

/** Meter of the storage usage and quota. If the browser has no estimate, shows only the number of books. */
function StorageUsageMeter({ books }: { books: readonly OfflineBookEntry[] }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const labelId = useId()
  const usage = useStorageEstimate(books.filter(isDownloadComplete).length)
  const count = t('page.offline.count', { count: books.length })
  if (!usage) return <p>{count}</p>
  const usageText = t('page.offline.storage', {
    used: format.bytes(usage.usedBytes),
    most: format.bytes(usage.quotaBytes),
  })
  return (
    <div className={styles.storageUsage}>
      <p id={labelId}>
        {count} · {usageText}
      </p>
      <meter
        className={styles.meter}
        aria-labelledby={labelId}
        min={0}
        max={usage.quotaBytes}
        high={usage.quotaBytes * 0.9}
        value={usage.usedBytes}
      />
    </div>
  )
}

function DownloadsStoppedCallout({ userId }: { userId: string }) {
  const t = useTranslate()
  const state = useOfflineDownloadState(userId, getStoppedState)
  const reason = useOfflineDownloadState(userId, ({ context }) => [...context.failures.values()].at(-1))
  const onFocus = useFocusFallback(() => document.getElementById('main'))
  return (
    <div role="status" onFocus={onFocus}>
      {state && (
        <Callout>
          <div className={styles.stopped}>
            <span>{state === 'stopped' ? getDownloadFailureText(reason, t) : t(`page.offline.${state}`)}</span>
            <Button icon={RotateCw} onClick={() => getOfflineDownloadActor(userId).send({ type: 'user.retry' })}>
              {t('component.failed.retry')}
            </Button>
          </div>
        </Callout>
      )}
    </div>
  )
}

/**
 * Returns the reason why downloads do not continue:
 * - `stopped`: the downloads have stopped. The user can start them again.
 * - `waiting`: the downloads wait for the server.
 * - `full`: the queue is finished, but at least 1 book did not fit into the storage.
 * @returns undefined in all other states
 */
function getStoppedState(
  snapshot: SnapshotFrom<typeof offlineDownloadMachine>,
): 'stopped' | 'waiting' | 'full' | undefined {
  if (snapshot.matches('stopped')) return 'stopped'
  if (snapshot.matches('waiting')) return 'waiting'
  const isFull = [...snapshot.context.failures.values()].some(failure => failure instanceof StorageFullError)
  return isFull && snapshot.matches('idle') ? 'full' : undefined
}

function OfflineBookList({ userId, books }: { userId: string; books: readonly OfflineBookEntry[] }) {
  const t = useTranslate()
  const outdatedIds = useDownloadedBookChecks(userId, books)
  return (
    <ul className={styles.books} aria-label={t('page.offline.title')}>
      {books.map(book => (
        <OfflineBookRow key={book.bookId} userId={userId} book={book} isOutdated={outdatedIds.has(book.bookId)} />
      ))}
    </ul>
  )
}
