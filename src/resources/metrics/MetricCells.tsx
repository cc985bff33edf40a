import { Link } from '@tanstack/react-router'
import { formatDuration } from '../../language/formatDuration'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useLocaleCode, useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import type { LibraryMetricRow, TaskMetricRow } from './metricRows'

/**
 * Table cell with the name of a library as a link to its series. The row that summarizes all deleted libraries has a
 * text without a link.
 */
export function LibraryMetricNameCell({ record: { id, name }, tabIndex }: TableCellProps<LibraryMetricRow>) {
  const t = useTranslate()
  if (name === undefined) return <span>{t('page.metrics.deletedLibraries')}</span>
  return (
    <Link to="/libraries/$libraryId/series" params={{ libraryId: id }} tabIndex={tabIndex}>
      <bdi>{name}</bdi>
    </Link>
  )
}

export function LibraryMetricDiskSpaceCell({ record: { diskSpace } }: TableCellProps<LibraryMetricRow>) {
  const format = useLocaleFormatters()
  return diskSpace === undefined ? null : format.bytes(diskSpace)
}

export function TaskTotalTimeCell({ record: { seconds } }: TableCellProps<TaskMetricRow>) {
  return <Duration seconds={seconds} />
}

export function TaskAverageTimeCell({ record: { averageSeconds } }: TableCellProps<TaskMetricRow>) {
  return <Duration seconds={averageSeconds} />
}

function Duration({ seconds }: { seconds: number | undefined }) {
  const code = useLocaleCode()
  return seconds === undefined ? null : formatDuration(code, seconds)
}
