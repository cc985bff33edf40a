import { confinedPath, decodePath } from '../../../api/urls/resources'

/**
 * The path that an address in a file of a book leads to, inside the book. Dot segments never lead out of it.
 * @param address  relative to the file; whatever begins at the root of the server is none of the book
 * @param from     path of the file that holds the address
 * @returns undefined for any other address, and for the file itself
 */
export function pathInBook(address: string, from: string): { path: string; fragment: string } | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before and behind an address
  const plain = address.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
  const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(plain) ?? []
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || /^[/\\]/.test(path) || path === '') return undefined
  const folder = from.split('/').slice(0, -1)
  const found = confinedPath([...folder, ...path.split('/').map(decodePath)].join('/'))
  return found === '' ? undefined : { path: found, fragment: decodePath(fragment) }
}
