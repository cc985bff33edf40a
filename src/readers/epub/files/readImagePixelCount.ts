import { parseDataUrl } from './parseDataUrl'

/** Number of bytes at the start of an image file. The image size is usually in these bytes. */
const HEAD_BYTES = 65_536

/**
 * Returns the number of pixels of an image. Reads the number from the header of a PNG, GIF, BMP, JPEG, WebP, AVIF or
 * HEIF file.
 * @returns 0 for other files, and for files that are too short for a header. Infinity for a JPEG, AVIF or HEIF file
 *   that contains no size.
 */
export async function readImagePixelCount(file: Blob): Promise<number> {
  if (file.size < 24 || typeof file.arrayBuffer !== 'function') return 0
  const pixels = countPixelsFromImageHeader(new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  // If the file has long metadata before the image size, the first bytes do not contain the size. In this case, reads
  // the whole file.
  return Number.isFinite(pixels) || file.size <= HEAD_BYTES
    ? pixels
    : countPixelsFromImageHeader(new DataView(await file.arrayBuffer()))
}

/** Returns the number of pixels of an image in a `data:` URL. Returns Infinity if the URL cannot be decoded. */
export function countPixelsOfDataUrl(address: string): number {
  try {
    const { isBase64 = false, content = '' } = parseDataUrl(address) ?? {}
    const text = decodeURIComponent(content)
    const bytes = Uint8Array.from(isBase64 ? atob(text) : text, byte => byte.charCodeAt(0))
    return countPixelsFromImageHeader(new DataView(bytes.buffer))
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/**
 * Returns the number of pixels according to the header of an image file. Returns 0 for an unknown file format, and for
 * fewer than 24 bytes. Returns Infinity if the given bytes of a JPEG, AVIF or HEIF file contain no size.
 */
export function countPixelsFromImageHeader(head: DataView): number {
  if (head.byteLength < 24) return 0
  const signature = head.getUint32(0)
  if (signature === 0x89504e47) return head.getUint32(16) * head.getUint32(20)
  if (signature === 0x47494638) return head.getUint16(6, true) * head.getUint16(8, true)
  if (signature >>> 16 === 0x424d)
    return Math.abs(head.getInt32(18, true) * (head.byteLength > 25 ? head.getInt32(22, true) : 1))
  if (signature === 0x52494646 && head.byteLength >= 30) return countWebpPixels(head)
  if (head.getUint32(4) === 0x66747970) return isPictureBrand(head) ? countAvifPixels(head) : 0
  return signature >>> 16 === 0xffd8 ? countJpegPixels(head) : 0
}

function countJpegPixels(head: DataView): number {
  let offset = 2
  while (offset + 9 < head.byteLength) {
    const marker = head.getUint8(offset + 1)
    // Skips padding bytes between the segments of a JPEG file, as image decoders do.
    if (head.getUint8(offset) !== 0xff || marker === 0xff || marker === 0) {
      offset += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return head.getUint16(offset + 5) * head.getUint16(offset + 7)
    const hasLength = marker !== 0x01 && (marker < 0xd0 || marker > 0xd8)
    offset += hasLength ? 2 + Math.max(2, head.getUint16(offset + 2)) : 2
  }
  return Number.POSITIVE_INFINITY
}

function countWebpPixels(head: DataView): number {
  const size24 = (offset: number) => 1 + (head.getUint16(offset, true) | (head.getUint8(offset + 2) << 16))
  const format = head.getUint32(12)
  if (format === 0x56503858) return size24(24) * size24(27)
  if (format === 0x5650384c) {
    const bits = head.getUint32(21, true)
    return (1 + (bits & 0x3fff)) * (1 + ((bits >>> 14) & 0x3fff))
  }
  return (head.getUint16(26, true) & 0x3fff) * (head.getUint16(28, true) & 0x3fff)
}

/** Whether a file in the MP4 container format is an image and not a video. */
const isPictureBrand = (head: DataView): boolean =>
  /^(avi[fs]|mi[fa]|msf|hei|hev)/.test(String.fromCharCode(...[8, 9, 10, 11].map(offset => head.getUint8(offset))))

/**
 * Returns the number of pixels of an AVIF or HEIF file. Searches all `ispe` boxes (images) and `av01` boxes (video
 * frames) for the largest size. Returns Infinity if the given bytes contain no such box.
 */
function countAvifPixels(head: DataView): number {
  let pixels = 0
  for (let offset = 8; offset + 16 <= head.byteLength; offset++) {
    const type = head.getUint32(offset)
    if (type === 0x69737065) pixels = Math.max(pixels, head.getUint32(offset + 8) * head.getUint32(offset + 12))
    else if (type === 0x61763031 && offset + 32 <= head.byteLength)
      pixels = Math.max(pixels, head.getUint16(offset + 28) * head.getUint16(offset + 30))
  }
  return pixels || Number.POSITIVE_INFINITY
}
