import { Download } from 'lucide-react'
import { Button } from '../../../components/controls/Button'
import { saveAsBrowserDownload } from '../../../components/saveAsBrowserDownload'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import { toMissingBooksCsv, toMissingBooksText } from './missingBooksReport'

/**
 * Buttons that save a list as text or CSV. The list contains the entries of a read list file for which no book is
 * selected.
 */
export function MissingBooksReportButtons({ list: { name, rows } }: { list: ReadListImportFile }) {
  const t = useTranslate()
  const fileName = t('page.importReadList.report.fileName', { name })
  const save = (text: string, type: string, extension: string) =>
    saveAsBrowserDownload(new Blob([text], { type: `${type};charset=utf-8` }), `${fileName}.${extension}`)
  const saveCsv = () => {
    const titles = (['position', 'series', 'number', 'state'] as const).map(column =>
      t(`page.importReadList.report.${column}`),
    )
    const csv = toMissingBooksCsv(rows, titles, state => t(`page.importReadList.state.${state}`))
    save(csv, 'text/csv', 'csv')
  }
  return (
    <>
      <Button variant="plain" icon={Download} onClick={() => save(toMissingBooksText(rows), 'text/plain', 'txt')}>
        {t('page.importReadList.report.text')}
      </Button>
      <Button variant="plain" icon={Download} onClick={saveCsv}>
        {t('page.importReadList.report.csv')}
      </Button>
    </>
  )
}
