import { Unzip, UnzipInflate } from 'fflate'

/** Number of bytes that are inflated at once. Limits the memory that a hostile archive can fill before a check. */
const SLICE_BYTES = 16_000

/**
 * Reads files of a ZIP archive of which only the first bytes are available. Such an archive has no central directory, so
 * the files are found by their local headers. Stops at a file that is larger than `maxBytes`.
 * @param archive first bytes of the archive
 * @param names paths of the files
 * @param maxBytes maximum size of a file in bytes
 * @returns the files that `archive` contains to their end, by path; of several files with the same path, the first
 * @throws an error of fflate for an invalid archive
 */
export function readFilesOfTruncatedArchive(
  archive: Uint8Array,
  names: readonly string[],
  maxBytes: number,
): ReadonlyMap<string, Uint8Array> {
  const missing = new Set(names)
  const files = new Map<string, Uint8Array>()
  let isFileTooLarge = false
  const unzip = new Unzip(file => {
    if (!missing.delete(file.name)) return
    const collector = new FileCollector(bytes => files.set(file.name, bytes))
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      isFileTooLarge ||= collector.size + chunk.length > maxBytes
      if (!isFileTooLarge) collector.add(chunk, isLast)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let start = 0; start < archive.length && files.size < names.length && !isFileTooLarge; start += SLICE_BYTES)
    unzip.push(archive.subarray(start, start + SLICE_BYTES))
  return files
}

/** Joins the chunks of a file, and calls `onEnd` with its bytes after the last chunk. */
class FileCollector {
  size = 0
  private readonly chunks: Uint8Array[] = []

  constructor(private readonly onEnd: (bytes: Uint8Array) => void) {}

  add(chunk: Uint8Array, isLast: boolean): void {
    this.chunks.push(chunk)
    this.size += chunk.length
    if (!isLast) return
    const bytes = new Uint8Array(this.size)
    let at = 0
    for (const part of this.chunks) {
      bytes.set(part, at)
      at += part.length
    }
    this.onEnd(bytes)
  }
}
