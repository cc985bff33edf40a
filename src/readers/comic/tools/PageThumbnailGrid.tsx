import { useRef, useState } from 'react'
import { getPageThumbnailUrl } from '../../../api/urls/bookPageImageUrls'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { useScrollIntoViewOnMount } from '../../ui/sheets/useScrollIntoViewOnMount'
import type { ComicPage } from '../pages/createComicSpreads'
import styles from './PageThumbnailGrid.module.css'

interface Props {
  readonly bookId: string
  readonly pages: readonly ComicPage[]
  readonly current: number
  readonly onChoose: (page: number) => void
}

/**
 * Maximum number of thumbnails that each press on a "more" button adds. When the grid opens, it shows at most this
 * number of thumbnails before the current page, and at most twice this number of thumbnails in total.
 */
const PAGES_PER_STEP = 500

/**
 * Grid of page thumbnails. At first, the grid shows only pages around the current page (see {@link PAGES_PER_STEP}).
 * Buttons show further pages. When the grid opens, it scrolls to the current page.
 */
export function PageThumbnailGrid({ bookId, pages, current, onChoose }: Props) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const list = useRef<HTMLOListElement>(null)
  const currentItem = useRef<HTMLLIElement>(null)
  const [{ start, end }, setRange] = useState(() => rangeAround(pages.findIndex(({ number }) => number === current)))
  useScrollIntoViewOnMount(currentItem)
  const show = (range: ThumbnailRange, focusedIndex: number) => {
    setRange(range)
    requestAnimationFrame(() => list.current?.children[focusedIndex]?.querySelector('button')?.focus())
  }
  const earlierStart = Math.max(0, start - PAGES_PER_STEP)
  return (
    <>
      {start > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => show({ start: earlierStart, end }, start - earlierStart - 1)}
        >
          {t('reader.contents.earlierPages')}
        </button>
      )}
      <ol ref={list} className={styles.grid} start={start + 1}>
        {pages.slice(start, end).map(({ number }) => (
          <li key={number} ref={number === current ? currentItem : undefined}>
            <button
              type="button"
              aria-label={t('reader.page.name', { page: number })}
              aria-current={number === current ? 'page' : undefined}
              onClick={() => onChoose(number)}
            >
              <img src={getPageThumbnailUrl(bookId, number)} alt="" loading="lazy" width={140} height={200} />
              <span>{format.number(number)}</span>
            </button>
          </li>
        ))}
      </ol>
      {end < pages.length && (
        <button
          type="button"
          className={styles.more}
          onClick={() => show({ start, end: end + PAGES_PER_STEP }, end - start)}
        >
          {t('reader.contents.laterPages')}
        </button>
      )}
    </>
  )
}

/** Indexes of the pages that are shown. `end` is exclusive. */
interface ThumbnailRange {
  readonly start: number
  readonly end: number
}

function rangeAround(index: number): ThumbnailRange {
  const start = Math.max(0, index - PAGES_PER_STEP)
  return { start, end: start + 2 * PAGES_PER_STEP }
}
