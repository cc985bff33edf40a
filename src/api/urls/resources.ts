import { getGetBookResourceUrl } from '../../generated/publications/publications'
import { pathSegment } from '../../generated/requestUrl'
import { serverUrl } from '../address'

/** The full address under which the files inside an EPUB stand; its manifest's links begin with it. */
export const resourcesUrl = (bookId: string): string => serverUrl(getGetBookResourceUrl(bookId, ''))

const resourcePath = /\/api\/v1\/books\/[^/]+\/resource\/([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/

/** The path inside the EPUB and the fragment of an address of a manifest; undefined for other addresses. */
export function placeOfHref(href: string | undefined): { path: string; fragment: string } | undefined {
  const found = resourcePath.exec(href ?? '')
  if (!found) return undefined
  return { path: decoded(found[1] ?? ''), fragment: decoded(found[2] ?? '') }
}

/** A path inside an EPUB with each of its segments percent-encoded; it cannot lead out of the EPUB by `..`. */
export const encodedPath = (path: string): string => path.split('/').map(pathSegment).join('/')

/** A text without its percent-encoding; as it is where that is broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
