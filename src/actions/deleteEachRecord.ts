import { ServerError } from '../api/ServerError'
import { isFatalFailure } from '../machines/bulkActionMachine'

/**
 * Deletes records one after the other. A record that no longer exists counts as deleted. After a failed call, continues
 * with the other records, unless the server is unreachable or the session has ended.
 * @returns the ids of the records that still exist, and an error. The error is the error that ended the deletion early,
 *   or the first error if the deletion was not ended early. If all records are deleted, there are no ids and no error.
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
      if (isNotFound(error)) continue
      failures.push({ id, error })
      if (isFatalFailure(error))
        return { remainingIds: [...failures.map(failure => failure.id), ...ids.slice(index + 1)], error }
    }
  }
  return { remainingIds: failures.map(({ id }) => id), error: failures[0]?.error }
}

const isNotFound = (error: unknown) => error instanceof ServerError && error.status === 404
