import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { countPixelsFromImageHeader, countPixelsOfDataUrl, readImagePixelCount } from './readImagePixelCount'

const size16 = fc.integer({ min: 1, max: 65_535 })
const bytesOf16 = (value: number) => [value >> 8, value & 255]
const bytesOf32 = (value: number) => [...bytesOf16(Math.floor(value / 65_536)), ...bytesOf16(value % 65_536)]
const lettersOf = (text: string) => [...text].map(letter => letter.charCodeAt(0))
const viewOf = (bytes: readonly number[]) => new DataView(Uint8Array.from(bytes).buffer)

const jpegOf = (width: number, height: number, metadataBytes: number) => [
  ...[0xff, 0xd8, 0xff, 0xe1, ...bytesOf16(metadataBytes + 2), ...Array<number>(metadataBytes).fill(7)],
  ...[0xff, 0xc0, 0, 17, 8, ...bytesOf16(height), ...bytesOf16(width), 3, ...Array<number>(16).fill(1)],
]
const avifOf = (boxes: readonly (readonly [number, number])[]) => [
  ...[0, 0, 0, 24, ...lettersOf('ftypavif'), ...Array<number>(12).fill(0)],
  ...boxes.flatMap(([width, height]) => [
    0,
    0,
    0,
    20,
    ...lettersOf('ispe'),
    0,
    0,
    0,
    0,
    ...bytesOf32(width),
    ...bytesOf32(height),
  ]),
]
const pngOf = (width: number, height: number) => [
  ...[0x89, ...lettersOf('PNG'), 13, 10, 26, 10, 0, 0, 0, 13, ...lettersOf('IHDR')],
  ...[...bytesOf32(width), ...bytesOf32(height), 8, 6, 0, 0, 0],
]

describe('number of pixels in the header of an image', () => {
  test.prop([size16, size16, fc.integer({ min: 0, max: 3_000 })])(
    'of a JPEG is found after the metadata',
    (width, height, metadata) => {
      expect(countPixelsFromImageHeader(viewOf(jpegOf(width, height, metadata)))).toBe(width * height)
    },
  )

  test.prop([fc.array(fc.tuple(size16, size16), { minLength: 1, maxLength: 5 })])(
    'of an AVIF is the size of its largest image',
    boxes => {
      const largest = Math.max(...boxes.map(([width, height]) => width * height))
      expect(countPixelsFromImageHeader(viewOf(avifOf(boxes)))).toBe(largest)
    },
  )

  test('is infinite for a JPEG or AVIF that states no size, and 0 for other files', () => {
    const filler = Array<number>(40).fill(1)
    expect(countPixelsFromImageHeader(viewOf([0xff, 0xd8, ...filler]))).toBe(Number.POSITIVE_INFINITY)
    expect(countPixelsFromImageHeader(viewOf([0, 0, 0, 24, ...lettersOf('ftypavif'), ...filler]))).toBe(
      Number.POSITIVE_INFINITY,
    )
    expect(countPixelsFromImageHeader(viewOf([0, 0, 0, 24, ...lettersOf('ftypisom'), ...filler]))).toBe(0)
    expect(countPixelsFromImageHeader(viewOf([137]))).toBe(0)
  })

  test.prop([
    fc.uint8Array({ maxLength: 400 }),
    fc.constantFrom([], [0xff, 0xd8], [0x89, 0x50, 0x4e, 0x47], lettersOf('RIFF')),
  ])('is a valid number of at least 0, for any bytes', (bytes, start) => {
    expect(countPixelsFromImageHeader(viewOf([...start, ...bytes]))).toBeGreaterThanOrEqual(0)
  })

  test('after 70,000 bytes of metadata is found in the whole file', async () => {
    const part = (bytes: number) => [0xff, 0xe1, ...bytesOf16(bytes + 2), ...Array<number>(bytes).fill(7)]
    const [head, tail] = [[0xff, 0xd8, ...part(40_000), ...part(40_000)], jpegOf(300, 200, 9).slice(2)]
    expect(await readImagePixelCount(new Blob([Uint8Array.from([...head, ...tail])]))).toBe(60_000)
  })
})

describe('number of pixels of a data URL', () => {
  test.prop([size16, size16])('is read from base64 text, including percent escapes', (width, height) => {
    const base64 = btoa(String.fromCharCode(...pngOf(width, height)))
    expect(countPixelsOfDataUrl(`data:image/png;base64,${base64}`)).toBe(width * height)
    expect(countPixelsOfDataUrl(`data:image/png;charset=x;BASE64,${encodeURIComponent(base64)}`)).toBe(width * height)
  })

  test.each(['data:image/png;base64,&&&', 'data:image/png;base64,%E0%A4%A'])('%s is infinite', address => {
    expect(countPixelsOfDataUrl(address)).toBe(Number.POSITIVE_INFINITY)
  })
})
