import { inflateSync } from 'fflate'
import type { ArchiveFilesReader } from './readEpubPackageFiles'

/**
 * Reads files from the first bytes of a ZIP archive. The central directory at the end of the archive is not available,
 * so this function searches for the local header before each file.
 * @param archive first bytes of the archive
 * @param names paths of the files
 * @param maxBytes maximum size of a file in bytes. Larger files are ignored.
 * @returns the contents by path. Contains only files that are complete in `archive`. If several files have the same
 *   path, the later files are ignored.
 */
export const readFilesOfTruncatedArchive: ArchiveFilesReader = (archive, names, maxBytes) => {
  const missing = new Set(names)
  const files = new Map<string, Uint8Array>()
  for (let at = findLocalHeader(archive, 0); at !== -1 && missing.size > 0; ) {
    const header = readLocalHeader(archive, at)
    if (missing.delete(header.name)) {
      const file = readFile(archive, header, maxBytes)
      if (file) files.set(header.name, file)
    }
    at = findLocalHeader(archive, header.dataStart + (header.packedBytes ?? 0))
  }
  return files
}

interface LocalHeader {
  readonly name: string
  readonly isCompressed: boolean
  readonly dataStart: number
  /** Compressed size of the file in bytes. Undefined if the local header does not contain this size. */
  readonly packedBytes: number | undefined
}

/**
 * Returns the index of the next local header, which starts with the bytes `PK 3 4`. Returns -1 if there is no further
 * header.
 */
function findLocalHeader(archive: Uint8Array, start: number): number {
  let at = start - 1
  do at = archive.indexOf(0x50, at + 1)
  while (at !== -1 && !(archive[at + 1] === 0x4b && archive[at + 2] === 3 && archive[at + 3] === 4))
  return at
}

/** Value of a 32-bit size field if the real size is in an extra field of the header (ZIP64). */
const SIZE_IN_EXTRA_FIELD = 0xffff_ffff
const HEADER_BYTES = 30
const DEFLATE = 8

/** Reads a local header (APPNOTE.TXT, section 4.3.7). Bytes after the end of `archive` are read as 0. */
function readLocalHeader(archive: Uint8Array, start: number): LocalHeader {
  const bytes = new DataView(new ArrayBuffer(HEADER_BYTES))
  new Uint8Array(bytes.buffer).set(archive.subarray(start, start + HEADER_BYTES))
  const nameStart = start + HEADER_BYTES
  const nameEnd = nameStart + bytes.getUint16(26, true)
  const packedBytes = bytes.getUint32(18, true)
  const hasDataDescriptor = (bytes.getUint16(6, true) & 8) !== 0
  return {
    name: new TextDecoder().decode(archive.subarray(nameStart, nameEnd)),
    isCompressed: bytes.getUint16(8, true) === DEFLATE,
    dataStart: nameEnd + bytes.getUint16(28, true),
    packedBytes: hasDataDescriptor || packedBytes === SIZE_IN_EXTRA_FIELD ? undefined : packedBytes,
  }
}

/** Returns the content of a file. Undefined if the file is incomplete, invalid or too large. */
function readFile(
  archive: Uint8Array,
  { isCompressed, dataStart, packedBytes }: LocalHeader,
  maxBytes: number,
): Uint8Array | undefined {
  const data = archive.subarray(dataStart, packedBytes === undefined ? undefined : dataStart + packedBytes)
  if (packedBytes !== undefined && data.length < packedBytes) return undefined
  if (!isCompressed) return packedBytes !== undefined && packedBytes <= maxBytes ? data : undefined
  try {
    const file = inflateSync(data, { out: new Uint8Array(maxBytes + 1) })
    return file.length <= maxBytes ? file : undefined
  } catch {
    return undefined
  }
}
