import { showNotice } from '../../api/notices'
import { invalidateAfterRecordWrite } from '../../api/records/invalidateAfterRecordWrite'
import { openDialog } from '../../dialogs/dialogStore'
import type { User } from '../../generated/model.schemas'
import { translate } from '../../language/interfaceLanguage'
import { useDeleteRecord } from '../../lists/record/recordMutations'
import { runWithRetryNotice } from '../../lists/selection/runWithRetryNotice'

/**
 * Returns a function that deletes users after a confirmation. After a failure the remaining users can be tried again.
 * @returns (of that function) whether the user confirmed
 */
export function useDeleteUsers(): (users: readonly Pick<User, 'id' | 'email'>[]) => Promise<boolean> {
  const deleteUser = useDeleteRecord('users')
  return async users => {
    const values = { count: users.length, email: users[0]?.email }
    const text = (name: string) => translate(`dialog.deleteUsers.${name}`, values)
    const isConfirmed = await openDialog('confirm', {
      title: text('title'),
      text: text('text'),
      verb: text('verb'),
      acknowledge: text('acknowledge'),
      danger: true,
    })
    if (!isConfirmed) return false
    const remaining = users.map(({ id }) => id)
    await runWithRetryNotice(async () => {
      try {
        for (let [id] = remaining; id !== undefined; [id] = remaining) {
          await deleteUser(id)
          remaining.shift()
        }
        showNotice({ kind: 'success', text: text('done') })
      } finally {
        await invalidateAfterRecordWrite('users', 'delete')
      }
    })
    return true
  }
}
