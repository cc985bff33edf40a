import { getGetBookResourceUrl } from '../../generated/publications/publications'
import { serverUrl } from '../serverUrl'

/** Returns the absolute base URL of the files inside an EPUB. The links of its manifest begin with it. */
export const bookResourcesBaseUrl = (bookId: string): string => serverUrl(getGetBookResourceUrl(bookId, ''))

const resourceUrlPattern = /\/api\/v1\/books\/[^/]+\/resource\/([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/

/** Splits a link of a manifest into the path inside the EPUB and the fragment, both decoded. Returns undefined for other URLs. */
export function parseResourceHref(href: string | undefined): { path: string; fragment: string } | undefined {
  const match = resourceUrlPattern.exec(href ?? '')
  if (!match) return undefined
  return { path: decodeUriSafely(match[1] ?? ''), fragment: decodeUriSafely(match[2] ?? '') }
}

/**
 * Percent-encodes the segments of a path inside a book. Dot segments and backslashes cannot leave the book, even if a server
 * decodes the path again.
 */
export const encodeResourcePath = (path: string): string =>
  sanitizeResourcePath(path).split('/').map(encodeURIComponent).join('/')

/** Removes dot segments, empty segments and backslashes from a path inside a book. Returns an empty path if it leaves the book. */
export function sanitizeResourcePath(path: string): string {
  const segments: string[] = []
  for (const segment of path.split(/[/\\]/)) {
    let decoded = segment
    for (let rounds = 0; rounds < 5 && decoded.includes('%'); rounds++) decoded = decodeUriSafely(decoded)
    if (decoded === '..' && segments.pop() === undefined) return ''
    if (decoded !== '..' && decoded !== '' && decoded !== '.' && !/[/\\\0]/.test(decoded)) segments.push(segment)
  }
  return segments.join('/')
}

/** Decodes percent-encoding. Returns the text unchanged if the encoding is malformed. */
export function decodeUriSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
