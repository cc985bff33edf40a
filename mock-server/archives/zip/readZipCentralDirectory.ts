import { fstatSync, readSync } from 'node:fs'
import { archiveLimits } from '../archiveLimits'

export type ZipEntry = {
  name: string
  /**
   * Compressed size of the zip entry in bytes. The server rejects a zip file if the sum of the compressed sizes of its
   * entries is larger than the file.
   */
  compressedSize: number
  /**
   * Expected size in bytes of the decompressed zip entry. The value is the smaller of two sizes. The first size is
   * stated in the central directory. The second size is the largest size that the compressed data can have after
   * decompression. The real size can be different. Therefore, check limits against the bytes that are actually
   * decompressed.
   */
  size: number
  method: number
  /** CRC-32 checksum of the content of the zip entry, as stated in the central directory. */
  crc32: number
  encrypted: boolean
  headerOffset: number
}

/** Error for a file that is not a valid zip archive or exceeds a limit. */
export class InvalidZipError extends Error {}

/** `ZIP_METHOD_STORED` and `ZIP_METHOD_DEFLATED` are the numbers of the compression methods in the zip format. */
export const ZIP_METHOD_STORED = 0
export const ZIP_METHOD_DEFLATED = 8
const END_RECORD_SIGNATURE = 0x06054b50
const END_RECORD_64_SIGNATURE = 0x06064b50
const END_LOCATOR_64_SIGNATURE = 0x07064b50
const ENTRY_SIGNATURE = 0x02014b50
const END_RECORD_BYTES = 22
const MAX_END_RECORD_BYTES = END_RECORD_BYTES + 0xffff
const ENTRY_HEADER_BYTES = 46
const CP437_UPPER_HALF =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ '
const utf8Decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads bytes at an offset of an open file.
 * @throws InvalidZipError when the file has too few bytes
 */
export function readFileBytesAtOffset(fd: number, offset: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  let done = 0
  while (done < length) {
    const count = readSync(fd, buffer, done, length - done, offset + done)
    if (count === 0) throw new InvalidZipError('The archive ends too early')
    done += count
  }
  return buffer
}

/**
 * Reads the central directory of an open zip file.
 * @throws InvalidZipError when the central directory is missing, damaged or too large, or when the entries do not fit
 *   in the file
 */
export function readZipCentralDirectory(fd: number): ZipEntry[] {
  const fileSize = fstatSync(fd).size
  const tailBytes = Math.min(fileSize, MAX_END_RECORD_BYTES)
  const tail = readFileBytesAtOffset(fd, fileSize - tailBytes, tailBytes)
  const { count, size, offset } = readEndRecord(fd, tail, fileSize)
  if (!(offset + size <= fileSize)) throw new InvalidZipError('The directory points outside the file')
  if (size > archiveLimits.zipDirectoryBytes || count > archiveLimits.zipEntryCount)
    throw new InvalidZipError('The directory is too large')
  const entries = parseDirectory(readFileBytesAtOffset(fd, offset, size), count)
  checkEntrySizes(entries, fileSize)
  return entries
}

type EndRecord = { count: number; size: number; offset: number }

/** Reads the end record of a zip file. This record contains the offset of the central directory. */
function readEndRecord(fd: number, tail: Buffer, fileSize: number): EndRecord {
  const recordOffset = findEndRecord(tail)
  const plain = {
    count: tail.readUInt16LE(recordOffset + 10),
    size: tail.readUInt32LE(recordOffset + 12),
    offset: tail.readUInt32LE(recordOffset + 16),
  }
  const isFull = plain.count === 0xffff || plain.size === 0xffffffff || plain.offset === 0xffffffff
  if (!isFull || recordOffset < 20 || tail.readUInt32LE(recordOffset - 20) !== END_LOCATOR_64_SIGNATURE) return plain
  const end64Offset = Number(tail.readBigUInt64LE(recordOffset - 20 + 8))
  if (!(end64Offset + 56 <= fileSize)) throw new InvalidZipError('The large directory points outside the file')
  const end = readFileBytesAtOffset(fd, end64Offset, 56)
  if (end.readUInt32LE(0) !== END_RECORD_64_SIGNATURE) throw new InvalidZipError('The large directory is damaged')
  return {
    count: Number(end.readBigUInt64LE(32)),
    size: Number(end.readBigUInt64LE(40)),
    offset: Number(end.readBigUInt64LE(48)),
  }
}

