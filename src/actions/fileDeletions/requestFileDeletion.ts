import { assertAccountBeforeWrite } from '../../api/account/sessionAccountCheckState'
import { ServerError } from '../../api/ServerError'
import {
  addRequestedFileDeletion,
  getRequestedFileDeletions,
  removeRequestedFileDeletion,
} from './requestedFileDeletions'

/**
 * Registers the deletion of the file of a book, or of the files of a series, and sends the request. The page with the
 * duplicate files then does not count these files as remaining files, also if the server deletes them much later.
 * Without a response, the server may have received the request, so the registration stays. It is removed if the
 * request is not sent or the server has rejected it, unless an earlier attempt has registered the deletion: the server
 * may still execute the earlier request.
 * @param id id of the book or series
 * @param operation operationId of the request
 * @param send sends the request
 * @param check called after the registration. If it throws an error, the request is not sent.
 */
export async function requestFileDeletion(
  id: string,
  operation: 'deleteBookFile' | 'deleteSeriesFiles',
  send: (id: string) => Promise<unknown>,
  check?: () => Promise<void>,
): Promise<void> {
  const wasRegistered = getRequestedFileDeletions().has(id)
  addRequestedFileDeletion(id)
  let isSent = false
  try {
    await check?.()
    // The request begins with the same check, and is not sent if the check fails, for example without a network.
    await assertAccountBeforeWrite(undefined, operation)
    isSent = true
    await send(id)
  } catch (error) {
    if (!wasRegistered && (!isSent || isRejection(error))) removeRequestedFileDeletion(id)
    throw error
  }
}

const isRejection = (error: unknown): boolean =>
  error instanceof ServerError && error.status >= 400 && error.status < 500 && error.status !== 408
