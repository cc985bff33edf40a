import { getGetBookResourceUrl } from '../../generated/publications/publications'
import { toAbsoluteServerUrl } from '../toAbsoluteServerUrl'

/** Returns the absolute base URL of the files in an EPUB. The links in the EPUB manifest begin with this URL. */
export const getEpubResourcesBaseUrl = (bookId: string): string =>
  toAbsoluteServerUrl(getGetBookResourceUrl(bookId, ''))

const resourceFolderPattern = /\/api\/v1\/books\/[^/]+\/resource\//

/**
 * Splits the URL of a file in an EPUB into the path in the EPUB and the fragment (after `#`). Both are decoded. Returns
 * undefined for other URLs.
 */
export function parseEpubResourceHref(href: string | undefined): { path: string; fragment: string } | undefined {
  const folder = href === undefined ? null : resourceFolderPattern.exec(href)
  if (href === undefined || !folder) return undefined
  const address = href.slice(folder.index + folder[0].length)
  const [path = ''] = address.split(/[?#]/, 1)
  const hash = address.indexOf('#')
  return { path: decodeUriSafely(path), fragment: hash < 0 ? '' : decodeUriSafely(address.slice(hash + 1)) }
}

/** Percent-encodes a path in an EPUB, except for the slashes. First applies {@link removePathTraversal} to the path. */
export const encodeEpubResourcePath = (path: string): string =>
  removePathTraversal(path).split('/').map(encodeURIComponent).join('/')

/**
 * Resolves dot segments and removes empty segments of a path in an EPUB. Backslashes separate segments, too. Removes
 * segments that contain an encoded slash, backslash or null character. Returns an empty path if the path leads out of
 * the book.
 */
export function removePathTraversal(path: string): string {
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
