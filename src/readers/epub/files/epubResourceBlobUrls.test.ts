// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { EpubResourceBlobUrls } from './epubResourceBlobUrls'

const font = Uint8Array.from({ length: 1_500 }, (_, at) => 'OTTO'.charCodeAt(at) || at % 251)
const key = createHash('sha1').update('urn:x:1').digest()
const obfuscatedFont = font.map((byte, at) => (at < 1_040 ? byte ^ (key[at % key.length] ?? 0) : byte))

/**
 * Decodes an obfuscated font of a book whose only identifier is `identifier`. The book has no NCX file, which could
 * contain a second identifier.
 */
async function decode(bytes: Uint8Array<ArrayBuffer>, identifier: string) {
  const onUnreadableFont = vi.fn()
  const decoded = await new EpubResourceBlobUrls('B', { identifier, ncxPath: '' }, onUnreadableFont).decodeFont(bytes)
  return { bytes: new Uint8Array(decoded), isReported: onUnreadableFont.mock.calls.length > 0 }
}

test('reports an obfuscated font that the identifier of the book does not decode', async () => {
  expect(await decode(obfuscatedFont, 'urn:isbn:2')).toEqual({ bytes: obfuscatedFont, isReported: true })
  expect(await decode(obfuscatedFont, '')).toEqual({ bytes: obfuscatedFont, isReported: true })
})

test('decodes an obfuscated font with the identifier of the package document', async () => {
  expect(await decode(obfuscatedFont, 'urn:x:1')).toEqual({ bytes: font, isReported: false })
  expect(await decode(font, 'urn:isbn:2')).toEqual({ bytes: font, isReported: false })
})
