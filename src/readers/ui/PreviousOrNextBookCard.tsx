import { Link } from '@tanstack/react-router'
import { type CSSProperties, useEffect } from 'react'
import { getPosterUrl } from '../../api/urls/posterUrls'
import { useTranslate } from '../../language/useTranslate'
import { isBlurOfUnreadCoversStored } from '../../lists/browse/isBlurOfUnreadCoversStored'
import type { PreviousOrNextBook } from '../../machines/readerMachineTypes'
import { findPendingProgress } from '../../preferences/pendingProgress'
import type { ReaderCommand } from '../input/keys/readerShortcuts'
import { type ReaderController, useReaderMachineSelector } from '../session/useReaderController'
import { NotOnDeviceText } from './NotOnDeviceText'
import styles from './PreviousOrNextBookCard.module.css'
import { useIsBookMissingOffline } from './useIsBookMissingOffline'

interface Props {
  readonly reader: ReaderController
  readonly edge: 'start' | 'end'
  readonly perform: (command: ReaderCommand) => void
}

/**
 * Card at the start or end of a book. Shows the previous or next book, a button to open it, and a button to return to
 * the open book. Instead of the button to open the book, the card shows:
 * - a button that leaves the reader, if there is no previous or next book
 * - a button that repeats the request for the previous or next book, if the request has failed
 * - a link to the downloaded books, if the book is not on this device and the server is not reachable
 */
export function PreviousOrNextBookCard({ reader, edge, perform }: Props) {
  const t = useTranslate()
  const neighbors = useReaderMachineSelector(reader, ({ context }) => context.neighbors)
  const readListName = neighbors?.readListName
  const [forwardCommand, backCommand] =
    edge === 'end' ? (['next', 'previous'] as const) : (['previous', 'next'] as const)
  const book = neighbors?.[forwardCommand]
  const isUnsure = neighbors?.unknownSides?.[forwardCommand]
  const isMissing = useIsBookMissingOffline(reader.userId, book?.id)
  const next = edge === 'end' && !isMissing ? book : undefined
  useEffect(() => (next ? prefetchNeighbor(next) : undefined), [next])
  const primaryTextKey = book ? `reader.${edge}.open` : isUnsure ? 'reader.retry' : 'reader.end.leave'
  return (
    <section className={styles.card} aria-label={t(`reader.${edge}.title`)}>
      <p className={styles.overline}>{t(`reader.${edge}.title`)}</p>
      {book && (
        <>
          <Cover key={book.id} book={book} userId={reader.userId} />
          <p className={styles.label} dir="auto">
            {readListName ? t(`reader.${edge}.inList`, { name: readListName }) : t(`reader.${edge}.book`)}
          </p>
          <h2 dir="auto">{book.title}</h2>
          <p className={styles.detail}>{book.detail}</p>
          <p className={styles.detail}>{t('reader.pages', { count: book.pagesCount })}</p>
        </>
      )}
      {neighbors && !book && <h2>{t(isUnsure ? `reader.${edge}.unknown` : `reader.${edge}.none`)}</h2>}
      {isMissing && <NotOnDeviceText />}
      <div className={styles.actions}>
        {isMissing && (
          <Link to="/offline" className={styles.primary}>
            {t('reader.notOnDevice.link')}
          </Link>
        )}
        {neighbors && !isMissing && (
          <button type="button" className={styles.primary} onClick={() => perform(forwardCommand)}>
            {t(primaryTextKey)}
          </button>
        )}
        <button type="button" className={styles.secondary} onClick={() => perform(backCommand)}>
          {t(`reader.${edge}.return`)}
        </button>
      </div>
    </section>
  )
}

/** Uncropped cover in front of a blurred copy. If the image cannot be loaded, only the background color is visible. */
function Cover({ book, userId }: { book: PreviousOrNextBook; userId: string }) {
  const url = getPosterUrl('books', book.id)
  const isStarted = book.readProgress ?? findPendingProgress({ userId, bookId: book.id })
  return (
    <div
      className={styles.cover}
      data-blurred={(!isStarted && isBlurOfUnreadCoversStored(userId)) || undefined}
      style={{ '--picture': `url("${url}")` } as CSSProperties}
    >
      <img src={url} alt="" onError={({ currentTarget }) => currentTarget.setAttribute('data-failed', '')} />
    </div>
  )
}

/**
 * Starts to load a book in advance, so that it opens quickly.
 * @returns function that releases the loaded data of a comic
 */
function prefetchNeighbor({ id, reader }: PreviousOrNextBook): () => void {
  let stop: (() => void) | undefined
  let isReleased = false
  const startPrefetch = async () => {
    if (reader === 'epub') return (await import('../epub/loadEpub')).prefetchEpub(id)
    const { prefetchNextComic } = await import('../comic/session/prefetchComic')
    if (!isReleased) stop = prefetchNextComic(id)
  }
  startPrefetch().catch(() => {})
  return () => {
    isReleased = true
    stop?.()
  }
}
