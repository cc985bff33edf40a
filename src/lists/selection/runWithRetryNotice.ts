import { errorText } from '../../api/errorText'
import { notify } from '../../api/notices'
import { translate } from '../../language/language'

/** Runs an operation and shows a notice with a retry when it fails. */
export async function runWithRetryNotice(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed()
  } catch (error) {
    const action = { label: translate('component.failed.retry'), run: () => void runWithRetryNotice(deed) }
    notify({ kind: 'error', text: errorText(error), action })
  }
}
