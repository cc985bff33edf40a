import { closeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, createInflateRaw, inflateRaw, inflateRawSync } from 'node:zlib'
import { archiveLimits } from '../archiveLimits'
import { openRegularFile, REGULAR_FILE_OPEN_FLAGS } from '../openRegularFile'
import { ParsedFileCache } from '../parsedFileCache'
import {
  InvalidZipError,
  readFileBytesAtOffset,
  readZipCentralDirectory,
  ZIP_METHOD_DEFLATED,
  ZIP_METHOD_STORED,
  type ZipEntry,
} from './readZipCentralDirectory'

export { InvalidZipError, type ZipEntry } from './readZipCentralDirectory'

const LOCAL_HEADER_SIGNATURE = 0x04034b50
const LOCAL_HEADER_BYTES = 30
const CHUNK_BYTES = 256 * 1024
const inflateAsync = promisify(inflateRaw)

const zipFileCache = new ParsedFileCache<ZipFile>(64, {
  weightOf: zip => zip.entries.length,
  maxWeight: archiveLimits.cachedEntryCount,
})

/** Zip archive on disk. Only its central directory is in memory. Entries are read on demand. */
export class ZipFile {
  private readonly byName: Map<string, ZipEntry>

  private constructor(
    readonly path: string,
    readonly entries: readonly ZipEntry[],
  ) {
    this.byName = new Map(entries.map(entry => [entry.name, entry]))
  }

  static open(path: string): ZipFile {
    return zipFileCache.get(path, '', () => withOpenFile(path, fd => new ZipFile(path, readZipCentralDirectory(fd))))
  }

  get(name: string): ZipEntry | undefined {
    return this.byName.get(name)
  }

  /**
   * Reads and decompresses an entry.
   * @throws InvalidZipError when the entry is damaged or larger than `maxBytes`
   */
  read(entry: ZipEntry, maxBytes: number): Buffer {
    return withOpenFile(this.path, fd => readEntry(fd, entry, maxBytes))
  }

  /**
   * Returns the first `count` decompressed bytes of a zip entry. Returns fewer bytes for a smaller entry. Can also
   * return fewer bytes for a highly compressed entry, because the decompression has a size limit. Returns no bytes if
   * the compressed data is damaged.
   * @throws InvalidZipError when the start of the entry cannot be found
   */
  readStart(entry: ZipEntry, count: number): Buffer {
    return withOpenFile(this.path, fd => readEntryStart(fd, entry, count))
  }

  /**
   * Reads and decompresses an entry without blocking the main thread.
   * @throws InvalidZipError when the entry is damaged or larger than `maxBytes`
   */
  async readAsync(entry: ZipEntry, maxBytes: number): Promise<Buffer> {
    const file = await open(this.path, REGULAR_FILE_OPEN_FLAGS)
    try {
      const start = entryDataOffset(file.fd, entry)
      if (entry.compressedSize > maxBytes) throw entryTooLargeError(entry)
      const data = await readRange(file, start, entry.compressedSize)
      return entry.method === ZIP_METHOD_STORED ? data : await inflateAsync(data, { maxOutputLength: maxBytes })
    } catch (error) {
      throw error instanceof InvalidZipError ? error : new InvalidZipError(`${entry.name} cannot be read`)
    } finally {
      await file.close()
    }
  }

  /**
   * Yields the decompressed bytes of an entry in chunks.
   * @throws InvalidZipError when the entry is encrypted, unsupported, or has more than `maxBytes` bytes
   */
  async *stream(entry: ZipEntry, maxBytes: number): AsyncGenerator<Uint8Array> {
    const file = await open(this.path, REGULAR_FILE_OPEN_FLAGS)
    try {
      const start = entryDataOffset(file.fd, entry)
      const source = file.createReadStream({
        start,
        end: start + entry.compressedSize - 1,
        highWaterMark: CHUNK_BYTES,
        autoClose: false,
      })
      const pieces =
        entry.method === ZIP_METHOD_STORED ? source : source.pipe(createInflateRaw({ chunkSize: CHUNK_BYTES }))
      source.on('error', error => pieces.destroy(error))
      let total = 0
      for await (const piece of pieces) {
        total += (piece as Buffer).length
        if (total > maxBytes) throw entryTooLargeError(entry)
        yield piece as Buffer
      }
    } finally {
      await file.close()
    }
  }

