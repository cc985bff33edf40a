import { useDeleteRecordsWithConfirmation } from '../../actions/useDeleteRecordsWithConfirmation'
import type { User } from '../../generated/model.schemas'

/**
 * Returns a function that deletes users after a confirmation. If a request fails, a notice offers to try again.
 * @returns function whose promise resolves to true if the user confirmed the deletion
 */
export function useDeleteUsers(): (users: readonly Pick<User, 'id' | 'email'>[]) => Promise<boolean> {
  const deleteRecords = useDeleteRecordsWithConfirmation('users', 'dialog.deleteUsers')
  return users => deleteRecords(users, { email: users[0]?.email })
}
