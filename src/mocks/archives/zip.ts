import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { FileCache } from './fileCache'

export type ZipEntry = {
  name: string
  compressedSize: number
  size: number
  method: number
  encrypted: boolean
  headerOffset: number
}

/** The file is no zip archive, or one that is cut off or damaged. */
export class ZipError extends Error {}

const END_SIGNATURE = 0x06054b50
const END64_SIGNATURE = 0x06064b50
const LOCATOR64_SIGNATURE = 0x07064b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const LARGEST_END = 22 + 0xffff
const CP437_HIGH =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ '

const directories = new FileCache<ZipFile>(64)

/** A zip archive on disk. Only its directory is held in memory; entries are read when asked for. */
export class ZipFile {
  private readonly byName: Map<string, ZipEntry>

  private constructor(
    readonly path: string,
    readonly entries: readonly ZipEntry[],
  ) {
    this.byName = new Map(entries.map(entry => [entry.name, entry]))
  }

  static open(path: string): ZipFile {
    return directories.get(path, '', () => withFile(path, fd => new ZipFile(path, readDirectory(fd))))
  }

  get(name: string): ZipEntry | undefined {
    return this.byName.get(name)
  }

  /** Bytes of one entry, decompressed; no more than the first `limit` of them when given. */
  read(entry: ZipEntry, limit?: number): Buffer {
    return withFile(this.path, fd => readEntry(fd, entry, limit))
  }

  /** Bytes of several entries by one opening of the file. */
  readEach<Result>(
    entries: readonly ZipEntry[],
    use: (entry: ZipEntry, read: (limit?: number) => Buffer) => Result,
  ): Result[] {
    return withFile(this.path, fd => entries.map(entry => use(entry, limit => readEntry(fd, entry, limit))))
  }
}

function withFile<Result>(path: string, use: (fd: number) => Result): Result {
  const fd = openSync(path, 'r')
  try {
    return use(fd)
  } finally {
    closeSync(fd)
  }
}

function readAt(fd: number, offset: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  let done = 0
  while (done < length) {
    const count = readSync(fd, buffer, done, length - done, offset + done)
    if (count === 0) throw new ZipError('The archive ends too early')
    done += count
  }
  return buffer
}

function readDirectory(fd: number): ZipEntry[] {
  const fileSize = fstatSync(fd).size
  const tailLength = Math.min(fileSize, LARGEST_END)
  const tailStart = fileSize - tailLength
  const tail = readAt(fd, tailStart, tailLength)
  let at = tail.length - 22
  while (at >= 0 && tail.readUInt32LE(at) !== END_SIGNATURE) at--
  if (at < 0) throw new ZipError('There is no directory at the end of the file')
  let count = tail.readUInt16LE(at + 10)
  let size = tail.readUInt32LE(at + 12)
  let offset = tail.readUInt32LE(at + 16)
  if (
    (count === 0xffff || size === 0xffffffff || offset === 0xffffffff) &&
    at >= 20 &&
    tail.readUInt32LE(at - 20) === LOCATOR64_SIGNATURE
  ) {
    const end = readAt(fd, Number(tail.readBigUInt64LE(at - 20 + 8)), 56)
    if (end.readUInt32LE(0) !== END64_SIGNATURE) throw new ZipError('The large directory is damaged')
    count = Number(end.readBigUInt64LE(32))
    size = Number(end.readBigUInt64LE(40))
    offset = Number(end.readBigUInt64LE(48))
  }
  if (offset + size > fileSize) throw new ZipError('The directory points outside the file')
  return parseDirectory(readAt(fd, offset, size), count)
}

function parseDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new ZipError('The directory is damaged')
    const flags = directory.readUInt16LE(at + 8)
    const nameLength = directory.readUInt16LE(at + 28)
    const extraLength = directory.readUInt16LE(at + 30)
    const commentLength = directory.readUInt16LE(at + 32)
    const entry: ZipEntry = {
      name: decodeName(directory.subarray(at + 46, at + 46 + nameLength), (flags & 0x800) !== 0),
      method: directory.readUInt16LE(at + 10),
      encrypted: (flags & 1) !== 0,
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      headerOffset: directory.readUInt32LE(at + 42),
    }
    widen(entry, directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength))
    entries.push(entry)
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

/** Takes sizes and offset from the field for large archives where the plain ones are full. */
function widen(entry: ZipEntry, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let field = at + 4
    const next = () => {
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

function decodeName(bytes: Buffer, utf8: boolean): string {
  if (utf8) return bytes.toString('utf8')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return [...bytes].map(byte => (byte < 128 ? String.fromCharCode(byte) : (CP437_HIGH[byte - 128] ?? '?'))).join('')
  }
}

function readEntry(fd: number, entry: ZipEntry, limit?: number): Buffer {
  if (entry.encrypted) throw new ZipError(`${entry.name} is encrypted`)
  const header = readAt(fd, entry.headerOffset, 30)
  if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new ZipError(`${entry.name} is damaged`)
  const start = entry.headerOffset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (entry.method === 0) return readAt(fd, start, Math.min(entry.size, limit ?? entry.size))
  if (entry.method !== 8) throw new ZipError(`${entry.name} is compressed by an unknown method`)
  if (limit !== undefined && entry.size > limit)
    return inflateStart(readAt(fd, start, Math.min(entry.compressedSize, limit + 16384)), limit)
  return inflate(readAt(fd, start, entry.compressedSize), entry.name)
}

function inflate(data: Buffer, name: string): Buffer {
  try {
    return inflateRawSync(data)
  } catch {
    throw new ZipError(`${name} cannot be decompressed`)
  }
}

function inflateStart(data: Buffer, limit: number): Buffer {
  try {
    return inflateRawSync(data, { finishFlush: 2 }).subarray(0, limit)
  } catch {
    return Buffer.alloc(0)
  }
}
