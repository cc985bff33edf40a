/** Number of bytes at the start of a file that are searched for the image size. */
const HEAD_BYTES = 65_536

/**
 * Reads the number of pixels of an image from its header (PNG, GIF, BMP, JPEG, WebP, AVIF).
 * @returns 0 for other files
 */
export async function readImagePixelCount(file: Blob): Promise<number> {
  if (file.size < 24 || typeof file.arrayBuffer !== 'function') return 0
  return countPixelsFromImageHeader(new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer()))
}

/** Returns the number of pixels in the header of an image file; 0 for an unknown header. */
export function countPixelsFromImageHeader(head: DataView): number {
  if (head.byteLength < 24) return 0
  const signature = head.getUint32(0)
  if (signature === 0x89504e47) return head.getUint32(16) * head.getUint32(20)
  if (signature === 0x47494638) return head.getUint16(6, true) * head.getUint16(8, true)
  if (signature >>> 16 === 0x424d)
    return Math.abs(head.getInt32(18, true) * (head.byteLength > 25 ? head.getInt32(22, true) : 1))
  if (signature === 0x52494646 && head.byteLength >= 30) return countWebpPixels(head)
  if (head.getUint32(4) === 0x66747970) return countAvifPixels(head)
  return signature >>> 16 === 0xffd8 ? countJpegPixels(head) : 0
}

function countJpegPixels(head: DataView): number {
  let offset = 2
  while (offset + 9 < head.byteLength && head.getUint8(offset) === 0xff) {
    const marker = head.getUint8(offset + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return head.getUint16(offset + 5) * head.getUint16(offset + 7)
    offset += 2 + Math.max(2, head.getUint16(offset + 2))
  }
  return 0
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

/** Returns the pixels of the largest image in an AVIF file (`ispe` boxes). */
function countAvifPixels(head: DataView): number {
  let pixels = 0
  for (let offset = 8; offset + 16 <= head.byteLength; offset++)
    if (head.getUint32(offset) === 0x69737065)
      pixels = Math.max(pixels, head.getUint32(offset + 8) * head.getUint32(offset + 12))
  return pixels
}
