import { translate } from '../language/interfaceLanguage'
import { openDialog } from './dialogStore'

/**
 * Asks the user whether to discard unsaved changes. Resolves to true if the user agrees.
 * @param title title of the changed item
 */
export const confirmDiscardChanges = async (title: string): Promise<boolean> =>
  (await openDialog('confirm', {
    title: translate('dialog.unsaved.title'),
    text: translate('dialog.unsaved.text', { title }),
    verb: translate('dialog.unsaved.verb'),
    cancelLabel: translate('dialog.unsaved.cancel'),
    danger: true,
  })) === true
