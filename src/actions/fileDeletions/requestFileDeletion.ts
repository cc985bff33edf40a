import type { ServerCallOptions } from '../../api/http'
import { ServerError } from '../../api/ServerError'
import { addAcceptedFileDeletion } from './acceptedFileDeletions'
import {
  addRequestedFileDeletion,
  getFileDeletionTime,
  getRequestedFileDeletions,
  removeRequestedFileDeletion,
} from './requestedFileDeletions'

/**
 * Registers the deletion of the file of a book, or of the files of a series, and sends the request. The page with the
 * duplicate files then does not count these files as remaining files, even if the server deletes them much later. If
 * the request is not sent, or if the server rejects it, the registration is removed. Exception: if an earlier attempt
 * has registered the deletion, the registration stays, because the server may still execute the earlier request. The
 * registration also stays if there is no response, because the server may have received the request.
 * @param id id of the book or series
 * @param send sends the request, and calls `onSend` of the options just before
 * @param check called after the registration. If it throws an error, the request is not sent.
 * @throws the error of `check` or of the request
 */
export async function requestFileDeletion(
  id: string,
  send: (id: string, options: Pick<ServerCallOptions, 'onSend'>) => Promise<unknown>,
  check?: () => Promise<void>,
): Promise<void> {
  const wasRegistered = getRequestedFileDeletions().has(id)
  addRequestedFileDeletion(id)
  let registeredAt = getFileDeletionTime(id)
  let isSent = false
  try {
    await check?.()
    await send(id, {
      onSend: () => {
        // During `check`, another tab may have removed the registration after its own deletion of this file.
        addRequestedFileDeletion(id)
        registeredAt = getFileDeletionTime(id)
        isSent = true
      },
    })
    addAcceptedFileDeletion(id, registeredAt)
  } catch (error) {
    if (!wasRegistered && (!isSent || isRejection(error))) removeRequestedFileDeletion(id)
    throw error
  }
}

const isRejection = (error: unknown): boolean =>
  error instanceof ServerError && error.status >= 400 && error.status < 500 && error.status !== 408
