import { Download, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../api/errorText'
import { showNotice } from '../../../api/notices'
import { Button } from '../../../components/controls/Button'
import { IconButton } from '../../../components/controls/IconButton'
import { saveAsBrowserDownload } from '../../../components/saveAsBrowserDownload'
import { useScreenReaderAnnouncement } from '../../../components/useScreenReaderAnnouncement'
import { useTranslate } from '../../../language/useTranslate'
import type { RecordTableColumn, RecordTableDefinition } from '../tableDefinition'
import { useCellTextSources } from '../useCellTextSources'
import { exportRowsAsCsv, type FetchExportPage } from './exportRowsAsCsv'

type CsvExportButtonProps<Item> = {
  table: RecordTableDefinition<Item>
  /** Visible columns in their order. */
  columns: readonly RecordTableColumn<Item>[]
  fetchPage: FetchExportPage<Item>
  completeRows?: (rows: readonly Item[]) => Promise<readonly Item[]>
  disabled: boolean
}

/** Saves all rows that match the filters as a CSV file. Shows the progress meanwhile; a click cancels. */
export function CsvExportButton<Item>(props: CsvExportButtonProps<Item>) {
  const { table, columns, fetchPage, completeRows, disabled } = props
  const t = useTranslate()
  const texts = useCellTextSources()
  const [progress, setProgress] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  useScreenReaderAnnouncement(progress === undefined ? undefined : t('table.exporting'))
  const save = async () => {
    const abort = new AbortController()
    controller.current = abort
    setProgress(0)
    try {
      const { file, count } = await exportRowsAsCsv({
        fetchPage,
        completeRows,
        columns,
        titles: columns.map(({ labelKey }) => t(labelKey)),
        texts,
        signal: abort.signal,
        onProgress: (exported, total) => setProgress(total > 0 ? exported / total : 1),
      })
      saveAsBrowserDownload(file, `${table.name}-${new Date().toISOString().slice(0, 10)}.csv`)
      showNotice({ kind: 'success', text: t('table.exported', { count, number: texts.format.number(count) }) })
    } catch (error) {
      if (abort.signal.aborted) return
      const action = { label: t('component.failed.retry'), run: () => void save() }
      showNotice({ kind: 'error', text: errorText(error), action })
    } finally {
      if (controller.current === abort) setProgress(undefined)
    }
  }
  if (progress === undefined)
    return <IconButton icon={Download} label={t('table.export')} disabled={disabled} onClick={() => void save()} />
  return (
    <Button variant="tonal" icon={X} aria-label={t('table.cancelExport')} onClick={() => controller.current?.abort()}>
      {texts.format.percent(progress)}
    </Button>
  )
}
