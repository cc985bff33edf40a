import { ServerError } from '../ServerError'
import { reportMissingServerResponse } from '../serverConnection'

/**
 * Creates the error of a download while the server is unreachable, and reports that a response is missing.
 * @param timeout `read` if the response did not arrive in time
 */
export function createUnreachableError(timeout?: 'read'): ServerError {
  reportMissingServerResponse()
  return new ServerError({ operation: 'getBookPage', status: 0, timeout })
}
