import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  BMP_HEADER_16X32,
  PNG_HEADER_16X32,
  saveTempEpub,
  saveTempFile,
  saveTempZip,
} from '../../tests/harness/content/saveTempFiles'
import { compareNaturally } from './compareNaturally'
import { detectFileMediaType, detectZipEntryMediaType } from './detectMediaType'
import { readImageSize } from './formats/readImageSize'
import { toFileUrl } from './toFileUrl'
import { InvalidZipError, ZipFile } from './zip/zipFile'

describe('zip files', () => {
  it('reads complete and partial entries from disk', () => {
    const file = ZipFile.open(saveTempZip('plain.cbz', { 'a.txt': 'hello '.repeat(4000), 'b/é.txt': 'x' }))
    expect(file.entries.map(entry => entry.name)).toEqual(['a.txt', 'b/é.txt'])
    const first = file.entries[0]
    expect(first && file.read(first, 24000).length).toBe(24000)
    expect(first && file.readStart(first, 12).toString()).toBe('hello hello ')
  })

  it('rejects a truncated file', () => {
    const bytes = zipSync({ 'a.txt': strToU8('some text') })
    expect(() => ZipFile.open(saveTempFile('cut.cbz', bytes.subarray(0, bytes.length / 2)))).toThrow(InvalidZipError)
  })
})

describe('media type detection', () => {
  it('depend on the content', () => {
    expect(detectFileMediaType(saveTempEpub('kind.cbz'))).toBe('application/epub+zip')
    expect(detectFileMediaType(saveTempZip('kind2.epub', { a: 'b' }))).toBe('application/zip')
    expect(detectFileMediaType(saveTempFile('kind.cbr', strToU8('just text')))).toBe('text/plain')
    expect(detectFileMediaType(saveTempFile('empty.cbz', new Uint8Array()))).toBe('application/octet-stream')
  })

  it('detects SVG as an image, other XML as XML, and ignores the extension .svg', () => {
    const kindOf = (text: string) => detectZipEntryMediaType(Buffer.from(text), 'a.svg')
    const svg = '<svg width="2" xmlns="http://www.w3.org/2000/svg"/>'
    expect(kindOf(`<?xml version="1.0"?><!-- <a> --><!DOCTYPE svg>${svg}`)).toBe('image/svg+xml')
    expect(kindOf('<?xml version="1.0"?><svg/>')).toBe('application/xml')
    expect(kindOf(svg)).toBe('text/plain')
  })

  it.each(['tiff', 'webp', 'gif', 'jpeg', 'avif'] as const)(
    'reads the image size from the first bytes of a file: %s',
    async format => {
      const image = sharp({ create: { width: 20, height: 30, channels: 3, background: 'teal' } })
      expect(readImageSize(await image.toFormat(format).toBuffer())).toEqual({ width: 20, height: 30 })
    },
  )

  it('reads the size of a PNG, and returns undefined for other data', () => {
    expect(readImageSize(PNG_HEADER_16X32)).toEqual({ width: 16, height: 32 })
    expect(readImageSize(Buffer.from('no picture at all'))).toBeUndefined()
  })

  it('detects a BMP by its header, and does not detect a text that begins with BM', () => {
    expect(readImageSize(BMP_HEADER_16X32)).toEqual({ width: 16, height: 32 })
    const text = Buffer.from('BMW built this engine in Munich for decades')
    expect(detectZipEntryMediaType(text, 'engine.txt')).toBe('text/plain')
  })

  it.each([
    ['heix', 'image/heic'],
    ['hevc', 'image/heic-sequence'],
    ['msf1', 'image/heif-sequence'],
  ])('detects a HEIF image of the brand %s', (brand, mediaType) => {
    const start = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`)
    expect(detectZipEntryMediaType(start, 'page.heic')).toBe(mediaType)
  })
})

describe('natural order of names', () => {
  it('compares numbers by value', () => {
    expect(['p10.jpg', 'P2.jpg', 'p1.jpg', 'a/p3.jpg'].sort(compareNaturally)).toEqual([
      'a/p3.jpg',
      'p1.jpg',
      'P2.jpg',
      'p10.jpg',
    ])
    expect(compareNaturally('x 007', 'x 7')).toBe(0)
  })
})

it.each([
  ['/a/B_c-1 (2).cbz', 'file:/a/B_c-1%20(2).cbz'],
  ['/É/[x]#%\n?"~.cbz', 'file:/%C3%89/%5Bx%5D%23%25%0A%3F%22~.cbz'],
  ['/日😀', 'file:/%E6%97%A5%F0%9F%98%80'],
])('converts %j to a file URL', (path, address) => {
  expect(toFileUrl(path)).toBe(address)
})
