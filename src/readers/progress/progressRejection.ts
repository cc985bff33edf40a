import { ServerError } from '../../api/ServerError'
import { ProgressRejected } from '../../machines/readerTypes'

/** Answers after which the same write may still be accepted later: signed out, asked too slowly or too often. */
const passing = [401, 408, 425, 429]

/** Whether the server may answer the same question otherwise later: it was away or busy, or the session over. */
export const isTemporaryRejection = (failure: ServerError): boolean =>
  failure.isAway || failure.status === 503 || passing.includes(failure.status)

/** Turns a failed write into one that is not worth repeating, unless the server was away, ailing or the session over. */
export function toProgressRejected(error: unknown): unknown {
  if (!(error instanceof ServerError)) return error
  const refused = error.status >= 400 && error.status < 500 && !passing.includes(error.status)
  return refused ? new ProgressRejected(error.message, { cause: error }) : error
}
