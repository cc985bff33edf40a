/** Browser replacement for the functions of `node:zlib` that the mock server uses. */
import { deflateSync, Inflate, unzlibSync } from 'fflate'

export const constants = { Z_SYNC_FLUSH: 2, Z_FINISH: 4 }

type InflateOptions = { maxOutputLength?: number; finishFlush?: number }
type InflateCallback = (error: Error | null, bytes?: Buffer) => void

/**
 * Decompresses raw deflate data.
 * @param options with `finishFlush: Z_SYNC_FLUSH`, the data can be incomplete. The function then returns the part that
 *   it can decompress
 * @throws ERR_BUFFER_TOO_LARGE when the result exceeds `maxOutputLength` bytes
 */
export function inflateRawSync(
  data: Uint8Array,
  { maxOutputLength = Number.POSITIVE_INFINITY, finishFlush }: InflateOptions = {},
): Buffer {
  const chunks: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate(chunk => {
    length += chunk.length
    if (length > maxOutputLength) throw Object.assign(new Error('too large'), { code: 'ERR_BUFFER_TOO_LARGE' })
    chunks.push(chunk)
  })
  inflate.push(data, finishFlush !== constants.Z_SYNC_FLUSH)
  return Buffer.concat(chunks)
}

export function inflateRaw(data: Uint8Array, options: InflateOptions, callback: InflateCallback): void {
  try {
    callback(null, inflateRawSync(data, options))
  } catch (error) {
    callback(error as Error)
  }
}

export const inflateSync = (data: Uint8Array): Buffer => Buffer.from(unzlibSync(data))
export const deflateRawSync = (data: Uint8Array): Buffer => Buffer.from(deflateSync(data))

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/**
 * Returns the CRC-32 checksum of data.
 * @param value checksum of the preceding data, if the data arrives in parts
 */
export function crc32(data: Uint8Array, value = 0): number {
  let crc = ~value
  for (const byte of data) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

/**
 * Always throws an error. The mock server calls this function only for zip entries above 1 MiB. The demo library has no
 * such entries.
 */
export function createInflateRaw(): never {
  throw new Error('The demo reads no entries above 1 MiB')
}
