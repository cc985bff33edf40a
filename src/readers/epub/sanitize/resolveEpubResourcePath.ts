import { decodeUriSafely, removePathTraversal } from '../../../api/urls/epubResourceUrls'

/**
 * Maximum length of a URL, and of the path of a book file, in characters. File systems and servers reject longer paths.
 */
const MAX_PATH_CHARS = 4_096

/**
 * Resolves a relative URL in a book file. The resulting path is always inside the book.
 * @param address relative URL. Absolute paths are rejected.
 * @param from path of the file that contains the URL
 * @returns the path and fragment in the book. Undefined for an absolute URL or path, for a URL without a path, and if
 *   the URL or `from` has more than 4,096 characters.
 */
export function resolveEpubResourcePath(address: string, from: string): { path: string; fragment: string } | undefined {
  if (address.length > MAX_PATH_CHARS || from.length > MAX_PATH_CHARS) return undefined
  const normalized = normalizeAddress(address)
  const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(normalized) ?? []
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || /^[/\\]/.test(path) || path === '') return undefined
  const folder = from.split('/').slice(0, -1)
  const confined = removePathTraversal([...folder, ...path.split('/').map(decodeUriSafely)].join('/'))
  return confined === '' ? undefined : { path: confined, fragment: decodeUriSafely(fragment) }
}

/** Removes tabs and line breaks from a URL, and spaces and control characters at both ends, as browsers do. */
export function normalizeAddress(address: string): string {
  const text = address.replace(/[\t\n\r]/g, '')
  let start = 0
  let end = text.length
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1
  return text.slice(start, end)
}
