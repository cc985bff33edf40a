import { confirmBeforeUnload } from '../../components/overlays/confirmBeforeUnload'
import { openDialog } from '../../dialogs/dialogStore'
import { addSignOutConfirmation } from '../../dialogs/signOut/signOutConfirmations'
import { translate } from '../../language/interfaceLanguage'

/**
 * Asks for confirmation before the user signs out or closes the window during a bulk action.
 * @param phase whether the action loads its records or sends calls
 * @returns function to call at the end of the phase. No confirmation is then necessary.
 */
export function confirmEndOfBulkAction(phase: 'loading' | 'sending'): () => void {
  const endUnloadConfirmation = confirmBeforeUnload()
  const endSignOutConfirmation = addSignOutConfirmation(signOutConfirmations[phase])
  return () => {
    endUnloadConfirmation()
    endSignOutConfirmation()
  }
}

const createSignOutConfirmation = (textKey: string) => async (): Promise<boolean> =>
  (await openDialog('confirm', {
    title: translate('bulk.title'),
    text: translate(textKey),
    verb: translate('shell.signOut'),
    cancelLabel: translate('page.importReadList.leave.cancel'),
  })) === true

const signOutConfirmations = {
  loading: createSignOutConfirmation('bulk.loading'),
  sending: createSignOutConfirmation('bulk.signOutText'),
}
