import { useDeleteWithConfirmation } from '../../actions/useDeleteWithConfirmation'
import type { User } from '../../generated/model.schemas'

/**
 * Returns a function that deletes users after a confirmation. After a failure the remaining users can be tried again.
 * @returns (of that function) whether the user confirmed
 */
export function useDeleteUsers(): (users: readonly Pick<User, 'id' | 'email'>[]) => Promise<boolean> {
  const deleteRecords = useDeleteWithConfirmation('users', 'dialog.deleteUsers')
  return users => deleteRecords(users, { email: users[0]?.email })
}
