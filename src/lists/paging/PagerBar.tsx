import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../components/controls/IconButton'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import styles from './PagerBar.module.css'
import { pagerItems } from './pagerRange'

type PagerBarProps = { page: number; pages: number; onPage: (page: number) => void }

/** Pager of a list: the first and last page, and the pages around the current one. */
export function PagerBar({ page, pages, onPage }: PagerBarProps) {
  const t = useTranslate()
  const format = useFormat()
  if (pages < 2) return null
  return (
    <nav aria-label={t('list.pager.label')} className={styles.pager}>
      <IconButton
        icon={ChevronLeft}
        mirrored
        label={t('list.pager.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pagerItems(page, pages).map((each, at, offered) => (
        <span key={each} className={styles.place} data-gap={each - (offered[at - 1] ?? each) > 1 || undefined}>
          <button
            type="button"
            className={styles.page}
            aria-label={t('list.pager.page', { page: each })}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(each)}
          >
            {format.number(each)}
          </button>
        </span>
      ))}
      <IconButton
        icon={ChevronRight}
        mirrored
        label={t('list.pager.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
