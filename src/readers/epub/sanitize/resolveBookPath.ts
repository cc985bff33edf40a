import { decodeUriSafely, sanitizeEpubResourcePath } from '../../../api/urls/epubResourceUrls'

/**
 * Resolves a relative URL in a file of a book. Dot segments end at the root of the book, where absolute paths begin.
 * @param address  relative URL; URLs with a scheme or host are rejected
 * @param from     path of the file that contains the URL
 * @returns the path and fragment in the book; undefined for other URLs and for fragments of the file itself
 */
export function resolveBookPath(address: string, from: string): { path: string; fragment: string } | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them around a URL
  const normalized = address.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
  const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(normalized) ?? []
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || /^(\/[/\\]|\\)/.test(path) || path === '') return undefined
  const folder = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  const segments: string[] = []
  for (const segment of [...folder, ...path.split('/')]) {
    if (segment === '..') segments.pop()
    else segments.push(decodeUriSafely(segment))
  }
  const confined = sanitizeEpubResourcePath(segments.join('/'))
  return confined === '' ? undefined : { path: confined, fragment: decodeUriSafely(fragment) }
}
