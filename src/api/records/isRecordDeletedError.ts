import { isNotFoundError, ServerError } from '../ServerError'

/**
 * Returns whether a record could not be loaded or saved because it was deleted. Errors of other calls, such as the
 * deletion of a poster that no longer exists, do not count.
 */
export const isRecordDeletedError = (error: unknown): boolean =>
  error instanceof ServerError && isNotFoundError(error) && /^(get|update)(?!.*Thumbnail)/.test(error.operation)
