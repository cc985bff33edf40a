import { confirmDiscardChanges } from '../dialogs/confirmDiscardChanges'
import { useLeavePageConfirmation } from './useLeavePageConfirmation'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes.
 * @param title title of the changed item, for the dialog
 * @returns function that leaves the page, for example after saving. The returned function has two parameters: `leave`
 *   navigates away from the page. `shouldConfirm` determines whether unsaved changes need a confirmation before `leave`
 *   is called.
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
