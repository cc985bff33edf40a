import { errorText } from '../../api/errorText'
import { notify } from '../../api/notices'
import { translate } from '../../language/language'

/** Does what may have to read much before it begins: where that fails it is said, and may be tried again. */
export async function runWithRetryNotice(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed()
  } catch (error) {
    const action = { label: translate('component.failed.retry'), run: () => void runWithRetryNotice(deed) }
    notify({ kind: 'error', text: errorText(error), action })
  }
}
