import { waitFor } from 'xstate'
import { queryClient } from '../../api/cache/queryClient'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { openDialog } from '../../dialogs/dialogStore'
import { getGetBookQueryOptions } from '../../generated/books/books.hooks'
import type { Book } from '../../generated/model.schemas'
import { translate } from '../../language/interfaceLanguage'
import { getCellTextFormatters } from '../../lists/table/useCellTextFormatters'
import type { ConfirmedBookImport } from '../../machines/import/bookImportMachineContext'
import type { ImportCopyMode } from '../../machines/import/bookImportServerAndStorageCalls'
import { getPathExtension } from '../../machines/import/destinationFileName'
import { type ImportTargetSeries, toImportTargetSeries } from '../../machines/import/findMostSimilarSeries'
import type { ImportRowChoices } from '../../machines/import/importRow'
import type { ImportRowActorRef } from '../../machines/import/importRowMachine'
import { findFilePathsWithSameProposedSeries, getImportRowPhase } from '../../machines/import/planImportRows'
import { analyzeImportFile } from './calls/analyzeImportFile'
import { type ImportTableRow, isImportRowRetryable, toConfirmedBookImport } from './importTableRows'
import type { RunningBookImport } from './runningBookImport'

/** Maximum number of rows that are changed in a step. Between two steps, the browser can handle user input. */
const CHUNK_SIZE = 200

/**
 * Applies a choice of the user, for example a series, to files to import. Changes at most {@link CHUNK_SIZE} files at a
 * time. If there are more files, `applying` contains the progress.
 */
export async function applyChoiceToImportRows(
  { actor, applying }: RunningBookImport,
  urls: readonly string[],
  choice: ImportRowChoices,
) {
  // Loads the books of the chosen series into the query cache. Without the cached books, each row would send its own
  // request.
  if (choice.series && urls.length > 1)
    await actor
      .getSnapshot()
      .context.calls.loadBooks(choice.series.id, false)
      .catch(() => undefined)
  for (let done = 0; done < urls.length; done += CHUNK_SIZE) {
    if (urls.length > CHUNK_SIZE) applying.set({ done, total: urls.length })
    actor.send({ type: 'user.choose', urls: urls.slice(done, done + CHUNK_SIZE), choice })
    if (done + CHUNK_SIZE < urls.length) await new Promise(resolve => setTimeout(resolve))
  }
  applying.set(undefined)
}

/**
 * Opens a dialog in which the user picks the series into which the given files are imported. For a single file, the
 * user can also apply the choice to the other files that are not imported yet and have the same suggested series as
 * this file.
 */
