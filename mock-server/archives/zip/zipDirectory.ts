import { fstatSync, readSync } from 'node:fs'
import { archiveLimits } from '../limits'

export type ZipEntry = {
  name: string
  /** Bytes of the data of the entry in the file. All entries together are no larger than the file. */
  compressedSize: number
  /** Inflated size that the directory claims, limited to what the data can inflate to. For display only. */
  size: number
  method: number
  /** CRC-32 of the content, as the directory claims. */
  crc32: number
  encrypted: boolean
  headerOffset: number
}

/** The file is not a zip archive, is damaged or truncated, or exceeds a limit. */
export class ZipError extends Error {}

/** Compression methods of zip entries. */
export const STORED_METHOD = 0
export const DEFLATED_METHOD = 8
const END_SIGNATURE = 0x06054b50
const END64_SIGNATURE = 0x06064b50
const LOCATOR64_SIGNATURE = 0x07064b50
const ENTRY_SIGNATURE = 0x02014b50
const END_BYTES = 22
const MAX_END_BYTES = END_BYTES + 0xffff
const ENTRY_BYTES = 46
const CP437_HIGH =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ '
const utf8Decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads bytes at an offset of an open file.
 * @throws ZipError when the file ends before `length` bytes
 */
export function readAt(fd: number, offset: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  let done = 0
  while (done < length) {
    const count = readSync(fd, buffer, done, length - done, offset + done)
    if (count === 0) throw new ZipError('The archive ends too early')
    done += count
  }
  return buffer
}

/**
 * Reads the central directory of an open zip file.
 * @throws ZipError when it is damaged, too large, or its entries overlap
 */
export function readDirectory(fd: number): ZipEntry[] {
  const fileSize = fstatSync(fd).size
  const tailBytes = Math.min(fileSize, MAX_END_BYTES)
  const tail = readAt(fd, fileSize - tailBytes, tailBytes)
  const { count, size, offset } = directoryEnd(fd, tail, fileSize)
  if (!(offset + size <= fileSize)) throw new ZipError('The directory points outside the file')
  if (size > archiveLimits.zipDirectoryBytes || count > archiveLimits.zipEntryCount)
    throw new ZipError('The directory is too large')
  const entries = parseDirectory(readAt(fd, offset, size), count)
  checkSizes(entries, fileSize)
  return entries
}

type DirectoryEnd = { count: number; size: number; offset: number }

/** Reads the last end record whose comment reaches exactly to the end of the file, else the last end record. */
function directoryEnd(fd: number, tail: Buffer, fileSize: number): DirectoryEnd {
  const at = endRecordOffset(tail)
  const plain = {
    count: tail.readUInt16LE(at + 10),
    size: tail.readUInt32LE(at + 12),
    offset: tail.readUInt32LE(at + 16),
  }
  const isFull = plain.count === 0xffff || plain.size === 0xffffffff || plain.offset === 0xffffffff
  if (!isFull || at < 20 || tail.readUInt32LE(at - 20) !== LOCATOR64_SIGNATURE) return plain
  const end64Offset = Number(tail.readBigUInt64LE(at - 20 + 8))
  if (!(end64Offset + 56 <= fileSize)) throw new ZipError('The large directory points outside the file')
  const end = readAt(fd, end64Offset, 56)
  if (end.readUInt32LE(0) !== END64_SIGNATURE) throw new ZipError('The large directory is damaged')
  return {
    count: Number(end.readBigUInt64LE(32)),
    size: Number(end.readBigUInt64LE(40)),
    offset: Number(end.readBigUInt64LE(48)),
  }
}

function endRecordOffset(tail: Buffer): number {
  let fallback = -1
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue
    if (at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) return at
    if (fallback < 0) fallback = at
  }
  if (fallback < 0) throw new ZipError('There is no directory at the end of the file')
  return fallback
}

function parseDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new ZipError('The directory is damaged')
    const flags = directory.readUInt16LE(at + 8)
    const nameBytes = directory.readUInt16LE(at + 28)
    const extraBytes = directory.readUInt16LE(at + 30)
    if (nameBytes > archiveLimits.zipNameBytes) throw new ZipError('The name of an entry is too long')
    const entry: ZipEntry = {
      name: decodeName(directory.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes), (flags & 0x800) !== 0),
      method: directory.readUInt16LE(at + 10),
      encrypted: (flags & 1) !== 0,
      crc32: directory.readUInt32LE(at + 16),
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      headerOffset: directory.readUInt32LE(at + 42),
    }
    const extraAt = at + ENTRY_BYTES + nameBytes
    readZip64Fields(entry, directory.subarray(extraAt, extraAt + extraBytes))
    entries.push(entry)
    at = extraAt + extraBytes + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** Reads sizes and offset from the zip64 extra field where the plain fields are at their maximum. */
function readZip64Fields(entry: ZipEntry, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let field = at + 4
    const next = () => {
      if (field + 8 > extra.length) throw new ZipError('A large entry is damaged')
      const value = Number(extra.readBigUInt64LE(field))
      field += 8
      return value
    }
    if (entry.size === 0xffffffff) entry.size = next()
    if (entry.compressedSize === 0xffffffff) entry.compressedSize = next()
    if (entry.headerOffset === 0xffffffff) entry.headerOffset = next()
    return
  }
}

/** Rejects entries outside the file or overlapping ones, and limits claimed sizes to what the data can inflate to. */
function checkSizes(entries: readonly ZipEntry[], fileSize: number): void {
  let total = 0
  for (const entry of entries) {
    total += entry.compressedSize
    if (entry.headerOffset + entry.compressedSize > fileSize) throw new ZipError('An entry lies outside the file')
    const largest =
      entry.method === STORED_METHOD ? entry.compressedSize : entry.compressedSize * archiveLimits.deflateRatio
    entry.size = Math.min(entry.size, largest)
  }
  if (total > fileSize) throw new ZipError('Entries overlap')
}

function decodeName(bytes: Buffer, isUtf8: boolean): string {
  if (isUtf8) return bytes.toString('utf8')
  try {
    return utf8Decoder.decode(bytes)
  } catch {
    return [...bytes].map(byte => (byte < 128 ? String.fromCharCode(byte) : (CP437_HIGH[byte - 128] ?? '?'))).join('')
  }
}
