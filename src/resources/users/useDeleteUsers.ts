import { useDeleteRecordsWithConfirmation } from '../../actions/useDeleteRecordsWithConfirmation'
import type { User } from '../../generated/model.schemas'

/**
 * Returns a function that deletes users after a confirmation. After a failure, a notice offers a retry.
 * @returns function that resolves to whether the user confirmed
 */
export function useDeleteUsers(): (users: readonly Pick<User, 'id' | 'email'>[]) => Promise<boolean> {
  const deleteRecords = useDeleteRecordsWithConfirmation('users', 'dialog.deleteUsers')
  return users => deleteRecords(users, { email: users[0]?.email })
}
