import { translate } from '../language/interfaceLanguage'
import { openDialog } from './dialogStore'

/**
 * Asks whether unsaved changes may be discarded.
 * @param title  title of the changed item
 */
export const confirmDiscardChanges = async (title: string): Promise<boolean> =>
  (await openDialog('confirm', {
    title: translate('dialog.unsaved.title'),
    text: translate('dialog.unsaved.text', { title }),
    verb: translate('dialog.unsaved.verb'),
    cancelLabel: translate('dialog.unsaved.cancel'),
    danger: true,
  })) === true