  /**
   * Opens the zip file once and calls `use` for each of the given entries. Returns the results of the calls.
   * @param use receives an entry, and a function that reads the first bytes of the entry
   */
  readEach<Result>(
    entries: readonly ZipEntry[],
    use: (entry: ZipEntry, readStart: (count: number) => Buffer) => Result,
  ): Result[] {
    return withOpenFile(this.path, fd => entries.map(entry => use(entry, count => readEntryStart(fd, entry, count))))
  }
}

function withOpenFile<Result>(path: string, use: (fd: number) => Result): Result {
  const fd = openRegularFile(path)
  try {
    return use(fd)
  } finally {
    closeSync(fd)
  }
}

/**
 * Returns the offset in the file at which the data of an entry starts.
 * @throws InvalidZipError for an encrypted, damaged or unsupported entry
 */
function entryDataOffset(fd: number, entry: ZipEntry): number {
  if (entry.encrypted) throw new InvalidZipError(`${entry.name} is encrypted`)
  if (entry.method !== ZIP_METHOD_STORED && entry.method !== ZIP_METHOD_DEFLATED)
    throw new InvalidZipError(`${entry.name} is compressed by an unknown method`)
  const header = readFileBytesAtOffset(fd, entry.headerOffset, LOCAL_HEADER_BYTES)
  if (header.readUInt32LE(0) !== LOCAL_HEADER_SIGNATURE) throw new InvalidZipError(`${entry.name} is damaged`)
  return entry.headerOffset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
}

function readEntry(fd: number, entry: ZipEntry, maxBytes: number): Buffer {
  const start = entryDataOffset(fd, entry)
  if (entry.compressedSize > maxBytes) throw entryTooLargeError(entry)
  const data = readFileBytesAtOffset(fd, start, entry.compressedSize)
  if (entry.method === ZIP_METHOD_STORED) return data
  try {
    return inflateRawSync(data, { maxOutputLength: maxBytes })
  } catch {
    throw new InvalidZipError(`${entry.name} cannot be decompressed within ${maxBytes} bytes`)
  }
}

function readEntryStart(fd: number, entry: ZipEntry, count: number): Buffer {
  const start = entryDataOffset(fd, entry)
  if (entry.method === ZIP_METHOD_STORED) return readFileBytesAtOffset(fd, start, Math.min(entry.compressedSize, count))
  return inflateStart(entry, readFileBytesAtOffset(fd, start, Math.min(entry.compressedSize, count + 16_384)), count)
}

/**
 * Decompresses data and returns the first `count` bytes of the result. Hostile data can expand to a huge size.
 * Therefore, if the result exceeds a size limit, tries again with the first half of the data, then with the first
 * quarter, and so on.
 * @throws InvalidZipError for damaged data
 */
function inflateStart(entry: ZipEntry, data: Buffer, count: number): Buffer {
  const maxOutputLength = Math.max(16 * count, 1024 * 1024)
  for (let input = data; input.length > 0; input = input.subarray(0, input.length >> 1))
    try {
      return inflateRawSync(input, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength }).subarray(0, count)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE')
        throw new InvalidZipError(`${entry.name} is damaged`)
    }
  return Buffer.alloc(0)
}

async function readRange(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  let done = 0
  while (done < length) {
    const { bytesRead } = await file.read(buffer, done, length - done, offset + done)
    if (bytesRead === 0) throw new InvalidZipError('The archive ends too early')
    done += bytesRead
  }
  return buffer
}

function entryTooLargeError(entry: ZipEntry): InvalidZipError {
  return new InvalidZipError(`${entry.name} is too large`)
}
