/** Bytes of a file in which its size is looked for. */
const HEAD_BYTES = 65_536

/**
 * The number of pixels that a picture takes when it is decoded, by what its header says.
 * @returns 0 where the file says no size: drawings, other files
 */
export async function pixelsOf(file: Blob): Promise<number> {
  if (file.size < 24 || typeof file.arrayBuffer !== 'function') return 0
  return pixelsIn(new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer()))
}

/** The same of the first bytes of a file. */
export function pixelsIn(head: DataView): number {
  if (head.byteLength < 24) return 0
  const sign = head.getUint32(0)
  if (sign === 0x89504e47) return head.getUint32(16) * head.getUint32(20)
  if (sign === 0x47494638) return head.getUint16(6, true) * head.getUint16(8, true)
  if (sign >>> 16 === 0x424d)
    return Math.abs(head.getInt32(18, true) * (head.byteLength > 25 ? head.getInt32(22, true) : 1))
  return sign >>> 16 === 0xffd8 ? pixelsOfJpeg(head) : 0
}

function pixelsOfJpeg(head: DataView): number {
  let at = 2
  while (at + 9 < head.byteLength && head.getUint8(at) === 0xff) {
    const marker = head.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return head.getUint16(at + 5) * head.getUint16(at + 7)
    at += 2 + Math.max(2, head.getUint16(at + 2))
  }
  return 0
}
