import { Link } from '@tanstack/react-router'
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  LoaderCircle,
  type LucideIcon,
  Minus,
  Upload,
} from 'lucide-react'
import { useMediaQuery } from '../../components/page/useMediaQuery'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import { isConfidentSeriesProposal } from '../../machines/import/findMostSimilarSeries'
import styles from './ImportRowCells.module.css'
import {
  chooseImportDestinationFileName,
  chooseSeriesForRowsWithSameProposedSeries,
  chooseSeriesOfImportRows,
  openComparisonWithExistingBook,
} from './importRowActions'
import { formatImportRowDetails } from './importRowTexts'
import { type ImportRowStatus, type ImportTableRow, isImportRowEditable } from './importTableRows'
import { useRunningBookImport } from './useRunningBookImport'

type ImportRowCellProps = TableCellProps<ImportTableRow>

const statusIcons: Readonly<Record<ImportRowStatus, LucideIcon>> = {
  waiting: CircleDashed,
  analyzing: LoaderCircle,
  ready: CircleDot,
  incomplete: CircleAlert,
  unsuitable: Ban,
  skipped: Minus,
  importing: Upload,
  imported: CircleCheck,
  failed: CircleX,
}

/**
 * Returns whether the window is too narrow for text fields and buttons in the table. The user then changes a row in a
 * dialog instead.
 */
export const useIsTooNarrowForCellControls = (): boolean => useMediaQuery('(width < 640px)')

/** Table cell with the state of a file as icon and text. After the import, the text is a link to the imported book. */
export function ImportStatusCell({ record: { status, row }, tabIndex }: ImportRowCellProps) {
  const t = useTranslate()
  const Icon = statusIcons[status]
  return (
    <span className={styles.status} data-status={status}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      {status === 'imported' && row.bookId ? (
        <Link to="/book/$bookId" params={{ bookId: row.bookId }} tabIndex={tabIndex}>
          {t('page.importBooks.status.imported')}
        </Link>
      ) : (
        t(`page.importBooks.status.${status}`)
      )}
    </span>
  )
}

/**
 * Table cell with the series into which the file is imported, and a button that changes the series. If the series was
 * suggested with low confidence, the user must confirm it.
 */
export function ImportSeriesCell({ record, tabIndex }: ImportRowCellProps) {
  const t = useTranslate()
  const bookImport = useRunningBookImport()
  const isPlain = useIsTooNarrowForCellControls()
  const { plan, row } = record
  const proposal = row.proposal
  const title = plan.series?.title ?? proposal?.series.title
  const confidence = row.choice.series ? undefined : proposal?.confidence
  const mark = confidence && (
    <small className={styles.confidence} data-confidence={confidence}>
      {t(`page.importBooks.confidence.${confidence}`)}
    </small>
  )
  if (isPlain || !isImportRowEditable(record))
    return (
      <span className={styles.series}>
        <bdi className={styles.ellipsis}>{title}</bdi>
        {title && mark}
      </span>
    )
  const isDoubtful = !plan.series && proposal !== undefined && !isConfidentSeriesProposal(proposal)
  return (
    <span className={styles.series}>
      <button
        type="button"
        className={styles.button}
        tabIndex={tabIndex}
        title={title}
        onClick={() => void chooseSeriesOfImportRows(bookImport, [record])}
      >
        <span className="visually-hidden">{t('page.importBooks.changeSeries')} </span>
        <bdi className={styles.ellipsis}>{title ?? t('page.importBooks.chooseSeries')}</bdi>
      </button>
      {mark}
      {isDoubtful && (
        <button
          type="button"
          className={styles.confirm}
          tabIndex={tabIndex}
          onClick={() => void chooseSeriesForRowsWithSameProposedSeries(bookImport, record, proposal.series)}
        >
          {t('page.importBooks.useProposal')}
          <span className="visually-hidden"> {title}</span>
        </button>
      )}
    </span>
  )
}

/**
 * Table cell with the problems or the error of a file. For a ready file, shows the book that it replaces, or the format
 * and the number of pages.
 */
export function ImportRowDetailsCell({ record }: ImportRowCellProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const text = formatImportRowDetails(record, { t, format })
  return (
    <span dir="auto" className={styles.ellipsis} data-status={record.status} title={text}>
      {text}
    </span>
  )
}

/**
 * Table cell that shows whether the import adds a book, replaces an existing book, or is not possible. For a
 * replacement, the cell is a button that opens a comparison of the file with the existing book.
 */
export function ImportAddOrReplaceCell({ record, tabIndex }: ImportRowCellProps) {
  const t = useTranslate()
  const bookImport = useRunningBookImport()
  const isPlain = useIsTooNarrowForCellControls()
  const { status, plan } = record
  if (status !== 'ready' && status !== 'incomplete') return null
  const text = t(`page.importBooks.outcome.${plan.outcome}`)
  if (plan.outcome !== 'upgrade' || isPlain) return <span>{text}</span>
  return (
    <button
      type="button"
      className={styles.button}
      tabIndex={tabIndex}
      onClick={() => void openComparisonWithExistingBook(bookImport, record)}
    >
      {text}
      <span className="visually-hidden"> {t('page.importBooks.compare')}</span>
    </button>
  )
}

/** Table cell with the name that the file will have after the import, and a button that changes the name. */
export function ImportDestinationFileNameCell({ record, tabIndex }: ImportRowCellProps) {
  const t = useTranslate()
  const bookImport = useRunningBookImport()
  const { plan } = record
  if (!plan.series) return null
  if (!isImportRowEditable(record)) return <bdi className={styles.ellipsis}>{plan.destinationName}</bdi>
  return (
    <button
      type="button"
      className={styles.button}
      tabIndex={tabIndex}
      title={plan.destinationName}
      onClick={() => void chooseImportDestinationFileName(bookImport, record)}
    >
      <span className="visually-hidden">{t('page.importBooks.changeName')} </span>
      <bdi className={styles.ellipsis}>{plan.destinationName}</bdi>
    </button>
  )
}

export function ImportFileSizeCell({ record: { file } }: ImportRowCellProps) {
  const { bytes } = useLocaleFormatters()
  return bytes(file.sizeBytes)
}
