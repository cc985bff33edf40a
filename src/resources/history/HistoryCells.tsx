import { Link } from '@tanstack/react-router'
import { TruncatedText } from '../../components/table/TruncatedText'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import { getBookDetailPageLink } from '../books'
import { getSeriesDetailPageLink } from '../series'
import styles from './HistoryCells.module.css'
import { useBookAndSeriesOfHistoryEvent } from './historyEventBookAndSeriesQuery'
import { getFileNameOfHistoryEvent, getFolderNameOfHistoryEvent, type HistoryEventWithId } from './historyEventRecord'
import { getHistoryEventTypeIcon, getHistoryEventTypeText } from './historyEventTypes'

/** Table cell with the type of a history event as icon and text. */
export function HistoryEventTypeCell({ record: { type } }: TableCellProps<HistoryEventWithId>) {
  const Icon = getHistoryEventTypeIcon(type)
  return (
    <span className={styles.type}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      <TruncatedText>{getHistoryEventTypeText(type)}</TruncatedText>
    </span>
  )
}

/**
 * Table cell with a link to the book of a history event. Shows only the file name of the book in these cases: the book
 * is loading, the request has failed, the book was deleted, or the user may not see the book.
 */
export function HistoryBookCell({ record, tabIndex }: TableCellProps<HistoryEventWithId>) {
  const { book, isLoaded } = useBookAndSeriesOfHistoryEvent(record)
  if (!book) return <NameWithoutLink isDeleted={isLoaded} name={getFileNameOfHistoryEvent(record)} />
  return (
    <Link {...getBookDetailPageLink(book)} tabIndex={tabIndex}>
      <TruncatedText>{book.title}</TruncatedText>
    </Link>
  )
}

/**
 * Table cell with a link to the series of a history event. Shows only the folder name of the series in these cases: the
 * series is loading, the request has failed, the series was deleted, or the user may not see the series.
 */
export function HistorySeriesCell({ record, tabIndex }: TableCellProps<HistoryEventWithId>) {
  const { series, isLoaded } = useBookAndSeriesOfHistoryEvent(record)
  if (!series) return <NameWithoutLink isDeleted={isLoaded} name={getFolderNameOfHistoryEvent(record)} />
  return (
    <Link {...getSeriesDetailPageLink(series)} tabIndex={tabIndex}>
      <TruncatedText>{series.title}</TruncatedText>
    </Link>
  )
}

function NameWithoutLink({ name, isDeleted }: { name: string | undefined; isDeleted: boolean }) {
  const t = useTranslate()
  if (!name) return null
  if (!isDeleted) return <TruncatedText>{name}</TruncatedText>
  return (
    <TruncatedText className={styles.deleted} title={t('page.history.noPage', { name })}>
      {name}
    </TruncatedText>
  )
}
