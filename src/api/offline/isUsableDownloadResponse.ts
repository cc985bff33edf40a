import { isSessionEndedText } from '../responses/isSessionEndedText'
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
 * Returns whether a successful response contains a text about the end of the session instead of the requested data
 * ({@link isSessionEndedText}). After an administrator has ended a session, the server sends this text once, with
 * status 200. Does not consume the body.
 * @throws TypeError if the connection breaks
 */
export async function isSessionEndedResponse(response: Response): Promise<boolean> {
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === '') return hasContent(response)
  return type === 'text/plain' && isSessionEndedText(type, await readShortText(response))
}

/** Matches the content types of images. The server sends images of an unknown type as `application/octet-stream`. */
const imageTypePattern = /^(image\/|application\/octet-stream\b)/i

/** Maximum length of a text about the end of a session. A longer text is a file of an EPUB. */
const MAX_SESSION_ENDED_TEXT_CHARS = 1000

/** Returns the text of a body, or an empty text if the body is longer than {@link MAX_SESSION_ENDED_TEXT_CHARS}. */
async function readShortText(response: Response): Promise<string> {
  const reader = response.clone().body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader && text.length <= MAX_SESSION_ENDED_TEXT_CHARS) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
  void reader?.cancel()
  return ''
}

async function hasContent(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader()
  const first = await reader?.read()
  void reader?.cancel()
  return first?.done === false
}
