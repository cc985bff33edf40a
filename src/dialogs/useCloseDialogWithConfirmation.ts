import { useConfirmBeforeUnload } from '../components/overlays/useConfirmBeforeUnload'
import { confirmDiscardChanges } from './confirmDiscardChanges'

/**
 * Asks for confirmation before a dialog or the window closes with unsaved changes.
 * @param title title of the dialog
 * @returns a function that closes the dialog
 */
export function useCloseDialogWithConfirmation(
  isChanged: boolean,
  title: string,
  onClose: () => void,
): () => Promise<void> {
  useConfirmBeforeUnload(isChanged)
  return async () => {
    if (!isChanged || (await confirmDiscardChanges(title))) onClose()
  }
}
