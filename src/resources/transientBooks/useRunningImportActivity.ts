import { useLeavePageConfirmation } from '../../actions/useLeavePageConfirmation'
import { openDialog } from '../../dialogs/dialogStore'
import { useTranslate } from '../../language/useTranslate'
import type { ImportRowCounts } from './importTableRows'
import { useBookImportSelector } from './useRunningBookImport'

/** Work that the book import is doing. Undefined if the import is idle. */
export type RunningImportActivity = 'analysis' | 'import' | undefined

/** Returns what the book import is doing. A paused analysis counts as idle. */
export function useRunningImportActivity(counts: ImportRowCounts): RunningImportActivity {
  const isTransferring = useBookImportSelector(snapshot => !snapshot.matches({ transfer: 'idle' }))
  const isAnalyzing = useBookImportSelector(
    ({ context, value }) => value.analysis !== 'paused' && (context.active.length > 0 || context.waiting.length > 0),
  )
  return isTransferring || counts.importing > 0 ? 'import' : isAnalyzing ? 'analysis' : undefined
}

/**
 * Asks the user for a confirmation before leaving the import page during an analysis or import. Leaving the page does
 * not stop the import.
 */
export function useImportLeaveConfirmation(work: RunningImportActivity): void {
  const t = useTranslate()
  useLeavePageConfirmation(
    work !== undefined,
    async () =>
      (await openDialog('confirm', {
        title: t(`page.importBooks.leave.${work}`),
        text: t('page.importBooks.leave.text'),
        verb: t('page.importBooks.leave.verb'),
        cancelLabel: t('page.importBooks.leave.stay'),
      })) === true,
  )
}
