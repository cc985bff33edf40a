import { isNotFoundError } from '../ServerError'

/**
 * Handler for the failure of a call that deletes a record. Ignores that the record does not exist, because it was
 * deleted earlier.
 * @throws every other error
 */
export function ignoreNotFoundError(error: unknown): void {
  if (!isNotFoundError(error)) throw error
}
