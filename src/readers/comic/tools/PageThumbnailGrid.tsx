import { useEffect, useRef } from 'react'
import { getPageThumbnailUrl } from '../../../api/urls/bookPageUrls'
import { useTranslate } from '../../../language/useTranslate'
import type { ComicPage } from '../pages/createComicSpreads'
import styles from './PageThumbnailGrid.module.css'

interface Props {
  readonly bookId: string
  readonly pages: readonly ComicPage[]
  readonly current: number
  readonly onChoose: (page: number) => void
}

/** Thumbnails of all pages. Scrolls to the current page. */
export function PageThumbnailGrid({ bookId, pages, current, onChoose }: Props) {
  const t = useTranslate()
  const currentItem = useRef<HTMLLIElement>(null)
  useEffect(() => {
    currentItem.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <ol className={styles.grid}>
      {pages.map(({ number }) => (
        <li key={number} ref={number === current ? currentItem : undefined}>
          <button
            type="button"
            aria-label={t('reader.page.name', { page: number })}
            aria-current={number === current ? 'page' : undefined}
            onClick={() => onChoose(number)}
          >
            <img src={getPageThumbnailUrl(bookId, number)} alt="" loading="lazy" width={140} height={200} />
            <span>{number}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
