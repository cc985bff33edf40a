import { useDeleteRecordsWithConfirmation } from '../../actions/useDeleteRecordsWithConfirmation'
import type { ApiKey } from '../../generated/model.schemas'

/**
 * Returns a function that deletes API keys after a confirmation by the user. If the deletion fails, an error message
 * with a retry button appears.
 * @returns function whose promise resolves to true if the user has confirmed
 */
export function useDeleteApiKeys(): (keys: readonly Pick<ApiKey, 'id' | 'comment'>[]) => Promise<boolean> {
  const deleteRecords = useDeleteRecordsWithConfirmation('apiKeys', 'dialog.deleteApiKeys')
  return keys => deleteRecords(keys, { comment: keys[0]?.comment })
}
