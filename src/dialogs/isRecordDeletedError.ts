import { isNotFoundError, type ServerError } from '../api/ServerError'

/**
 * Returns whether a form could not be loaded or saved because its record was deleted. Errors of other calls, such as
 * the deletion of a poster that no longer exists, do not count.
 */
export const isRecordDeletedError = (error: unknown): boolean =>
  isNotFoundError(error) && /^(get|update)(?!.*Thumbnail)/.test((error as ServerError).operation)
