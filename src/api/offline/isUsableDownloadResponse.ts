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
  if (/^text\/html|json/.test(response.headers.get('content-type') ?? '')) return false
  const reader = response.clone().body?.getReader()
  const first = await reader?.read()
  void reader?.cancel()
  return first?.done === false
}
