import { useConfirmClose } from '../components/overlays/useConfirmClose'
import { confirmDiscard } from './confirmDiscard'

/**
 * Asks before changes in a dialog are lost, also when the window is closed.
 * @param title  the dialog's
 * @returns leaves the dialog
 */
export function useConfirmDiscard(isChanged: boolean, title: string, onClose: () => void): () => Promise<void> {
  useConfirmClose(isChanged)
  return async () => {
    if (!isChanged || (await confirmDiscard(title))) onClose()
  }
}
