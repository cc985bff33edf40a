import { confirmBeforeUnload } from '../../components/overlays/confirmBeforeUnload'
import { openDialog } from '../../dialogs/dialogStore'
import { addSignOutConfirmation } from '../../dialogs/signOut/signOutConfirmations'
import { translate } from '../../language/interfaceLanguage'

/**
 * Asks for confirmation before the user signs out or closes the window while a bulk action loads its records or
 * sends calls.
 * @returns function that ends this
 */
export function confirmEndOfBulkAction(): () => void {
  const endUnloadConfirmation = confirmBeforeUnload()
  const endSignOutConfirmation = addSignOutConfirmation(confirmEndBySignOut)
  return () => {
    endUnloadConfirmation()
    endSignOutConfirmation()
  }
}

const confirmEndBySignOut = async (): Promise<boolean> =>
  (await openDialog('confirm', {
    title: translate('bulk.title'),
    text: translate('bulk.signOutText'),
    verb: translate('shell.signOut'),
    cancelLabel: translate('page.importReadList.leave.cancel'),
  })) === true
