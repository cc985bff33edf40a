import { Trash2 } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import type { TableSelectionOptions } from '../../lists/table/recordTableProps'
import { useDeleteUsers } from './useDeleteUsers'
import type { UserWithLatestSignIn } from './usersTableDefinition'

/**
 * Returns the actions for selected rows of the user table. The only action is "delete". It does not delete the current
 * user, because the server does not allow users to delete themselves.
 */
export function useUserTableSelection(): TableSelectionOptions<UserWithLatestSignIn> {
  const { id: ownId } = useCurrentUser()
  const deleteUsers = useRef(useDeleteUsers()).current
  return useMemo(
    () => ({
      titleOf: ({ email }) => email,
      actions: [
        {
          id: 'delete',
          labelKey: 'page.users.delete',
          icon: Trash2,
          isDestructive: true,
          isAvailable: ({ loaded }) => loaded?.some(({ id }) => id !== ownId) ?? true,
          run: async selected => {
            const users = (await selected.collect()).filter(({ id }) => id !== ownId)
            if (users.length > 0 && (await deleteUsers(users))) selected.clear()
          },
        },
      ],
    }),
    [ownId, deleteUsers],
  )
}
