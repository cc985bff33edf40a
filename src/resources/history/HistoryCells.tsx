import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../language/useTranslate'
import type { CellProps } from '../../lists/table/tableDefinition'
import { bookLink } from '../books'
import { seriesLink } from '../series'
import styles from './HistoryCells.module.css'
import { eventTypeIcon, eventTypeText } from './historyEventTypes'
import { eventFileName, eventFolderName, type HistoryRow } from './historyRow'
import { useHistorySubject } from './historySubjects'

/** Type of an event as icon and text. */
export function EventTypeCell({ record: { type } }: CellProps<HistoryRow>) {
  const Icon = eventTypeIcon(type)
  return (
    <span className={styles.type}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      {eventTypeText(type)}
    </span>
  )
}

/** Link to the book of an event; the file name of a deleted book. */
export function BookCell({ record, tabIndex }: CellProps<HistoryRow>) {
  const { book } = useHistorySubject(record)
  if (!book) return <DeletedName name={eventFileName(record)} />
  return (
    <Link {...bookLink(book)} tabIndex={tabIndex}>
      <bdi>{book.title}</bdi>
    </Link>
  )
}

/** Link to the series of an event; the folder name of a deleted series. */
export function SeriesCell({ record, tabIndex }: CellProps<HistoryRow>) {
  const { series } = useHistorySubject(record)
  if (!series) return <DeletedName name={eventFolderName(record)} />
  return (
    <Link {...seriesLink(series)} tabIndex={tabIndex}>
      <bdi>{series.title}</bdi>
    </Link>
  )
}

function DeletedName({ name }: { name: string | undefined }) {
  const t = useTranslate()
  if (!name) return null
  return (
    <bdi className={styles.deleted} title={t('page.history.noPage', { name })}>
      {name}
    </bdi>
  )
}
