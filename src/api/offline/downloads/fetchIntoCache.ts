import { serverRequestHeaders } from '../../earlyFetch'
import { getStatusOfServer } from '../../gatewayErrors'
import { limitResponseBody, type SizeLimitedResponse } from '../../responses/responseBodyLimits'
import { parseServerError, ServerError } from '../../ServerError'
import { type ServerCallWithTimeout, startTimeoutOfServerCall } from '../../timeouts/serverCallTimeout'
import { clientBasePath } from '../../toAbsoluteServerUrl'
import { createUnreachableError } from '../createUnreachableError'
import { isUsableDownloadResponse } from '../isUsableDownloadResponse'

/** Thrown if a book does not fit into the storage of the device. */
export class StorageFullError extends Error {}

/**
 * Fetches a URL and stores the response in a cache. Also stores a response with status 404 if the URL may be missing
 * (see {@link optionalFilePattern}). As a result, the offline reader recognizes that the file does not exist. Exception:
 * if a single-page PDF (see {@link pageTextPattern}) is missing or not usable, stores nothing and throws no error.
 * @throws ServerError for a failed call, StorageFullError, or the abort reason of the signal
 */
export async function fetchIntoCache(cache: Cache, address: string, signal: AbortSignal): Promise<void> {
  const call = startTimeoutOfServerCall({ operation: 'getBookPage' }, signal)
  try {
    await storeResponse(cache, address, await fetchFromServer(address, signal, call))
  } catch (error) {
    throw call.timedOut() ? createUnreachableError('read') : error
  } finally {
    call.end()
  }
}

async function storeResponse(
  cache: Cache,
  address: string,
  { response, getExcess }: SizeLimitedResponse,
): Promise<void> {
  let isStored = false
  try {
    if (!response.ok && pageTextPattern.test(address)) return
    if (!isStorable(response, address)) throw parseServerError('getBookPage', response.status, await response.text())
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
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new StorageFullError()
    throw error instanceof TypeError ? createUnreachableError() : error
  } finally {
    // Cancels the body of a response that was not stored. Otherwise, the body would continue to occupy a connection.
    if (!isStored) void response.body?.cancel().catch(() => {})
  }
}

/**
 * Matches the URLs for which status 404 is a valid response. A book may have no neighbor, no poster and no position, and
 * an EPUB may list files that it does not contain. For all other URLs, for example of page images, status 404 means that
 * the server cannot read the book now.
 */
const optionalFilePattern = /\/(next|previous|thumbnail|progression|resource\/.+)$/

/**
 * Returns whether a response belongs into the cache of a downloaded book: the response is successful, or has status 404
 * for a file that may be missing.
 */
const isStorable = ({ ok, status }: Response, address: string): boolean =>
  ok || (status === 404 && optionalFilePattern.test(address))

/** Returns whether a cache contains a response that {@link fetchIntoCache} does not need to fetch again. */
export async function isInCache(cache: Cache, address: string): Promise<boolean> {
  const cached = await cache.match(address, { ignoreVary: true })
  return cached !== undefined && isStorable(cached, address)
}

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
