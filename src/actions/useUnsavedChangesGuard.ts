import { confirmDiscardChanges } from '../dialogs/confirmDiscardChanges'
import { useLeavePageConfirmation } from './useLeavePageConfirmation'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes.
 * @param title title of the changed item, for the dialog
 * @returns function that calls `leave`, which must navigate away from the page. By default, the function does not ask
 *   for confirmation, for example because the changes have just been saved. If `shouldConfirm` is true, the function
 *   asks for confirmation when the page has unsaved changes.
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
