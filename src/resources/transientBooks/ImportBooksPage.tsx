import { Eraser, FlaskConical } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useImportFilesOfSampleLibrary } from '../../api/useImportFilesOfSampleLibrary'
import { Button } from '../../components/controls/Button'
import { DisclosureSummary } from '../../components/controls/DisclosureSummary'
import { Callout } from '../../components/feedback/Callout'
import { EmptyState } from '../../components/feedback/EmptyState'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { openDialog } from '../../dialogs/dialogStore'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import { ImportPageTabs } from '../readlists'
import { BookImportSettingsForm } from './BookImportSettingsForm'
import { bookImportTableDefinition } from './bookImportTableDefinition'
import { deleteImportRowsAfterConfirmation } from './confirmation/deleteImportRowsAfterConfirmation'
import styles from './ImportBooksPage.module.css'
import { ImportFolderForm } from './ImportFolderForm'
import { ImportProgressPanel } from './ImportProgressPanel'
import { areRunningImportResultsUnknown, countImportRows, type ImportTableRow } from './importTableRows'
import { type RunningBookImport, restartBookImport } from './runningBookImport'
import { useImportTableSelection } from './useImportTableSelection'
import {
  BookImportContext,
  useBookImportRows,
  useBookImportSelector,
  useRunningBookImport,
  useStartBookImport,
} from './useRunningBookImport'
import { useRunningImportActivity } from './useRunningImportActivity'

/** Page on which administrators import book files from a folder outside of the libraries into existing series. */
export function ImportBooksPage() {
  const t = useTranslate()
  const state = useStartBookImport()
  return (
    <TitledPageLayout title={t('page.importBooks.title')} intro={t('page.importBooks.intro')} tabs={<ImportPageTabs />}>
      <details className={styles.explanation}>
        <DisclosureSummary>{t('page.importBooks.newSeries.title')}</DisclosureSummary>
        <p>{t('page.importBooks.newSeries.text')}</p>
      </details>
      {state?.status === 'otherTab' && <Callout>{t('page.importBooks.otherTab')}</Callout>}
      {state?.status === 'running' && (
        <BookImportContext value={state.running}>
          <RunningImport bookImport={state.running} />
        </BookImportContext>
      )}
    </TitledPageLayout>
  )
}

function RunningImport({ bookImport }: { bookImport: RunningBookImport }) {
  const t = useTranslate()
  const isRestored = useBookImportSelector(snapshot => !snapshot.matches({ folder: 'restoring' }))
  const isScanned = useBookImportSelector(snapshot => snapshot.matches({ folder: 'scanned' }))
  const hasStoreFailed = useObservableStoreValue(bookImport.hasStoreFailed)
  const rows = useBookImportRows()
  // A button can disappear while it has the focus. For example, the sample folder button disappears at the end of the
  // scan, and the buttons of the table disappear when the user starts over. The submit button of the folder form then
  // gets the focus.
  const onFocus = useFocusFallback(() => document.querySelector<HTMLElement>('main form button[type="submit"]'))
  if (!isRestored) return null
  return (
    <>
      <ImportFolderForm />
      {hasStoreFailed && <Callout>{t('page.importBooks.storeFailed')}</Callout>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only records which control has the focus */}
      <div className={styles.content} onFocus={onFocus}>
        {rows.length > 0 ? (
          <ScannedFiles />
        ) : isScanned ? (
          <EmptyState drawing="search" title={t('page.importBooks.noFiles')} text={t('page.importBooks.noFilesText')} />
        ) : (
          <NoFolderState />
        )}
      </div>
    </>
  )
}

function NoFolderState() {
  const t = useTranslate()
  const { actor } = useRunningBookImport()
  const sample = useImportFilesOfSampleLibrary()
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
  const bookImport = useRunningBookImport()
  const rows = useBookImportRows()
  const counts = useMemo(() => countImportRows(rows), [rows])
  const work = useRunningImportActivity(counts)
  const isSending = useBookImportSelector(snapshot => !snapshot.matches({ transfer: 'idle' }))
  const canStartOver = work !== 'import' || (!isSending && areRunningImportResultsUnknown(rows))
  const onVisible = useReportVisibleRows(bookImport)
  const selection = useImportTableSelection()
  const forgetAll = async () => {
    if (await deleteImportRowsAfterConfirmation(bookImport, rows)) restartBookImport()
  }
  return (
    <>
      <BookImportSettingsForm />
      <ImportProgressPanel counts={counts} work={work} />
      <RecordTable
        table={bookImportTableDefinition}
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
          <Button variant="plain" icon={Eraser} disabled={!canStartOver} onClick={() => void forgetAll()}>
            {t('page.importBooks.forget.verb')}
          </Button>
        }
        empty={null}
      />
    </>
  )
}

/**
 * Returns a function that informs the import which table rows are visible. The import analyzes the files of visible
 * rows first.
 */
function useReportVisibleRows({ actor }: RunningBookImport): (rows: readonly ImportTableRow[]) => void {
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
