import { ServerError } from '../../api/ServerError'
import { ProgressRejectedError } from '../../machines/readerMachineTypes'

/**
 * HTTP status codes from 400 to 499 after which the same request may succeed later: signed out (401), timeout (408),
 * too early (425), and too many requests (429).
 */
const RETRYABLE_STATUS_CODES = [401, 408, 425, 429]

/** Returns whether a failed request may succeed when it is sent again later. */
export const isRetryableServerError = (failure: ServerError): boolean =>
  failure.isServerUnreachable || failure.status === 503 || RETRYABLE_STATUS_CODES.includes(failure.status)

/** Returns whether the server has rejected a request (4xx), and would reject the same request again later. */
export const isPermanentRejection = (error: unknown): error is ServerError =>
  error instanceof ServerError &&
  error.status >= 400 &&
  error.status < 500 &&
  !RETRYABLE_STATUS_CODES.includes(error.status)

/**
 * Converts the error of a progress write to a `ProgressRejectedError` if the write would fail again. Returns other
 * errors unchanged.
 */
export const toProgressRejectedErrorIfPermanent = (error: unknown): unknown =>
  isPermanentRejection(error) ? new ProgressRejectedError(error.message, { cause: error }) : error
