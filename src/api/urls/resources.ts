import { getGetBookResourceUrl } from '../../generated/publications/publications'
import { serverUrl } from '../address'

/** Returns the absolute base URL of the files inside an EPUB. The links of its manifest begin with it. */
export const resourcesUrl = (bookId: string): string => serverUrl(getGetBookResourceUrl(bookId, ''))

const resourcePath = /\/api\/v1\/books\/[^/]+\/resource\/([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/

/** Splits a link of a manifest into the path inside the EPUB and the fragment, both decoded. Returns undefined for other URLs. */
export function pathOfHref(href: string | undefined): { path: string; fragment: string } | undefined {
  const match = resourcePath.exec(href ?? '')
  if (!match) return undefined
  return { path: decodePath(match[1] ?? ''), fragment: decodePath(match[2] ?? '') }
}

/**
 * Percent-encodes the segments of a path inside a book. Dot segments and backslashes cannot leave the book, even if a server
 * decodes the path again.
 */
export const encodePath = (path: string): string => confinedPath(path).split('/').map(encodeURIComponent).join('/')

/** Removes dot segments, empty segments and backslashes from a path inside a book. Returns an empty path if it leaves the book. */
export function confinedPath(path: string): string {
  const segments: string[] = []
  for (const segment of path.split(/[/\\]/)) {
    let decoded = segment
    for (let rounds = 0; rounds < 5 && decoded.includes('%'); rounds++) decoded = decodePath(decoded)
    if (decoded === '..' && segments.pop() === undefined) return ''
    if (decoded !== '..' && decoded !== '' && decoded !== '.' && !/[/\\\0]/.test(decoded)) segments.push(segment)
  }
  return segments.join('/')
}

/** Decodes percent-encoding. Returns the text unchanged if the encoding is malformed. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
