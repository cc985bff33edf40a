import { X } from 'lucide-react'
import { pageThumbnailUrl } from '../../api/urls/pages'
import { useTranslate } from '../../language/useTranslate'
import { ReaderButton } from '../ReaderButton'
import styles from './BookmarksPanel.module.css'
import { usePageBookmarks } from './pageBookmarks'
import grid from './ThumbnailsPanel.module.css'

interface Props {
  readonly bookId: string
  readonly current: number
  readonly onChoose: (page: number) => void
}

/** The pages that bear a bookmark. */
export function BookmarksPanel({ bookId, current, onChoose }: Props) {
  const t = useTranslate()
  const { pages, toggle } = usePageBookmarks(bookId)
  if (pages.length === 0)
    return (
      <div className={styles.none}>
        <p>{t('reader.bookmark.none')}</p>
        <button type="button" onClick={() => toggle(current)}>
          {t('reader.bookmark.addTo', { page: current })}
        </button>
      </div>
    )
  return (
    <ol className={grid.grid}>
      {pages.map(page => (
        <li key={page} className={styles.bookmark}>
          <button
            type="button"
            aria-label={t('reader.page.name', { page })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onChoose(page)}
          >
            <img src={pageThumbnailUrl(bookId, page)} alt="" loading="lazy" width={140} height={200} />
            <span>{page}</span>
          </button>
          <span className={styles.remove}>
            <ReaderButton icon={X} label={t('reader.bookmark.removeFrom', { page })} onClick={() => toggle(page)} />
          </span>
        </li>
      ))}
    </ol>
  )
}
