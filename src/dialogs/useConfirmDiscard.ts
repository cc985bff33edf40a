import { useConfirmClose } from '../components/overlays/useConfirmClose'
import { confirmDiscard } from './confirmDiscard'

/**
 * Asks before unsaved changes of a dialog are discarded, also when the window is closed.
 * @param title  title of the dialog
 * @returns a function that closes the dialog
 */
export function useConfirmDiscard(isChanged: boolean, title: string, onClose: () => void): () => Promise<void> {
  useConfirmClose(isChanged)
  return async () => {
    if (!isChanged || (await confirmDiscard(title))) onClose()
  }
}
