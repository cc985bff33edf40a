import { confirmDiscardChanges } from '../dialogs/confirmDiscardChanges'
import { useLeavePageConfirmation } from './useLeavePageConfirmation'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes.
 * @param title title of the changed item, for the dialog
 * @returns a function that leaves the page by a call of its parameter `leave`. If its parameter `shouldConfirm` is true
 *   and there are unsaved changes, the user must first confirm in a dialog.
 */
export function useUnsavedChangesGuard(
  isChanged: boolean,
  title: string,
): (leave: () => void, shouldConfirm?: boolean) => void {
  const unblock = useLeavePageConfirmation(isChanged, () => confirmDiscardChanges(title))
  return async (leave, shouldConfirm = false) => {
    if (shouldConfirm && isChanged && !(await confirmDiscardChanges(title))) return
    unblock.current?.()
    leave()
  }
}
