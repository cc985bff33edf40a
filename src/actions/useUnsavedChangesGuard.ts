import { confirmDiscardChanges } from '../dialogs/confirmDiscardChanges'
import { useLeavePageConfirmation } from './useLeavePageConfirmation'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes.
 * @param title title of the changed item, for the dialog
 * @returns function that leaves the page, by default without confirmation, for example after saving. Its parameter
 *   `leave` is a function that navigates away from the page. If its parameter `shouldConfirm` is true, unsaved changes
 *   need a confirmation first.
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
