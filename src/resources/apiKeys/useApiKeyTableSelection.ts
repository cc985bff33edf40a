import { RefreshCw, Trash2 } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { hasKoboOrKoreaderSyncRole } from '../../access/hasKoboOrKoreaderSyncRole'
import { useCurrentUser } from '../../access/SessionContext'
import type { TableSelectionOptions } from '../../lists/table/recordTableProps'
import type { ApiKeyRow } from './apiKeyRow'
import { forceKoboSync } from './forceKoboSync'
import { useDeleteApiKeys } from './useDeleteApiKeys'

/**
 * Returns the options for the row selection of the API key table. The user can delete the selected keys. With the role
 * for Kobo sync, the user can also force the Kobo sync of the selected keys.
 */
export function useApiKeyTableSelection(): TableSelectionOptions<ApiKeyRow> {
  const canSyncKobo = hasKoboOrKoreaderSyncRole('kobo', useCurrentUser())
  const deleteKeys = useRef(useDeleteApiKeys()).current
  return useMemo(
    () => ({
      titleOf: ({ comment }) => comment,
      actions: [
        {
          id: 'forceKoboSync',
          labelKey: 'page.apiKeys.forceSync',
          icon: RefreshCw,
          isAvailable: () => canSyncKobo,
          run: async selected => forceKoboSync(await selected.collect()),
        },
        {
          id: 'delete',
          labelKey: 'page.apiKeys.delete',
          icon: Trash2,
          isDestructive: true,
          run: async selected => {
            if (await deleteKeys(await selected.collect())) selected.clear()
          },
        },
      ],
    }),
    [canSyncKobo, deleteKeys],
  )
}
