import { isApiPathOfStorableRecord, isStorableRecordResponse } from './isStorableRecordResponse'

/**
 * Returns whether a successful response contains the requested record or file. Gateways and damaged servers may send a
 * successful response with HTML, other JSON or an empty body. For a file of an EPUB, every body is accepted, because
 * the file itself may be HTML or empty. Does not consume the body.
 * @param path API path without the base path and the query
 * @throws TypeError if the connection breaks
 */
export async function isUsableDownloadResponse(path: string, response: Response): Promise<boolean> {
  if (isApiPathOfStorableRecord(path)) return isStorableRecordResponse(path, response)
  if (response.status !== 200 || path.includes('/resource/')) return response.status === 200
  const typePattern = path.endsWith('/raw') ? /^application\/pdf\b/i : imageTypePattern
  return typePattern.test(response.headers.get('content-type') ?? '') && hasContent(response)
}

/**
 * Returns whether a successful response only says that an administrator has ended the session. The server then responds
 * a single time with status 200 and a text without a content type (server-facts 3.1). Does not consume the body.
 * @throws TypeError if the connection breaks
 */
export const isSessionEndedResponse = async (response: Response): Promise<boolean> =>
  !response.headers.has('content-type') && (await hasContent(response))

/** The server sends an image whose type it does not know as `application/octet-stream`. */
const imageTypePattern = /^(image\/|application\/octet-stream\b)/i

async function hasContent(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader()
  const first = await reader?.read()
  void reader?.cancel()
  return first?.done === false
}