export async function chooseSeriesOfImportRows(
  bookImport: RunningBookImport,
  rows: readonly ImportTableRow[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const count = rows.length
  const series = await openDialog('pickSeries', {
    title:
      count === 1
        ? translate('page.importBooks.pickSeries.one', { file: first.file.name })
        : translate('page.importBooks.pickSeries.many', { count, number: formatNumber(count) }),
    initialText: first.row.parsed.series,
  })
  if (!series) return
  const option = toImportTargetSeries(series)
  if (count === 1) await chooseSeriesForRowsWithSameProposedSeries(bookImport, first, option)
  else
    await applyChoiceToImportRows(
      bookImport,
      rows.map(({ id }) => id),
      { series: option },
    )
}

/**
 * Sets the series of a file to import. If other files have the same suggested series as this file, asks the user
 * whether to change the series of the other files too.
 */
export async function chooseSeriesForRowsWithSameProposedSeries(
  bookImport: RunningBookImport,
  row: ImportTableRow,
  series: ImportTargetSeries,
): Promise<void> {
  const urls = findFilePathsWithSameProposedSeries(bookImport.actor.getSnapshot().context, row.id)
  const values = { count: urls.length, number: formatNumber(urls.length), series: series.title }
  const isForAll =
    urls.length > 1 &&
    (await openDialog('confirm', {
      title: translate('page.importBooks.sameProposal.title', values),
      text: translate('page.importBooks.sameProposal.text', values),
      verb: translate('page.importBooks.sameProposal.all', values),
      cancelLabel: translate('page.importBooks.sameProposal.one'),
    }))
  await applyChoiceToImportRows(bookImport, isForAll ? urls : [row.id], { series })
}

/**
 * Opens a comparison of a file with the existing book that it would replace. If the user chooses the existing book, the
 * file is not imported. If the existing book cannot be loaded, shows a notice.
 */
export async function openComparisonWithExistingBook(
  bookImport: RunningBookImport,
  { id, file, plan }: ImportTableRow,
): Promise<void> {
  if (!plan.upgrade) return
  let existing: Book
  try {
    existing = await queryClient.fetchQuery(getGetBookQueryOptions(plan.upgrade.id))
  } catch (error) {
    showNotice({ kind: 'error', text: errorText(error) })
    return
  }
  const decision = await openDialog('compareBooks', {
    candidate: { kind: 'transient', id: file.id, analyze: signal => analyzeImportFile(bookImport, id, signal) },
    existing,
  })
  if (!decision) return
  const acceptedUpgradeId = decision === 'upgrade' ? plan.upgrade.id : undefined
  await applyChoiceToImportRows(bookImport, [id], { isSkipped: decision === 'keep', acceptedUpgradeId })
}

export async function chooseImportDestinationFileName(
  bookImport: RunningBookImport,
  row: ImportTableRow,
): Promise<void> {
  const { file, plan } = row
  if (!plan.series) return
  const name = await openDialog('chooseFileName', {
    seriesId: plan.series.id,
    fileName: plan.destinationName,
    proposals: [...new Set([plan.destinationName, file.name])],
    extension: getPathExtension(file.url),
    ...(plan.upgrade && { upgradeBookId: plan.upgrade.id }),
  })
  if (name) await applyChoiceToImportRows(bookImport, [row.id], { destinationName: name })
}

/**
 * Imports the files that are ready, or shows a notice if no file is ready. If the import replaces books or moves the
 * files, the user must confirm. `rows` may be outdated, because the table shows changes with a delay. A file may
 * therefore replace another book than in `rows`. The import omits such a file, unless the user has confirmed or
 * accepted the replacement of this book.
 */
export async function importReadyRows(bookImport: RunningBookImport, rows: readonly ImportTableRow[]): Promise<void> {
  const ready = rows.filter(({ status }) => status === 'ready')
  if (ready.length === 0) {
    showNotice({ kind: 'info', text: translate('page.importBooks.noneReady') })
    return
  }
  const { copyMode } = bookImport.actor.getSnapshot().context
  const files = await confirmImport(bookImport, ready, copyMode)
  if (files) await sendImportWhenIdle(bookImport, files, copyMode)
}

/** Waits until all import requests of earlier imports are sent, and then starts the import of the given files. */
async function sendImportWhenIdle(
  { actor }: RunningBookImport,
  files: readonly ConfirmedBookImport[],
  copyMode: ImportCopyMode,
): Promise<void> {
  const isIdle = (snapshot = actor.getSnapshot()) => snapshot.matches({ transfer: 'idle' })
  try {
    // Several imports can wait at the same time. The first of them ends the state `idle` before the others continue.
    while (!isIdle()) await waitFor(actor, isIdle)
    actor.send({ type: 'user.import', files, copyMode })
  } catch {
    // The import was stopped, for example because the session has ended. All rows are stored, so no data is lost.
  }
}

/** Resolves to the files to import, or to undefined if the user cancels the import. */
async function confirmImport(
  bookImport: RunningBookImport,
  ready: readonly ImportTableRow[],
  copyMode: ImportCopyMode,
): Promise<readonly ConfirmedBookImport[] | undefined> {
  if (ready.some(({ plan }) => plan.outcome === 'upgrade'))
    return openDialog('confirmBookImport', { bookImport, rowIds: ready.map(({ id }) => id), copyMode })
  return (await confirmMove(ready.length, copyMode)) ? ready.map(toConfirmedBookImport) : undefined
}

/**
 * Asks for confirmation of an import that moves the files. Does not ask for other copy modes.
 * @returns whether the user confirms, or true for other copy modes
 */
async function confirmMove(count: number, copyMode: ImportCopyMode): Promise<boolean> {
  if (copyMode !== 'MOVE') return true
  const values = { count, number: formatNumber(count) }
  const isConfirmed = await openDialog('confirm', {
    title: translate('page.importBooks.confirm.title', values),
    text: translate('page.importBooks.confirm.move'),
    verb: translate('page.importBooks.import', values),
  })
  return isConfirmed === true
}

/**
 * Repeats failed server calls for files. Before a failed import is repeated, the file is checked again. If the analysis
 * of the file is missing, for example after a reload, the file is analyzed before the check. If the check finds
 * problems, the import is not repeated. The file may now replace a different book than in the failed import. In this
 * case, the import is repeated only if the user has accepted the new replacement. If the imports move the files, the
 * user must first confirm. If the user cancels, only the other failed calls are repeated.
 */
export async function retryImportRows(bookImport: RunningBookImport, rows: readonly ImportTableRow[]): Promise<void> {
  const { actor } = bookImport
  const failed = rows.filter(({ status }) => status === 'failed')
  const { copyMode } = actor.getSnapshot().context
  const isConfirmed = failed.length === 0 || (await confirmMove(failed.length, copyMode))
  const retried = rows.filter(row => isImportRowRetryable(row) && (isConfirmed || row.status !== 'failed'))
  actor.send({ type: 'user.retry', urls: retried.map(({ id }) => id) })
  if (!isConfirmed) return
  const refs = failed.flatMap(({ id }) => actor.getSnapshot().context.rows.get(id) ?? [])
  try {
    await Promise.all(refs.map(ref => waitFor(ref, () => hasSettled(ref))))
  } catch {
    // The import was stopped, for example because the session has ended. All rows are stored, so no data is lost.
    return
  }
  if (failed.length > 0) await sendImportWhenIdle(bookImport, failed.map(toConfirmedBookImport), copyMode)
}

const hasSettled = (ref: ImportRowActorRef) =>
  ['editing', 'unsuitable', 'analysisFailed', 'imported'].includes(getImportRowPhase(ref))

const formatNumber = (value: number) => getCellTextFormatters().format.number(value)
