import { confirmDiscardChanges } from '../dialogs/confirmDiscardChanges'
import { useLeavePageConfirmation } from './useLeavePageConfirmation'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes.
 * @param title title of the changed item, for the dialog
 * @returns function with which the caller leaves the page. The function calls `leave`, and `leave` must navigate away
 *   from the page. By default, the function does not ask for confirmation. This is suitable after the changes have been
 *   saved. If `shouldConfirm` is true and the page has unsaved changes, the function asks for confirmation first.
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
