import { useStayOpen } from '../components/useStayOpen'
import { isSureToLeave } from './isSureToLeave'

/**
 * Asks before changes in a dialog are lost, also when the window is closed.
 * @param title  the dialog's
 * @returns leaves the dialog
 */
export function useLeaving(isChanged: boolean, title: string, onClose: () => void): () => Promise<void> {
  useStayOpen(isChanged)
  return async () => {
    if (!isChanged || (await isSureToLeave(title))) onClose()
  }
}
