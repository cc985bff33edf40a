import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { translate } from '../../language/interfaceLanguage'

/** Shows that an operation has succeeded, with a button that undoes it. A failure of `undo` appears as a notice. */
export function showNoticeWithUndo(text: string, undo: () => Promise<unknown>): void {
  const run = () => void undo().catch(error => showNotice({ kind: 'error', text: errorText(error) }))
  showNotice({ kind: 'success', text, action: { label: translate('bulk.undo'), run } })
}
