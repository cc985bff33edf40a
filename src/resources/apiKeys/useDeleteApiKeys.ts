import { showNotice } from '../../api/notices'
import { invalidateAfterRecordWrite } from '../../api/records/invalidateAfterRecordWrite'
import { openDialog } from '../../dialogs/dialogStore'
import type { ApiKey } from '../../generated/model.schemas'
import { translate } from '../../language/interfaceLanguage'
import { useDeleteRecord } from '../../lists/record/recordMutations'
import { runWithRetryNotice } from '../../lists/selection/runWithRetryNotice'

/**
 * Returns a function that deletes keys after a confirmation. After a failure the remaining keys can be tried again.
 * @returns (of that function) whether the user confirmed
 */
export function useDeleteApiKeys(): (keys: readonly Pick<ApiKey, 'id' | 'comment'>[]) => Promise<boolean> {
  const deleteKey = useDeleteRecord('apiKeys')
  return async keys => {
    const values = { count: keys.length, comment: keys[0]?.comment }
    const text = (name: string) => translate(`dialog.deleteApiKeys.${name}`, values)
    const isConfirmed = await openDialog('confirm', {
      title: text('title'),
      text: text('text'),
      verb: text('verb'),
      acknowledge: text('acknowledge'),
      danger: true,
    })
    if (!isConfirmed) return false
    const remaining = keys.map(({ id }) => id)
    await runWithRetryNotice(async () => {
      try {
        for (let [id] = remaining; id !== undefined; [id] = remaining) {
          await deleteKey(id)
          remaining.shift()
        }
        showNotice({ kind: 'success', text: text('done') })
      } finally {
        await invalidateAfterRecordWrite('apiKeys', 'delete')
      }
    })
    return true
  }
}
