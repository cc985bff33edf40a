import { useDeleteRecordsWithConfirmation } from '../../actions/useDeleteRecordsWithConfirmation'
import type { ApiKey } from '../../generated/model.schemas'

/**
 * Returns a function that deletes API keys after a confirmation by the user. After a failure, a notice offers a retry.
 * @returns function that resolves to whether the user confirmed
 */
export function useDeleteApiKeys(): (keys: readonly Pick<ApiKey, 'id' | 'comment'>[]) => Promise<boolean> {
  const deleteRecords = useDeleteRecordsWithConfirmation('apiKeys', 'dialog.deleteApiKeys')
  return keys => deleteRecords(keys, { comment: keys[0]?.comment })
}
