import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate'
import { expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { readFilesOfTruncatedArchive } from './readFilesOfTruncatedArchive'

const MAX_BYTES = 1_000_000

/** Creates bytes that cannot be compressed. */
function noise(size: number): Uint8Array {
  let state = 1
  return Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 24
  })
}

/** Writes an archive as a stream. In a streamed archive, a data descriptor after each file contains the file size. */
function writeStreamedArchive(files: Readonly<Record<string, Uint8Array>>, isCompressed: boolean): Uint8Array {
  const chunks: number[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(...chunk)
  })
  for (const [name, bytes] of Object.entries(files)) {
    const file = isCompressed ? new ZipDeflate(name) : new ZipPassThrough(name)
    zip.add(file)
    file.push(bytes, true)
  }
  zip.end()
  return Uint8Array.from(chunks)
}

const arbitraryFiles = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.uint8Array({ maxLength: 40_000 }), {
  minKeys: 1,
  maxKeys: 5,
  noNullPrototype: true,
})

test.prop([arbitraryFiles, fc.constantFrom('sized', 'streamed'), fc.double({ min: 0, max: 1, noNaN: true })])(
  'returns no file that differs from the file in the archive, and all files if the archive is whole',
  (files, kind, part) => {
    const archive = kind === 'sized' ? zipSync(files) : writeStreamedArchive(files, true)
    const names = Object.keys(files)
    const beginning = readFilesOfTruncatedArchive(archive.subarray(0, archive.length * part), names, MAX_BYTES)
    for (const [name, bytes] of beginning) expect(bytes).toEqual(files[name])
    expect(new Map(readFilesOfTruncatedArchive(archive, names, MAX_BYTES))).toEqual(new Map(Object.entries(files)))
  },
)

test.each([
  ['compressed files', (files: Record<string, Uint8Array>) => zipSync(files)],
  ['files without compression', (files: Record<string, Uint8Array>) => zipSync(files, { level: 0 })],
  ['compressed files with data descriptors', (files: Record<string, Uint8Array>) => writeStreamedArchive(files, true)],
])('reads %s before the place where the archive is cut', (_, write) => {
  const text = strToU8('<package/>'.repeat(9_000))
  const archive = write({ mimetype: strToU8('a'), 'book.opf': text, 'image.jpg': noise(50_000), last: strToU8('b') })
  const files = readFilesOfTruncatedArchive(archive.subarray(0, -2_000), ['last', 'image.jpg', 'book.opf'], MAX_BYTES)
  expect([...files]).toEqual([['book.opf', text]])
})

test('ignores files above the size limit, also if the archive states a smaller size', () => {
  const bytes = (size: number) => new Uint8Array(size)
  const archive = zipSync({ small: bytes(5_000), large: bytes(5_001), last: bytes(1) })
  const view = new DataView(archive.buffer, archive.byteOffset)
  const statedSizeAt = (name: string) => Buffer.from(archive).indexOf(name) - 8
  expect(view.getUint32(statedSizeAt('large'), true)).toBe(5_001)
  view.setUint32(statedSizeAt('large'), 10, true)
  expect([...readFilesOfTruncatedArchive(archive, ['small', 'large', 'last'], 5_000).keys()]).toEqual(['small', 'last'])
})

test('returns nothing for other files, and the first of several files with the same path', () => {
  expect(readFilesOfTruncatedArchive(noise(100_000), ['book.opf'], MAX_BYTES).size).toBe(0)
  const first = zipSync({ 'book.opf': strToU8('first') })
  const both = Uint8Array.from([...first, ...zipSync({ 'book.opf': strToU8('second') })])
  expect(readFilesOfTruncatedArchive(both, ['book.opf'], MAX_BYTES).get('book.opf')).toEqual(strToU8('first'))
})
