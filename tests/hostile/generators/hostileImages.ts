import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Creates a PNG image that claims the given size, but contains at most the first row. */
export function createPngWithFalseSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const rows = deflateSync(Buffer.alloc(Math.min(1_000_000, 3 * width + 1)))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** Creates an animated GIF that claims the given size, but contains only a few pixels. */
export function createGifWithFalseSize(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.alloc(13)
  screen.write('GIF89a', 0, 'latin1')
  screen.writeUInt16LE(width, 6)
  screen.writeUInt16LE(height, 8)
  screen.writeUInt8(0x80, 10)
  const colors = Buffer.from('000000ffffff', 'hex')
  const frame = Buffer.from('21f90400000000002c0000000000000000000202440100', 'hex')
  frame.writeUInt16LE(width, 13)
  frame.writeUInt16LE(height, 15)
  return Buffer.concat([screen, colors, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** Creates a WebP header that states the given width and height in pixels. The file contains no image data. */
export function createWebpWithFalseSize(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(56, 4)
  bytes.write('WEBPVP8X', 8, 'latin1')
  bytes.writeUInt32LE(10, 16)
  bytes.writeUInt8(2, 20)
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}

/** Creates an AVIF header that claims the given size. There is no image data. */
export function createAvifWithFalseSize(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(48)
  bytes.writeUInt32BE(24, 0)
  bytes.write('ftypavif', 4, 'latin1')
  bytes.writeUInt32BE(20, 24)
  bytes.write('ispe', 28, 'latin1')
  bytes.writeUInt32BE(width, 36)
  bytes.writeUInt32BE(height, 40)
  return bytes
}

/** Creates an SVG with nested `use` elements. A browser would expand them to 10^levels circles. */
export function createSvgBomb(levels: number, size = 100): Buffer {
  const groups = Array.from(
    { length: levels },
    (_, i) => `<g id="g${i + 1}">${`<use xlink:href="#g${i}"/>`.repeat(10)}</g>`,
  )
  return Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}"><defs><circle id="g0" r="9"/>${groups.join('')}</defs><use xlink:href="#g${levels}"/></svg>`,
  )
}
