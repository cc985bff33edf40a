import { sha1 } from '@noble/hashes/legacy.js'
import { findExceededMarkupLimit } from '../../../components/content/findExceededMarkupLimit'
import { replaceCostlyTags } from '../../../components/content/replaceCostlyTags'
import type { EpubPublication } from '../epubPublication'
import { fetchEpubTextResource } from '../files/fetchEpubResource'
import { chapterLimits } from '../sanitize/chapterLimits'

/**
 * First four bytes of font files, in the formats TrueType, OpenType, Apple TrueType, font collection, WOFF and WOFF 2.
 */
const fontSignatures = ['\0\u0001\0\0', 'OTTO', 'true', 'ttcf', 'wOFF', 'wOF2']

export const hasFontSignature = (bytes: Uint8Array): boolean =>
  fontSignatures.includes(String.fromCharCode(...bytes.subarray(0, 4)))

/**
 * Reverses the obfuscation of a font (EPUB 3 or Adobe). The key is computed from an identifier of the book.
 * @param identifiers  possible identifiers of the book
 * @returns undefined when the font is not obfuscated, or when no identifier produces the correct key
 */
export function deobfuscateFont(bytes: Uint8Array<ArrayBuffer>, identifiers: readonly string[]) {
  if (hasFontSignature(bytes)) return undefined
  for (const { key, length } of identifiers.flatMap(obfuscationKeys)) {
    const deobfuscated = bytes.map((byte, index) => (index < length ? byte ^ (key[index % key.length] ?? 0) : byte))
    if (hasFontSignature(deobfuscated)) return deobfuscated
  }
  return undefined
}

/**
 * Computes the keys with which fonts of a book may be obfuscated. Each identifier gives a key of the IDPF algorithm. A
 * UUID also gives a key of the Adobe algorithm. Only the first `length` bytes of a font are obfuscated.
 */
function obfuscationKeys(name: string): { key: Uint8Array; length: number }[] {
  const hexDigits = name.replace(/^urn:uuid:|-/gi, '')
  const hexPairs = /^[0-9a-f]{32}$/i.test(hexDigits) ? hexDigits.match(/../g) : undefined
  const adobe = hexPairs && { key: Uint8Array.from(hexPairs, pair => Number.parseInt(pair, 16)), length: 1024 }
  return [{ key: sha1(new TextEncoder().encode(name)), length: 1040 }, ...(adobe ? [adobe] : [])]
}

/** Returns the possible identifiers of a book, from the manifest and from the EPUB 2 table of contents (NCX). */
export async function fetchEpubIdentifiers(
  bookId: string,
  { identifier, ncxPath }: Pick<EpubPublication, 'identifier' | 'ncxPath'>,
): Promise<string[]> {
  const text = ncxPath ? await fetchEpubTextResource(bookId, ncxPath, chapterLimits.maxStyleSheetBytes) : ''
  const isParsed = text !== '' && findExceededMarkupLimit(text) === undefined
  const ncx = new DOMParser().parseFromString(isParsed ? replaceCostlyTags(text) : '<none/>', 'text/xml')
  const ncxIdentifier = ncx.querySelector('meta[name="dtb:uid"]')?.getAttribute('content') ?? ''
  const identifiers = [ncxIdentifier, identifier].map(name => name.replace(/\s/g, '')).filter(Boolean)
  return [...new Set(identifiers.flatMap(name => [name, name.replace(/^urn:(uuid|isbn):/i, ''), `urn:uuid:${name}`]))]
}
