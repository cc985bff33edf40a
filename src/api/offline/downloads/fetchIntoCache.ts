import { serverRequestHeaders } from '../../earlyFetch'
import { getStatusOfServer } from '../../gatewayErrors'
import { limitResponseBody, type SizeLimitedResponse } from '../../responses/responseBodyLimits'
import { parseServerError, ServerError } from '../../ServerError'
import { type ServerCallWithTimeout, startTimeoutOfServerCall } from '../../timeouts/serverCallTimeout'
import { clientBasePath } from '../../toAbsoluteServerUrl'
import { createUnreachableError } from '../createUnreachableError'
import { isSessionEndedResponse, isUsableDownloadResponse } from '../isUsableDownloadResponse'

/**
 * File to download for a book. If `mayBeMissing` is true, the server may respond with status 404. The download of the
 * book can then be complete without this file.
 */
export interface DownloadFile {
  readonly address: string
  readonly mayBeMissing: boolean
}

/** Thrown if a book does not fit into the storage of the device. */
export class StorageFullError extends Error {}

/**
 * Fetches a URL and stores the response in a cache. If the record or file may be missing, also stores a response with
 * status 404. The offline reader then recognizes that the record or file does not exist. Exception for single-page PDFs
 * (see {@link pageTextPattern}): if the server responds with an error status, or if the PDF is not usable, stores
 * nothing and throws no error.
 * @param mayBeMissing whether status 404 is a valid response
 * @throws ServerError for a failed call, StorageFullError, or the abort reason of the signal
 */
export async function fetchIntoCache(
  cache: Cache,
  address: string,
  signal: AbortSignal,
  mayBeMissing = optionalRecordPattern.test(address),
): Promise<void> {
  const call = startTimeoutOfServerCall({ operation: 'getBookPage' }, signal)
  try {
    await storeResponse(cache, { address, mayBeMissing }, await fetchFromServer(address, signal, call))
  } catch (error) {
    throw call.timedOut() ? createUnreachableError('read') : error
  } finally {
    call.end()
  }
}

async function storeResponse(
  cache: Cache,
  { address, mayBeMissing }: DownloadFile,
  { response, getExcess }: SizeLimitedResponse,
): Promise<void> {
  let isStored = false
  try {
    if (response.ok && (await isSessionEndedResponse(response)))
      throw new ServerError({ operation: 'getBookPage', status: 401 })
    if (!response.ok && pageTextPattern.test(address)) return
    const isStorable = response.ok || (response.status === 404 && mayBeMissing)
    if (!isStorable) throw await parseServerError('getBookPage', response.status, await response.text())
    const path = new URL(address).pathname.slice(clientBasePath.length)
    if (response.ok && !(await isUsableDownloadResponse(path, response))) {
      if (pageTextPattern.test(address)) return
      throw new ServerError({ operation: 'getBookPage', status: response.status })
    }
    await cache.put(address, response)
    isStored = true
  } catch (error) {
    const excess = getExcess()
    if (excess) throw excess
    throw error instanceof TypeError ? createUnreachableError() : toStorageFullErrorIfQuotaExceeded(error)
  } finally {
    // Cancels the body of a response that was not stored. Otherwise, the body would continue to occupy a connection.
    if (!isStored) void response.body?.cancel().catch(() => {})
  }
}

/**
 * Matches the URLs of records for which status 404 is a valid response. A book may have no neighbor, no poster and no
 * progression, and an EPUB may have no position list.
 */
const optionalRecordPattern = /\/(next|previous|thumbnail|progression|positions)$/

/** Converts the error of a full storage to a StorageFullError. Returns other errors unchanged. */
export const toStorageFullErrorIfQuotaExceeded = (error: unknown): unknown =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? new StorageFullError() : error

/**
 * Matches the URLs of single-page PDFs. The server creates such a PDF for each page of a PDF book, and the client reads
 * the text of the page from the PDF. A download counts as complete even if these PDFs are missing.
 */
const pageTextPattern = /\/pages\/\d+\/raw$/

/**
 * Matches the URLs of page images. The requests for page images need an Accept header for images. Without this header,
 * the server would send the pages of a PDF book in PDF format (server-facts 3.6).
 */
const pageImagePattern = /\/pages\/\d+(\?|$)/

/** Fetches a URL from the server, without any cache. */
async function fetchFromServer(
  address: string,
  aborted: AbortSignal,
  call: ServerCallWithTimeout,
): Promise<SizeLimitedResponse> {
  try {
    const response = await fetch(address, {
      credentials: 'include',
      headers: pageImagePattern.test(address) ? { ...serverRequestHeaders, Accept: 'image/*' } : serverRequestHeaders,
      signal: call.signal,
      cache: 'no-store',
      priority: 'low',
    })
    if (getStatusOfServer(response) === 502) throw createUnreachableError()
    // Checks `redirected` before `limitResponseBody` copies the response. In a copy, `redirected` is always false.
    if (response.redirected) throw new ServerError({ operation: 'getBookPage', status: response.status })
    return limitResponseBody(call, response, 'file')
  } catch (error) {
    throw aborted.aborted || error instanceof ServerError ? error : createUnreachableError()
  }
}
