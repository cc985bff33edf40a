import { useEffect } from 'react'
import { posterUrl } from '../api/urls/posters'
import { useTranslate } from '../language/useTranslate'
import type { Neighbour } from '../machines/reading'
import styles from './EdgeCard.module.css'

interface Props {
  readonly edge: 'start' | 'end'
  /** The book behind this edge; undefined when there is none. */
  readonly book: Neighbour | undefined
  /** False while nobody knows yet which book comes. */
  readonly known: boolean
  /** The name of the read list that the books are read in. */
  readonly within?: string
  readonly onGoOn: () => void
  readonly onReturn: () => void
}

/** The calm card at the end (or the beginning) of a book: what comes, one step further, one step back. */
export function EdgeCard({ edge, book, known, within, onGoOn, onReturn }: Props) {
  const t = useTranslate()
  const next = edge === 'end' ? book : undefined
  useEffect(() => (next ? madeReady(next) : undefined), [next])
  const leaves = edge === 'end' && known && !book
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
      {known && !book && <h2>{t(`reader.${edge}.none`)}</h2>}
      <div className={styles.actions}>
        {(book || leaves) && (
          <button type="button" className={styles.primary} onClick={onGoOn}>
            {t(book ? `reader.${edge}.open` : 'reader.end.leave')}
          </button>
        )}
        <button type="button" className={styles.secondary} onClick={onReturn}>
          {t(`reader.${edge}.return`)}
        </button>
      </div>
    </section>
  )
}

/**
 * Asks for the next book while its card is looked at, whichever reader it opens in.
 * @returns lets go of it
 */
function madeReady({ id, reader }: Neighbour): () => void {
  let stop: (() => void) | undefined
  let over = false
  const begin = async () => {
    if (reader === 'epub') return (await import('./epub/epubBook')).openAhead(id)
    const { openNextAhead } = await import('./comic/opening')
    if (!over) stop = openNextAhead(id)
  }
  begin().catch(() => {})
  return () => {
    over = true
    stop?.()
  }
}
