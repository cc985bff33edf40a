import { sha1 } from '@noble/hashes/legacy.js'
import { bookText } from '../files/chapterFiles'
import type { Publication } from '../publication'
import { chapterLimits } from '../sanitize/chapterLimits'

/** First four bytes of font files: TrueType, OpenType, Apple TrueType, collection, WOFF, WOFF 2. */
const beginnings = ['\0\u0001\0\0', 'OTTO', 'true', 'ttcf', 'wOFF', 'wOF2']

export const isFont = (bytes: Uint8Array): boolean => beginnings.includes(String.fromCharCode(...bytes.subarray(0, 4)))

/**
 * Reverses font obfuscation (EPUB 3, or Adobe), which combines the start of the file with a key from the identifier of
 * the book. The server does not serve the list of obfuscated files (META-INF/encryption.xml), so the file
 * signature decides.
 * @param names  possible unique identifiers of the book
 * @returns undefined when the font is not obfuscated or no identifier matches
 */
export function deobfuscateFont(bytes: Uint8Array<ArrayBuffer>, names: readonly string[]) {
  if (isFont(bytes)) return undefined
  for (const { key, length } of names.flatMap(keysOf)) {
    const plain = bytes.map((byte, at) => (at < length ? byte ^ (key[at % key.length] ?? 0) : byte))
    if (isFont(plain)) return plain
  }
  return undefined
}

/**
 * Returns the keys of an identifier and the number of bytes they apply to: of the IDPF algorithm and, for a UUID, of
 * Adobe's.
 */
function keysOf(name: string): { key: Uint8Array; length: number }[] {
  const digits = name.replace(/^urn:uuid:|-/gi, '')
  const pairs = /^[0-9a-f]{32}$/i.test(digits) ? digits.match(/../g) : undefined
  const adobe = pairs && { key: Uint8Array.from(pairs, pair => Number.parseInt(pair, 16)), length: 1024 }
  return [{ key: sha1(new TextEncoder().encode(name)), length: 1040 }, ...(adobe ? [adobe] : [])]
}

/**
 * Returns possible unique identifiers of a book. The server does not serve the package document, but the EPUB 2 table
 * of contents (NCX) repeats the identifier.
 */
export async function namesOf(
  bookId: string,
  { identifier, oldContents }: Pick<Publication, 'identifier' | 'oldContents'>,
): Promise<string[]> {
  const text = oldContents ? await bookText(bookId, oldContents, chapterLimits.maxStyleSheetBytes) : ''
  const contents = new DOMParser().parseFromString(text || '<none/>', 'text/xml')
  const repeated = contents.querySelector('meta[name="dtb:uid"]')?.getAttribute('content') ?? ''
  const names = [repeated, identifier].map(name => name.replace(/\s/g, '')).filter(Boolean)
  return [...new Set(names.flatMap(name => [name, name.replace(/^urn:(uuid|isbn):/i, ''), `urn:uuid:${name}`]))]
}
