import type { ActorRefFrom } from 'xstate'
import { errorText } from '../../../api/errorText'
import { showNotice } from '../../../api/notices'
import { getCurrentLocale, translate } from '../../../language/interfaceLanguage'
import { createLocaleFormatters } from '../../../language/localeFormatters'
import type { bookImportMachine } from '../../../machines/import/bookImportMachine'
import { getImportRowPhase } from '../../../machines/import/planImportRows'
import type { ObservableStore } from '../../../preferences/observableStore'
import { getRunningImportActivity } from '../getRunningImportActivity'
import type { ImportTableRow } from '../importTableRows'
import { createImportRunTracker, type ImportRunResult } from './createImportRunTracker'

type AnnouncedImport = {
  actor: ActorRefFrom<typeof bookImportMachine>
  rows: ObservableStore<readonly ImportTableRow[]>
}

let openImportPageCount = 0

/**
 * Suppresses the notices about finished imports while the import page is open. The import page shows the results
 * itself.
 * @returns function that allows the notices again
 */
export function suppressImportNotices(): () => void {
  openImportPageCount += 1
  return () => {
    openImportPageCount -= 1
  }
}

/**
 * Shows a notice when an import ends while the user is not on the import page. Makes the browser ask for confirmation
 * before the page closes during an analysis or import.
 * @param openImportPage opens the import page
 * @returns function that stops the notices and the requests for confirmation
 */
export function announceImportEnd({ actor, rows }: AnnouncedImport, openImportPage: () => void): () => void {
  const tracker = createImportRunTracker()
  let knownBatch: unknown
  const update = () => {
    const snapshot = actor.getSnapshot()
    const { context } = snapshot
    const result = tracker.takeResult(!snapshot.matches({ transfer: 'idle' }), path => {
      const row = context.rows.get(path)
      return row && getImportRowPhase(row)
    })
    if (result && openImportPageCount === 0) showResult(result, context.sendError, openImportPage)
  }
  const { unsubscribe } = actor.subscribe(({ context }) => {
    if (context.batch === knownBatch) return
    knownBatch = context.batch
    tracker.add(context.batch.map(({ sourceFile }) => sourceFile))
    update()
  })
  const unsubscribeRows = rows.subscribe(() => {
    tracker.add(rows.get().flatMap(({ id, status }) => (status === 'importing' ? [id] : [])))
    update()
  })
  const isImportActive = () =>
    getRunningImportActivity(
      actor.getSnapshot(),
      rows.get().some(({ status }) => status === 'importing'),
    ) !== undefined
  const preventUnload = (event: BeforeUnloadEvent) => {
    if (isImportActive()) event.preventDefault()
  }
  window.addEventListener('beforeunload', preventUnload)
  return () => {
    unsubscribe()
    unsubscribeRows()
    window.removeEventListener('beforeunload', preventUnload)
  }
}

function showResult({ imported, failed }: ImportRunResult, sendError: unknown, openImportPage: () => void): void {
  showNotice({
    kind: failed > 0 || sendError !== undefined ? 'warning' : 'success',
    text: formatImportResult({ imported, failed }),
    detail: sendError === undefined ? undefined : errorText(sendError),
    action: { label: translate('page.importBooks.open'), run: openImportPage },
    isPersistent: true,
  })
}

/** Returns the translated result of an import: the number of imported books, and of failed files if there are any. */
export function formatImportResult({ imported, failed }: ImportRunResult): string {
  const { number } = createLocaleFormatters(getCurrentLocale().code)
  const values = { count: imported, number: number(imported), failed: number(failed) }
  const parts = [translate('page.importBooks.summary', values)]
  if (failed > 0) parts.push(translate('page.importBooks.summaryFailed', { ...values, count: failed }))
  return parts.join(' ')
}
