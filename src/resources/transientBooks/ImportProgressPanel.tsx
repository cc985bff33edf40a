import { Pause, Play, RotateCcw, Upload } from 'lucide-react'
import { useMemo } from 'react'
import { errorText } from '../../api/errorText'
import { Button } from '../../components/controls/Button'
import { Callout } from '../../components/feedback/Callout'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { filterTableRows } from '../../lists/table/rows/filterSortAndPageRows'
import { useTableState } from '../../lists/table/useTableState'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import { formatImportResult } from './announcement/announceImportEnd'
import { bookImportTableDefinition } from './bookImportTableDefinition'
import type { RunningImportActivity } from './getRunningImportActivity'
import styles from './ImportBooksPage.module.css'
import { importReadyRows, retryImportRows } from './importRowActions'
import { type ImportRowCounts, type ImportTableRow, importRowStatuses } from './importTableRows'
import { useBookImportRows, useBookImportSelector, useRunningBookImport } from './useRunningBookImport'

type ImportProgressPanelProps = { counts: ImportRowCounts; work: RunningImportActivity }

/**
 * Progress of the analysis and import: number of files in each state, a button that imports the ready files that match
 * the table filters, a button that retries failed files, and finally the result.
 */
export function ImportProgressPanel({ counts, work }: ImportProgressPanelProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const bookImport = useRunningBookImport()
  const rows = useBookImportRows()
  const isIdle = useBookImportSelector(snapshot => snapshot.matches({ transfer: 'idle' }))
  const shownReady = useShownReadyRows(rows)
  const hiddenCount = counts.ready - shownReady.length
  const values = { count: shownReady.length, number: number(shownReady.length) }
  return (
    <section className={styles.progress} aria-label={t('page.importBooks.progress')}>
      <AnalysisProgress />
      <ApplyingProgress />
      <ul className={styles.counts}>
        {importRowStatuses
          .filter(status => counts[status] > 0)
          .map(status => (
            <li key={status}>
              {t('page.importBooks.countOf', {
                status: t(`page.importBooks.status.${status}`),
                number: number(counts[status]),
              })}
            </li>
          ))}
      </ul>
      <div className={styles.actions}>
        <Button
          variant="filled"
          icon={Upload}
          busy={!isIdle}
          disabled={shownReady.length === 0 || !isIdle}
          onClick={() => void importReadyRows(bookImport, shownReady)}
        >
          {t(hiddenCount > 0 ? 'page.importBooks.importShown' : 'page.importBooks.import', values)}
        </Button>
        {hiddenCount > 0 && (
          <span>{t('page.importBooks.hiddenByFilters', { count: hiddenCount, number: number(hiddenCount) })}</span>
        )}
        {counts.failed > 0 && (
          <Button
            icon={RotateCcw}
            onClick={() =>
              void retryImportRows(
                bookImport,
                rows.filter(({ status }) => status === 'failed'),
              )
            }
          >
            {t('page.importBooks.retryFailed', { count: counts.failed, number: number(counts.failed) })}
          </Button>
        )}
      </div>
      <ImportResult counts={counts} work={work} />
      <SendFailure />
    </section>
  )
}

/** Returns the rows in the state `ready` that match the filters of the table. */
function useShownReadyRows(rows: readonly ImportTableRow[]): readonly ImportTableRow[] {
  const { filters } = useTableState(bookImportTableDefinition).state
  return useMemo(
    () => filterTableRows(rows, bookImportTableDefinition.filters ?? [], filters).filter(row => row.status === 'ready'),
    [rows, filters],
  )
}

function AnalysisProgress() {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const { actor } = useRunningBookImport()
  const total = useBookImportSelector(({ context }) => context.rows.size)
  const openCount = useBookImportSelector(({ context }) => context.waiting.length + context.active.length)
  const state = useBookImportSelector(({ value }) => value.analysis)
  if (openCount === 0) return null
  const done = total - openCount
  const label = t(`page.importBooks.analysis.${state}`, { done: number(done), total: number(total) })
  return (
    <div className={styles.bar}>
      <p>{label}</p>
      <progress aria-label={t('page.importBooks.analysis.label')} value={done} max={total} />
      {state === 'running' ? (
        <Button icon={Pause} variant="plain" onClick={() => actor.send({ type: 'user.pause' })}>
          {t('page.importBooks.analysis.pause')}
        </Button>
      ) : (
        <Button icon={Play} variant="plain" onClick={() => actor.send({ type: 'user.continue' })}>
          {t('page.importBooks.analysis.continue')}
        </Button>
      )}
    </div>
  )
}

function ApplyingProgress() {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const applying = useObservableStoreValue(useRunningBookImport().applying)
  if (!applying) return null
  const values = { done: number(applying.done), total: number(applying.total) }
  return (
    <div className={styles.bar} role="status">
      <p>{t('page.importBooks.applying', values)}</p>
      <progress aria-label={t('page.importBooks.applying', values)} value={applying.done} max={applying.total} />
    </div>
  )
}

function ImportResult({ counts, work }: ImportProgressPanelProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const done = counts.imported + counts.failed
  const total = done + counts.importing
  if (total === 0) return null
  return (
    <div className={styles.bar} role="status">
      {work === 'import' ? (
        <>
          <p>{t('page.importBooks.importing', { done: number(done), total: number(total) })}</p>
          <progress aria-label={t('page.importBooks.importProgress')} value={done} max={total} />
        </>
      ) : (
        <p>{formatImportResult(counts)}</p>
      )}
    </div>
  )
}

/**
 * Error message after a failed request to import files. If the server has rejected the request, the files were not
 * imported. After any other failure, such as a lost connection, the server may have executed the request. The app then
 * checks whether the files were imported.
 */
function SendFailure() {
  const error = useBookImportSelector(({ context }) => context.sendError)
  if (error === undefined) return null
  return (
    <div role="alert">
      <Callout>{errorText(error)}</Callout>
    </div>
  )
}
