import { ServerError } from '../../api/ServerError'
import { ProgressRejectedError } from '../../machines/readerMachineTypes'

/** Status codes after which a write may succeed later: signed out, timeout, too early, rate limit. */
const RETRYABLE_STATUS_CODES = [401, 408, 425, 429]

/** Returns whether a failed request may succeed later. */
export const isRetryableServerError = (failure: ServerError): boolean =>
  failure.isServerUnreachable || failure.status === 503 || RETRYABLE_STATUS_CODES.includes(failure.status)

/**
 * Returns a `ProgressRejectedError` if a retry of the failed write cannot succeed. Otherwise returns the given error.
 */
export function toProgressRejectedErrorIfPermanent(error: unknown): unknown {
  if (!(error instanceof ServerError)) return error
  const isRejected = error.status >= 400 && error.status < 500 && !RETRYABLE_STATUS_CODES.includes(error.status)
  return isRejected ? new ProgressRejectedError(error.message, { cause: error }) : error
}
