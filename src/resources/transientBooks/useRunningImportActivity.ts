import { useLeavePageConfirmation } from '../../actions/useLeavePageConfirmation'
import { openDialog } from '../../dialogs/dialogStore'
import { useTranslate } from '../../language/useTranslate'
import type { ImportRowCounts } from './importTableRows'
import { useBookImportSelector } from './useRunningBookImport'

/** Current work of the book import. Undefined if the import has nothing to do. */
export type RunningImportActivity = 'analysis' | 'import' | undefined

/** Returns the current work of the book import. Returns undefined if the user has paused the analysis. */
export function useRunningImportActivity(counts: ImportRowCounts): RunningImportActivity {
  const isTransferring = useBookImportSelector(snapshot => !snapshot.matches({ transfer: 'idle' }))
  const isAnalyzing = useBookImportSelector(
    ({ context, value }) => value.analysis !== 'paused' && (context.active.length > 0 || context.waiting.length > 0),
  )
  return isTransferring || counts.importing > 0 ? 'import' : isAnalyzing ? 'analysis' : undefined
}

/**
 * Asks the user for a confirmation when the user leaves the import page during an analysis or import. The import
 * continues on other pages.
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
