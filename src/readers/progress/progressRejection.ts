import { ServerError } from '../../api/ServerError'
import { ProgressRejected } from '../../machines/readerTypes'

/** Status codes after which the same write may succeed later: signed out, timeout, too early, rate limit. */
const passing = [401, 408, 425, 429]

/** Returns whether the same request may succeed later: server unreachable or busy, or session expired. */
export const isTemporaryRejection = (failure: ServerError): boolean =>
  failure.isAway || failure.status === 503 || passing.includes(failure.status)

/**
 * Converts the error of a write to `ProgressRejected` when repeating it cannot succeed; returns other errors unchanged.
 */
export function toProgressRejected(error: unknown): unknown {
  if (!(error instanceof ServerError)) return error
  const refused = error.status >= 400 && error.status < 500 && !passing.includes(error.status)
  return refused ? new ProgressRejected(error.message, { cause: error }) : error
}
