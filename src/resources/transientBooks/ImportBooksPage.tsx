import { Eraser, FlaskConical } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useSampleImport } from '../../api/useSampleImport'
import { Button } from '../../components/controls/Button'
import { Callout } from '../../components/feedback/Callout'
import { EmptyState } from '../../components/feedback/EmptyState'
import { TitledPage } from '../../components/page/TitledPage'
import { openDialog } from '../../dialogs/dialogStore'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import { useObservableValue } from '../../preferences/useObservableValue'
import { ImportTabs } from '../readlists'
import { type BookImport, restartBookImport } from './bookImport'
import { bookImportTable } from './bookImportTable'
import styles from './ImportBooksPage.module.css'
import { ImportFolderForm } from './ImportFolderForm'
import { ImportProgressPanel } from './ImportProgressPanel'
import { ImportSettingsForm } from './ImportSettingsForm'
import { forgetRows } from './importRowActions'
import { countImportRows, type ImportTableRow } from './importTableRows'
import {
  BookImportContext,
  useBookImport,
  useImportRows,
  useImportSelector,
  useStartedBookImport,
} from './useBookImport'
import { useImportSelection } from './useImportSelection'
import { useImportLeaveConfirmation, useImportWork } from './useImportWork'

/** Page for administrators that imports book files from outside the libraries into existing series. */
export function ImportBooksPage() {
  const t = useTranslate()
  const state = useStartedBookImport()
  return (
    <TitledPage title={t('page.importBooks.title')} intro={t('page.importBooks.intro')} tabs={<ImportTabs />}>
      <details className={styles.explanation}>
        <summary>{t('page.importBooks.newSeries.title')}</summary>
        <p>{t('page.importBooks.newSeries.text')}</p>
      </details>
      {state?.status === 'otherTab' && <Callout>{t('page.importBooks.otherTab')}</Callout>}
      {state?.status === 'running' && (
        <BookImportContext value={state.running}>
          <RunningImport bookImport={state.running} />
        </BookImportContext>
      )}
    </TitledPage>
  )
}

function RunningImport({ bookImport }: { bookImport: BookImport }) {
  const t = useTranslate()
  const isRestored = useImportSelector(snapshot => !snapshot.matches({ folder: 'restoring' }))
  const isScanned = useImportSelector(snapshot => snapshot.matches({ folder: 'scanned' }))
  const hasStoreFailed = useObservableValue(bookImport.hasStoreFailed)
  const rows = useImportRows()
  if (!isRestored) return null
  return (
    <>
      <ImportFolderForm />
      {hasStoreFailed && <Callout>{t('page.importBooks.storeFailed')}</Callout>}
      {rows.length > 0 ? (
        <ScannedFiles />
      ) : isScanned ? (
        <EmptyState drawing="search" title={t('page.importBooks.noFiles')} text={t('page.importBooks.noFilesText')} />
      ) : (
        <NoFolderState />
      )}
    </>
  )
}

/** Content before the first scan. On the sample library, offers a folder with files to import. */
function NoFolderState() {
  const t = useTranslate()
  const { actor } = useBookImport()
  const sample = useSampleImport()
  return (
    <EmptyState
      title={t('page.importBooks.empty')}
      text={sample ? t('page.importBooks.sampleText', { folder: sample.folder }) : t('page.importBooks.emptyText')}
      action={
        sample && (
          <Button icon={FlaskConical} onClick={() => actor.send({ type: 'user.scan', folder: sample.folder })}>
            {t('page.importBooks.sample')}
          </Button>
        )
      }
    />
  )
}

function ScannedFiles() {
  const t = useTranslate()
  const bookImport = useBookImport()
  const rows = useImportRows()
  const counts = useMemo(() => countImportRows(rows), [rows])
  const work = useImportWork(counts)
  const onVisible = useReportVisibleRows(bookImport)
  const selection = useImportSelection()
  useImportLeaveConfirmation(work)
  const forgetAll = async () => {
    if (await forgetRows(bookImport, rows)) restartBookImport()
  }
  return (
    <>
      <ImportSettingsForm />
      <ImportProgressPanel counts={counts} work={work} />
      <RecordTable
        table={bookImportTable}
        rows={{
          data: rows,
          error: undefined,
          refetch: () =>
            bookImport.actor.send({ type: 'user.scan', folder: bookImport.actor.getSnapshot().context.folder }),
          isRefetchedOnRequestOnly: true,
          onVisible,
        }}
        selection={selection}
        onOpen={({ id }) => void openDialog('importRow', { bookImport, rowId: id })}
        tools={
          <Button variant="plain" icon={Eraser} disabled={work === 'import'} onClick={() => void forgetAll()}>
            {t('page.importBooks.forget.verb')}
          </Button>
        }
        empty={null}
      />
    </>
  )
}

/** Returns a function that reports the visible rows to the import. The import analyzes these rows first. */
function useReportVisibleRows({ actor }: BookImport): (rows: readonly ImportTableRow[]) => void {
  const lastReported = useRef('')
  useEffect(() => () => void actor.send({ type: 'user.show', urls: [] }), [actor])
  return visibleRows => {
    const urls = visibleRows.map(({ id }) => id)
    const key = urls.join('\n')
    if (key === lastReported.current) return
    lastReported.current = key
    actor.send({ type: 'user.show', urls })
  }
}
