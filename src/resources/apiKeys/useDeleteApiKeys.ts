import { useDeleteWithConfirmation } from '../../actions/useDeleteWithConfirmation'
import type { ApiKey } from '../../generated/model.schemas'

/**
 * Returns a function that deletes keys after a confirmation. After a failure the remaining keys can be tried again.
 * @returns (of that function) whether the user confirmed
 */
export function useDeleteApiKeys(): (keys: readonly Pick<ApiKey, 'id' | 'comment'>[]) => Promise<boolean> {
  const deleteRecords = useDeleteWithConfirmation('apiKeys', 'dialog.deleteApiKeys')
  return keys => deleteRecords(keys, { comment: keys[0]?.comment })
}
