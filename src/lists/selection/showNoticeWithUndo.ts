import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { translate } from '../../language/interfaceLanguage'

/**
 * Shows a notice that an operation has succeeded. The notice has an undo button. If undoing fails, another notice shows
 * the error.
 */
export function showNoticeWithUndo(text: string, undo: () => Promise<unknown>): void {
  const run = () => void undo().catch(error => showNotice({ kind: 'error', text: errorText(error) }))
  showNotice({ kind: 'success', text, action: { label: translate('bulk.undo'), run } })
}
