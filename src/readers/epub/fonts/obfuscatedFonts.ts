import { sha1 } from '@noble/hashes/legacy.js'
import { bookText } from '../files/chapterFiles'
import type { Publication } from '../publication'
import { chapterLimits } from '../sanitize/chapterLimits'

/** How files of fonts begin: TrueType, OpenType, those of Apple, collections, and both kinds for the web. */
const beginnings = ['\0\u0001\0\0', 'OTTO', 'true', 'ttcf', 'wOFF', 'wOF2']

export const isFont = (bytes: Uint8Array): boolean => beginnings.includes(String.fromCharCode(...bytes.subarray(0, 4)))

/**
 * A font whose beginning was mixed with the name of its book, as publishers are told to do by those who make fonts. The
 * list of such files (META-INF/encryption.xml) is not handed out by the server: how a font begins tells.
 * @param names  the unique identifier of the book, or what may be it
 * @returns undefined where it is a font as it is, or no name makes it one
 */
export function deobfuscateFont(bytes: Uint8Array<ArrayBuffer>, names: readonly string[]) {
  if (isFont(bytes)) return undefined
  for (const { key, length } of names.flatMap(keysOf)) {
    const plain = bytes.map((byte, at) => (at < length ? byte ^ (key[at % key.length] ?? 0) : byte))
    if (isFont(plain)) return plain
  }
  return undefined
}

/** What a name mixes with, and how far: by the rule of EPUB (IDPF), and where it is a UUID by Adobe's too. */
function keysOf(name: string): { key: Uint8Array; length: number }[] {
  const digits = name.replace(/^urn:uuid:|-/gi, '')
  const pairs = /^[0-9a-f]{32}$/i.test(digits) ? digits.match(/../g) : undefined
  const adobe = pairs && { key: Uint8Array.from(pairs, pair => Number.parseInt(pair, 16)), length: 1024 }
  return [{ key: sha1(new TextEncoder().encode(name)), length: 1040 }, ...(adobe ? [adobe] : [])]
}

/** The unique identifier stands in the package, which is not handed out; old lists of contents repeat it. */
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
