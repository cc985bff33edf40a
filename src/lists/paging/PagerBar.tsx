import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { useScreenReaderAnnouncement } from '../../components/useScreenReaderAnnouncement'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { toWesternDigits } from '../../language/toWesternDigits'
import { useTranslate } from '../../language/useTranslate'
import styles from './PagerBar.module.css'
import { clampPageNumber, listPagerPageNumbers, MAX_PAGE_BUTTONS } from './pagerPageNumbers'

type PagerBarProps = { page: number; pages: number; onPage: (page: number) => void }

/**
 * Buttons for the first, last, current and neighboring pages of a list. A list with more pages than buttons also has an
 * input for a page number. Screen readers announce the page that the user opens, because the focus stays on its button.
 */
export function PagerBar({ page, pages, onPage: changePage }: PagerBarProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const [openedPage, setOpenedPage] = useState<number>()
  const onPage = (nextPage: number) => {
    setOpenedPage(nextPage)
    changePage(nextPage)
  }
  useScreenReaderAnnouncement(openedPage === page ? t('list.pager.page', { page }) : undefined)
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
      {pages > MAX_PAGE_BUTTONS && <PageNumberForm pages={pages} onPage={onPage} />}
    </nav>
  )
}

/** Input for a page number, with a button that opens the page. */
function PageNumberForm({ pages, onPage }: Omit<PagerBarProps, 'page'>) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const button = useRef<HTMLButtonElement>(null)
  const [digits, setDigits] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (digits === '') return
    // Moves the focus out of the input, so that the screen keyboard closes and does not cover the page.
    button.current?.focus()
    setDigits('')
    onPage(clampPageNumber(Number(digits), pages))
  }
  return (
    <form className={styles.goTo} onSubmit={onSubmit}>
      <input
        className={styles.input}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        value={digits}
        placeholder={`${format.number(1)}–${format.number(pages)}`}
        aria-label={t('list.pager.goTo')}
        onChange={event => setDigits(toWesternDigits(event.target.value).replace(/\D/g, '').slice(0, 9))}
      />
      <Button ref={button} type="submit" variant="plain">
        {t('list.pager.goTo')}
      </Button>
    </form>
  )
}
