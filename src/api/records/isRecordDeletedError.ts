import { isNotFoundError, ServerError } from '../ServerError'

/**
 * Returns whether a call to read or update a record has failed because the record was deleted. Returns false for all
 * other calls, such as the deletion of a poster that no longer exists.
 */
export const isRecordDeletedError = (error: unknown): boolean =>
  error instanceof ServerError && isNotFoundError(error) && /^(get|update)(?!.*Thumbnail)/.test(error.operation)
