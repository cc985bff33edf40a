import { FileDown, type LucideIcon, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../api/errorText'
import { showNotice } from '../../../api/notices'
import { Button } from '../../../components/controls/Button'
import { IconButton } from '../../../components/controls/IconButton'
import { saveAsBrowserDownload } from '../../../components/saveAsBrowserDownload'
import { useScreenReaderAnnouncement } from '../../../components/useScreenReaderAnnouncement'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'

/**
 * Function that creates the exported file. It rejects if a request fails. If the user cancels the export, it rejects
 * with the abort reason of `signal`.
 */
export type CreateExportFile = (options: {
  signal: AbortSignal
  /** Updates the displayed progress. Pass the number of rows that have been exported and the total number of rows. */
  onProgress: (exported: number, total: number) => void
}) => Promise<{ file: Blob; count: number }>

type FileExportButtonProps = {
  label: string
  icon?: LucideIcon
  variant?: 'plain' | 'tonal'
  fileName: string
  createFile: CreateExportFile
  disabled: boolean
}

/**
 * Button that saves the rows of a list as a file. During the export, it shows the progress, and a click cancels the
 * export.
 */
export function FileExportButton(props: FileExportButtonProps) {
  const { label, icon = FileDown, variant, fileName, createFile, disabled } = props
  const t = useTranslate()
  const { number, percent } = useLocaleFormatters()
  const [progress, setProgress] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  useScreenReaderAnnouncement(progress === undefined ? undefined : t('export.preparing'))
  const save = async () => {
    const abort = new AbortController()
    controller.current = abort
    setProgress(0)
    try {
      const { file, count } = await createFile({
        signal: abort.signal,
        onProgress: (exported, total) => setProgress(total > 0 ? exported / total : 1),
      })
      saveAsBrowserDownload(file, fileName)
      showNotice({ kind: 'success', text: t('export.saved', { count, number: number(count) }) })
    } catch (error) {
      if (abort.signal.aborted) return
      const action = { label: t('component.failed.retry'), run: () => void save() }
      showNotice({ kind: 'error', text: errorText(error), action })
    } finally {
      if (controller.current === abort) setProgress(undefined)
    }
  }
  if (progress === undefined)
    return <IconButton icon={icon} variant={variant} label={label} disabled={disabled} onClick={() => void save()} />
  return (
    <Button variant="tonal" icon={X} aria-label={t('export.cancel')} onClick={() => controller.current?.abort()}>
      {percent(progress)}
    </Button>
  )
}
