import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../components/controls/IconButton'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import styles from './PagerBar.module.css'
import { listPagerPageNumbers } from './pagerPageNumbers'

type PagerBarProps = { page: number; pages: number; onPage: (page: number) => void }

/** Buttons for the first, last, current and neighboring pages of a list. */
export function PagerBar({ page, pages, onPage }: PagerBarProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
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
      {listPagerPageNumbers(page, pages).map((pageNumber, index, pageNumbers) => (
        <span
          key={pageNumber}
          className={styles.pageNumber}
          data-gap={pageNumber - (pageNumbers[index - 1] ?? pageNumber) > 1 || undefined}
        >
          <button
            type="button"
            className={styles.page}
            aria-label={t('list.pager.page', { page: pageNumber })}
            aria-current={pageNumber === page ? 'page' : undefined}
            onClick={() => onPage(pageNumber)}
          >
            {format.number(pageNumber)}
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