function findEndRecord(tail: Buffer): number {
  let fallback = -1
  for (let recordOffset = tail.length - END_RECORD_BYTES; recordOffset >= 0; recordOffset--) {
    if (tail.readUInt32LE(recordOffset) !== END_RECORD_SIGNATURE) continue
    if (recordOffset + END_RECORD_BYTES + tail.readUInt16LE(recordOffset + 20) === tail.length) return recordOffset
    if (fallback < 0) fallback = recordOffset
  }
  if (fallback < 0) throw new InvalidZipError('There is no directory at the end of the file')
  return fallback
}

function parseDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let recordOffset = 0
  for (let i = 0; i < count; i++) {
    if (
      recordOffset + ENTRY_HEADER_BYTES > directory.length ||
      directory.readUInt32LE(recordOffset) !== ENTRY_SIGNATURE
    )
      throw new InvalidZipError('The directory is damaged')
    const flags = directory.readUInt16LE(recordOffset + 8)
    const nameBytes = directory.readUInt16LE(recordOffset + 28)
    const extraBytes = directory.readUInt16LE(recordOffset + 30)
    if (nameBytes > archiveLimits.zipNameBytes) throw new InvalidZipError('The name of an entry is too long')
    const entry: ZipEntry = {
      name: decodeEntryName(
        directory.subarray(recordOffset + ENTRY_HEADER_BYTES, recordOffset + ENTRY_HEADER_BYTES + nameBytes),
        (flags & 0x800) !== 0,
      ),
      method: directory.readUInt16LE(recordOffset + 10),
      encrypted: (flags & 1) !== 0,
      crc32: directory.readUInt32LE(recordOffset + 16),
      compressedSize: directory.readUInt32LE(recordOffset + 20),
      size: directory.readUInt32LE(recordOffset + 24),
      headerOffset: directory.readUInt32LE(recordOffset + 42),
    }
    const extraAt = recordOffset + ENTRY_HEADER_BYTES + nameBytes
    readZip64Fields(entry, directory.subarray(extraAt, extraAt + extraBytes))
    entries.push(entry)
    recordOffset = extraAt + extraBytes + directory.readUInt16LE(recordOffset + 32)
  }
  return entries
}

/** Reads the zip64 field of a zip entry. The field contains the sizes and the offset that do not fit in 32 bits. */
function readZip64Fields(entry: ZipEntry, extra: Buffer): void {
  for (
    let recordOffset = 0;
    recordOffset + 4 <= extra.length;
    recordOffset += 4 + extra.readUInt16LE(recordOffset + 2)
  ) {
    if (extra.readUInt16LE(recordOffset) !== 1) continue
    let field = recordOffset + 4
    const next = () => {
      if (field + 8 > extra.length) throw new InvalidZipError('A large entry is damaged')
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

/**
 * Throws an error if the sum of the compressed sizes is larger than the file, or if an entry lies outside the file.
 * If the stated decompressed size of an entry is impossible for its compressed data, reduces the stated size to the
 * largest possible size.
 */
function checkEntrySizes(entries: readonly ZipEntry[], fileSize: number): void {
  let total = 0
  for (const entry of entries) {
    total += entry.compressedSize
    if (entry.headerOffset + entry.compressedSize > fileSize)
      throw new InvalidZipError('An entry lies outside the file')
    const largest =
      entry.method === ZIP_METHOD_STORED ? entry.compressedSize : entry.compressedSize * archiveLimits.deflateRatio
    entry.size = Math.min(entry.size, largest)
  }
  if (total > fileSize) throw new InvalidZipError('Entries overlap')
}

function decodeEntryName(bytes: Buffer, isUtf8: boolean): string {
  if (isUtf8) return bytes.toString('utf8')
  try {
    return utf8Decoder.decode(bytes)
  } catch {
    return decodeCp437(bytes)
  }
}

/**
 * Decodes text in the DOS character set, code page 437. Writes UTF-16 code units into a buffer, because string
 * concatenation is slow for a zip file with megabytes of file names.
 */
function decodeCp437(bytes: Buffer): string {
  const units = Buffer.alloc(2 * bytes.length)
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0
    const unit = byte < 128 ? byte : CP437_UPPER_HALF.charCodeAt(byte - 128)
    units[2 * i] = unit & 0xff
    units[2 * i + 1] = unit >> 8
  }
  return units.toString('utf16le')
}
