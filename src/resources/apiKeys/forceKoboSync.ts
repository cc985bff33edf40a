import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { showNotice } from '../../api/notices'
import { openDialog } from '../../dialogs/dialogStore'
import { deleteSyncPoints } from '../../generated/api-keys/api-keys.calls'
import type { ApiKey } from '../../generated/model.schemas'
import { translate } from '../../language/interfaceLanguage'
import { runWithRetryNotice } from '../../lists/selection/runWithRetryNotice'

/** Maximum number of API keys in a request. More keys would make the URL too long. */
const KEYS_PER_REQUEST = 50

/**
 * Asks the user for a confirmation, and then makes Kobo e-readers download all books again at their next sync.
 * @param keys API keys of the e-readers, or `all` for all API keys of the user
 */
export async function forceKoboSync(keys: readonly Pick<ApiKey, 'id' | 'comment'>[] | 'all'): Promise<void> {
  const values = keys === 'all' ? {} : { count: keys.length, comment: keys[0]?.comment }
  const text = (name: string) => translate(`dialog.forceKoboSync.${keys === 'all' ? 'all' : 'keys'}.${name}`, values)
  const isConfirmed = await openDialog('confirm', {
    title: text('title'),
    text: translate('dialog.forceKoboSync.text'),
    verb: translate('dialog.forceKoboSync.verb'),
    acknowledge: translate('dialog.forceKoboSync.acknowledge'),
  })
  if (!isConfirmed) return
  await runWithRetryNotice(async () => {
    if (keys === 'all') await deleteSyncPoints()
    else
      for (let start = 0; start < keys.length; start += KEYS_PER_REQUEST)
        await deleteSyncPoints({ key_id: keys.slice(start, start + KEYS_PER_REQUEST).map(({ id }) => id) })
    await reportServerWrite('deleteSyncPoints')
    showNotice({ kind: 'success', text: text('done') })
  })
}
