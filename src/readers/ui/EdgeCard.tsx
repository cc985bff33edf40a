import { useEffect } from 'react'
import { posterUrl } from '../../api/urls/posters'
import { useTranslate } from '../../language/useTranslate'
import type { Neighbour } from '../../machines/readerTypes'
import type { Command } from '../input/keys/shortcuts'
import { type Reader, useReaderState } from '../session/useReader'
import styles from './EdgeCard.module.css'

interface Props {
  readonly reader: Reader
  readonly edge: 'start' | 'end'
  readonly perform: (deed: Command) => void
}

/** Card at the end or start of a book: the neighbouring book, and buttons to open it or to return. */
export function EdgeCard({ reader, edge, perform }: Props) {
  const t = useTranslate()
  const neighbours = useReaderState(reader, ({ context }) => context.neighbours)
  const within = neighbours?.within
  const [beyond, back] = edge === 'end' ? (['next', 'previous'] as const) : (['previous', 'next'] as const)
  const book = neighbours?.[beyond]
  const unsure = neighbours?.unsure?.[beyond]
  const next = edge === 'end' ? book : undefined
  useEffect(() => (next ? madeReady(next) : undefined), [next])
  const goesOn = book
    ? `reader.${edge}.open`
    : unsure
      ? 'reader.retry'
      : edge === 'end'
        ? 'reader.end.leave'
        : undefined
  return (
    <section className={styles.card} aria-label={t(`reader.${edge}.title`)}>
      <p className={styles.over}>{t(`reader.${edge}.title`)}</p>
      {book && (
        <>
          <img className={styles.cover} src={posterUrl('books', book.id)} alt="" width={180} height={270} />
          <p className={styles.label} dir="auto">
            {within ? t(`reader.${edge}.inList`, { name: within }) : t(`reader.${edge}.book`)}
          </p>
          <h2 dir="auto">{book.title}</h2>
          <p className={styles.detail}>{book.detail}</p>
          <p className={styles.detail}>{t('reader.pages', { count: book.pagesCount })}</p>
        </>
      )}
      {neighbours && !book && <h2>{t(unsure ? `reader.${edge}.unknown` : `reader.${edge}.none`)}</h2>}
      <div className={styles.actions}>
        {neighbours && goesOn && (
          <button type="button" className={styles.primary} onClick={() => perform(beyond)}>
            {t(goesOn)}
          </button>
        )}
        <button type="button" className={styles.secondary} onClick={() => perform(back)}>
          {t(`reader.${edge}.return`)}
        </button>
      </div>
    </section>
  )
}

/**
 * Prefetches the next book while its card is shown, in either reader.
 * @returns function that releases the prefetch
 */
function madeReady({ id, reader }: Neighbour): () => void {
  let stop: (() => void) | undefined
  let over = false
  const begin = async () => {
    if (reader === 'epub') return (await import('../epub/epubBook')).prefetchEpub(id)
    const { prefetchNextComic } = await import('../comic/session/prefetchComic')
    if (!over) stop = prefetchNextComic(id)
  }
  begin().catch(() => {})
  return () => {
    over = true
    stop?.()
  }
}
