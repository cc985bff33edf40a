// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { getBookResource } from '../../../generated/publications/publications'
import { EpubResourceBlobUrls } from './epubResourceBlobUrls'

vi.mock('../../../generated/publications/publications')

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

describe('a style sheet that is still loading when the book closes', () => {
  /** Starts to load a style sheet. Returns its promise, a function that delivers its text, and the URLs in use. */
  function startLoading(files: EpubResourceBlobUrls) {
    const urls = new Set<string>()
    URL.createObjectURL = () => {
      urls.add(`blob:${urls.size}`)
      return `blob:${urls.size - 1}`
    }
    URL.revokeObjectURL = url => void urls.delete(url)
    let deliver = () => {}
    const response = new Promise<string>(resolve => {
      deliver = () => resolve('p { margin: 0 }')
    })
    vi.mocked(getBookResource).mockReturnValueOnce(response as never)
    const loading = files.styleSheetUrl('style.css').catch(() => undefined)
    return { urls, loading, deliver }
  }

  test('gets no URL', async () => {
    const files = new EpubResourceBlobUrls('B')
    const { urls, loading, deliver } = startLoading(files)
    files.close()
    deliver()
    await loading
    expect(urls.size).toBe(0)
  })

  test('gets a URL that the next close revokes, if the store is opened again', async () => {
    const files = new EpubResourceBlobUrls('B')
    files.open()()
    const close = files.open()
    const { urls, loading, deliver } = startLoading(files)
    deliver()
    expect(await loading).toBe('blob:0')
    close()
    expect(urls.size).toBe(0)
  })
})
