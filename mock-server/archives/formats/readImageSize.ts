import { getOwnProperty } from '../../state/getOwnProperty'

export type ImageSize = { width: number; height: number }

/** Media types of images in the ISO base media file format, by the major brand of the file. */
const MEDIA_TYPES_BY_BRAND: Record<string, string> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  heix: 'image/heic',
  hevc: 'image/heic-sequence',
  hevx: 'image/heic-sequence',
  mif1: 'image/heif',
  msf1: 'image/heif-sequence',
}

/** Detects the media type of an image by its first bytes. Returns undefined for other data. */
export function detectImageMediaType(data: Buffer): string | undefined {
  if (data.length < 12) return undefined
  if (data[0] === 0xff && data[1] === 0xd8 && data[2] === 0xff) return 'image/jpeg'
  if (data.readUInt32BE(0) === 0x89504e47) return 'image/png'
  const text = data.toString('latin1', 0, 12)
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp'
  if (text.startsWith('BM') && hasBmpHeader(data)) return 'image/bmp'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'image/tiff'
  if (text.slice(4, 8) === 'ftyp') return getOwnProperty(MEDIA_TYPES_BY_BRAND, text.slice(8))
  if (data.readUInt16BE(0) === 0xff0a || text === '\0\0\0\x0cJXL \r\n\x87\n') return 'image/jxl'
  return undefined
}

const BMP_BITS_PER_PIXEL = [0, 1, 4, 8, 16, 24, 32]

/**
 * Returns whether the number of color planes and the bits per pixel are valid for a BMP, because texts can begin with
 * "BM", too. Source of the rule: the media type definitions of Apache Tika, which the server uses.
 */
const hasBmpHeader = (data: Buffer): boolean =>
  data.length >= 30 && data.readUInt16LE(26) === 1 && BMP_BITS_PER_PIXEL.includes(data.readUInt16LE(28))

/**
 * Reads the dimensions from the first bytes of an image. Returns undefined for an unsupported format or truncated data.
 */
export function readImageSize(data: Buffer): ImageSize | undefined {
  try {
    switch (detectImageMediaType(data)) {
      case 'image/jpeg':
        return readJpegSize(data)
      case 'image/png':
        return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
      case 'image/gif':
        return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) }
      case 'image/webp':
        return readWebpSize(data)
      case 'image/bmp':
        return { width: Math.abs(data.readInt32LE(18)), height: Math.abs(data.readInt32LE(22)) }
      case 'image/tiff':
        return readTiffSize(data)
      case 'image/avif':
      case 'image/heic':
      case 'image/heic-sequence':
      case 'image/heif':
      case 'image/heif-sequence':
        return readIsobmffSize(data)
      default:
        return undefined
    }
  } catch {
    return undefined
  }
}

function readJpegSize(data: Buffer): ImageSize | undefined {
  for (let offset = 2; offset + 9 <= data.length; ) {
    if (data[offset] !== 0xff) return undefined
    const marker = data.readUInt8(offset + 1)
    if (marker === 0xff) {
      offset += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { height: data.readUInt16BE(offset + 5), width: data.readUInt16BE(offset + 7) }
    offset += 2 + data.readUInt16BE(offset + 2)
  }
  return undefined
}

function readWebpSize(data: Buffer): ImageSize | undefined {
  const kind = data.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: 1 + data.readUIntLE(24, 3), height: 1 + data.readUIntLE(27, 3) }
  if (kind === 'VP8 ') return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = data.readUInt32LE(21)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

const TIFF_WIDTH_TAG = 256
const TIFF_HEIGHT_TAG = 257

/**
 * Reads the width and height of the first image in a TIFF file. The file stores the width and height in tags of 12
 * bytes each.
 */
function readTiffSize(data: Buffer): ImageSize | undefined {
  const isLittle = data[0] === 0x49
  const short = (offset: number) => (isLittle ? data.readUInt16LE(offset) : data.readUInt16BE(offset))
  const long = (offset: number) => (isLittle ? data.readUInt32LE(offset) : data.readUInt32BE(offset))
  const start = long(4)
  const tags = new Map<number, number>()
  for (let i = 0; i < short(start); i++) {
    const offset = start + 2 + 12 * i
    tags.set(short(offset), short(offset + 2) === 3 ? short(offset + 8) : long(offset + 8))
  }
  const width = tags.get(TIFF_WIDTH_TAG)
  const height = tags.get(TIFF_HEIGHT_TAG)
  return width && height ? { width, height } : undefined
}

function readIsobmffSize(data: Buffer): ImageSize | undefined {
  const offset = data.indexOf('ispe')
  return offset < 0 ? undefined : { width: data.readUInt32BE(offset + 8), height: data.readUInt32BE(offset + 12) }
}
