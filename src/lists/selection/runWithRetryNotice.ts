import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { translate } from '../../language/interfaceLanguage'

/** Runs an operation. After a failure, shows a notice with a retry button. */
export async function runWithRetryNotice(operation: () => Promise<unknown>): Promise<void> {
  try {
    await operation()
  } catch (error) {
    const action = { label: translate('component.failed.retry'), run: () => void runWithRetryNotice(operation) }
    showNotice({ kind: 'error', text: errorText(error), action })
  }
}
