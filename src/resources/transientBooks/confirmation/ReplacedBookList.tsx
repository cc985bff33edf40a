import { useRef, useState } from 'react'
import { Button } from '../../../components/controls/Button'
import { ShowMoreButton } from '../../../components/controls/ShowMoreButton'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { getPathBaseName } from '../../../machines/import/destinationFileName'
import { isReplacementAccepted } from '../../../machines/import/planImportRows'
import { openComparisonWithExistingBook } from '../importRowActions'
import type { ImportTableRow } from '../importTableRows'
import type { RunningBookImport } from '../runningBookImport'
import styles from './ReplacedBookList.module.css'

/**
 * Number of books that are visible at first. Each click on the button below the list adds the same number. A long list
 * would be slow, because it is not virtualized.
 */
const LIST_STEP_COUNT = 100

type ReplacedBookListProps = { bookImport: RunningBookImport; rows: readonly ImportTableRow[] }

/**
 * List of the existing books whose files an import replaces. Each item shows the existing book and the new file. A
 * button of the item opens the comparison of the file with the book.
 */
export function ReplacedBookList({ bookImport, rows }: ReplacedBookListProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const list = useRef<HTMLUListElement>(null)
  const [maxItems, setMaxItems] = useState(LIST_STEP_COUNT)
  if (rows.length === 0) return null
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('page.importBooks.confirm.replacedBooks')}>
        {rows.slice(0, maxItems).map(row => (
          <ReplacedBook key={row.id} bookImport={bookImport} row={row} />
        ))}
      </ul>
      <ShowMoreButton
        list={list}
        hiddenCount={rows.length - maxItems}
        stepCount={LIST_STEP_COUNT}
        onShowMore={() => setMaxItems(maxItems + LIST_STEP_COUNT)}
        createText={count => t('dialog.chooseFileName.more', { count, number: number(count) })}
      />
    </>
  )
}

function ReplacedBook({ bookImport, row }: { bookImport: RunningBookImport; row: ImportTableRow }) {
  const t = useTranslate()
  const { series, upgrade } = row.plan
  return (
    <li>
      <div>
        <bdi className={styles.file}>{getPathBaseName(row.file.url)}</bdi>
        <p>{t('page.importBooks.replaces', { title: upgrade?.title })}</p>
        <p className={styles.existing}>
          <bdi>{series?.title}</bdi> · <bdi>{upgrade?.fileName}</bdi>
        </p>
        {isReplacementAccepted(row) && <p className={styles.accepted}>{t('page.importBooks.compared')}</p>}
      </div>
      <Button onClick={() => void openComparisonWithExistingBook(bookImport, row)}>
        {t('page.importBooks.confirm.compare')}
        <span className="visually-hidden"> {row.file.name}</span>
      </Button>
    </li>
  )
}
