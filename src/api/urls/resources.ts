import { getGetBookResourceUrl } from '../../generated/publications/publications'
import { serverUrl } from '../address'

/** The full address under which the files inside an EPUB stand; its manifest's links begin with it. */
export const resourcesUrl = (bookId: string): string => serverUrl(getGetBookResourceUrl(bookId, ''))

const resourcePath = /\/api\/v1\/books\/[^/]+\/resource\/([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/

/** The path inside the EPUB and the fragment of an address of a manifest; undefined for other addresses. */
export function pathOfHref(href: string | undefined): { path: string; fragment: string } | undefined {
  const found = resourcePath.exec(href ?? '')
  if (!found) return undefined
  return { path: decodePath(found[1] ?? ''), fragment: decodePath(found[2] ?? '') }
}

/**
 * A path inside a book with each of its segments percent-encoded. Dot segments and backslashes never lead out of the book, also
 * where a server decodes the path once more.
 */
export const encodePath = (path: string): string => confinedPath(path).split('/').map(encodeURIComponent).join('/')

/** A path inside a book without dot segments, empty segments and backslashes; empty where it leads out of the book. */
export function confinedPath(path: string): string {
  const segments: string[] = []
  for (const segment of path.split(/[/\\]/)) {
    let plain = segment
    for (let times = 0; times < 5 && plain.includes('%'); times++) plain = decodePath(plain)
    if (plain === '..' && segments.pop() === undefined) return ''
    if (plain !== '..' && plain !== '' && plain !== '.' && !/[/\\\0]/.test(plain)) segments.push(segment)
  }
  return segments.join('/')
}

/** A text without its percent-encoding; as it is where that is broken. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
