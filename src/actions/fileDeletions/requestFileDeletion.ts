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
 * Registers the deletion of the file of a book, or of the files of a series. Then sends the request. The server may
 * delete the files much later. Until then, the page with the duplicate files does not count registered files as
 * remaining files. If the request is not sent, or if the server rejects it (status 4xx except 408), removes the
 * registration. The registration stays in two cases:
 * - An earlier attempt has registered the deletion. The server may still execute the earlier request.
 * - The request was sent, but there is no response or another error. The server may have received the request.
 * @param id id of the book or series
 * @param send calls `onSend` of the options, and then sends the request
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
        // Registers the deletion again. If another tab has also requested this deletion, that tab may have removed the
        // registration during `check`.
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
