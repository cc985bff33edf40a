import { Link } from '@tanstack/react-router'
import type { CellProps } from '../../lists/table/tableDefinition'
import { useLocaleFormat } from '../../language/localeFormat'
import { useLocale, useTranslate } from '../../language/useTranslate'
import { formatDuration } from '../../language/formatDuration'
import type { LibraryRow, TaskRow } from './metricRows'

/** Name of a library with a link to its series. */
export function LibraryNameCell({ record: { id, name }, tabIndex }: CellProps<LibraryRow>) {
  const t = useTranslate()
  if (name === undefined) return <span>{t('page.metrics.deletedLibraries')}</span>
  return (
    <Link to="/libraries/$libraryId/series" params={{ libraryId: id }} tabIndex={tabIndex}>
      <bdi>{name}</bdi>
    </Link>
  )
}

export function DiskSpaceCell({ record: { diskSpace } }: CellProps<LibraryRow>) {
  const format = useLocaleFormat()
  return diskSpace === undefined ? null : format.bytes(diskSpace)
}

export function TotalTimeCell({ record: { seconds } }: CellProps<TaskRow>) {
  return <Duration seconds={seconds} />
}

export function AverageTimeCell({ record: { averageSeconds } }: CellProps<TaskRow>) {
  return <Duration seconds={averageSeconds} />
}

function Duration({ seconds }: { seconds: number | undefined }) {
  const code = useLocale()
  return seconds === undefined ? null : formatDuration(code, seconds)
}
