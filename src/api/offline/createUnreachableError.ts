import { ServerError } from '../ServerError'
import { reportMissingServerResponse } from '../serverConnection'

/**
 * Creates the error of a download that cannot reach the server. Also starts a check of the connection by calling
 * `reportMissingServerResponse`.
 * @param timeout `read` after a timeout, otherwise undefined
 */
export function createUnreachableError(timeout?: 'read'): ServerError {
  reportMissingServerResponse()
  return new ServerError({ operation: 'getBookPage', status: 0, timeout })
}
