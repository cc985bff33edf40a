import { showNotice } from '../../../api/notices'
import { openDialog } from '../../../dialogs/dialogStore'
import { translate } from '../../../language/interfaceLanguage'
import { areRunningImportResultsUnknown, type ImportTableRow } from '../importTableRows'
import type { RunningBookImport } from '../runningBookImport'

/**
 * Deletes the choices and results of the given files, after a confirmation by the user. If the browser cannot delete
 * them, shows a notice. The choices and results are then unchanged.
 * @returns whether the choices and results are deleted. False if the user cancels or the deletion fails.
 */
export async function deleteImportRowsAfterConfirmation(
  { store }: RunningBookImport,
  rows: readonly ImportTableRow[],
): Promise<boolean> {
  const isConfirmed = await openDialog('confirm', {
    title: translate('page.importBooks.forget.title'),
    text: translate('page.importBooks.forget.text'),
    ...(areRunningImportResultsUnknown(rows) && { acknowledge: translate('page.importBooks.forget.acknowledge') }),
    verb: translate('page.importBooks.forget.verb'),
    danger: true,
  })
  if (!isConfirmed) return false
  try {
    await store.deleteRows(rows.map(({ id }) => id))
    return true
  } catch {
    showNotice({ kind: 'error', text: translate('page.importBooks.forget.failed') })
    return false
  }
}
