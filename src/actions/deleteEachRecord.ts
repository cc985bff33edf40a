import { isNotFoundError } from '../api/ServerError'
import { isFatalFailure } from '../machines/bulkActionMachine'

/**
 * Deletes records one after the other. A record that no longer exists counts as deleted. After a failed call, continues
 * with the other records, unless the server is unreachable or the session has ended.
 * @returns the ids of the records that still exist, and an error if any deletion failed. The error is the failure that
 *   ended the deletion early. If no failure ended the deletion early, the error is the first failure.
 */
export async function deleteEachRecord(
  ids: readonly string[],
  deleteRecord: (id: string) => Promise<unknown>,
): Promise<{ remainingIds: string[]; error?: unknown }> {
  const failures: { id: string; error: unknown }[] = []
  for (const [index, id] of ids.entries()) {
    try {
      await deleteRecord(id)
    } catch (error) {
      if (isNotFoundError(error)) continue
      failures.push({ id, error })
      if (isFatalFailure(error))
        return { remainingIds: [...failures.map(failure => failure.id), ...ids.slice(index + 1)], error }
    }
  }
  return { remainingIds: failures.map(({ id }) => id), error: failures[0]?.error }
}
