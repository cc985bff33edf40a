import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * File in a hostile zip archive. The optional fields replace values in the archive, for example by incorrect sizes. If
 * an optional field is undefined, the archive contains the correct value.
 */
export type HostileZipEntry = {
  name: string | Uint8Array
  content: Uint8Array | string
  /** Compression method: 0 means uncompressed, 8 means deflate. All other methods are unsupported. */
  method?: number
  /** Data that the archive contains instead of the compressed content of the file. */
  packed?: Uint8Array
  flags?: number
  /**
   * `claimedSize` and `claimedPackedSize` are incorrect sizes in bytes that the central directory states for the file.
   * Sizes that need more than 32 bits are written into zip64 fields.
   */
  claimedSize?: bigint
  claimedPackedSize?: bigint
  /**
   * If set, the archive contains no data for this file. The file uses the data of an earlier file. `sameDataAs` is the
   * index of the earlier file in the list.
   */
  sameDataAs?: number
}

/**
 * Changes to the end of a hostile zip archive: archive comment, incorrect values in the end record, and missing bytes.
 */
export type HostileZipCentralDirectory = {
  comment?: Uint8Array
  claimedCount?: number
  claimedDirectorySize?: number
  claimedDirectoryOffset?: number
  /** Number of bytes that are missing at the end of the archive. */
  cutBytes?: number
}

const FULL = 0xffffffff

/** Creates a zip archive that can have incorrect values in its entries and in its end record. */
export function createHostileZip(entries: readonly HostileZipEntry[], end: HostileZipCentralDirectory = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  const offsets: number[] = []
  let offset = 0
  for (const entry of entries) {
    const written = localEntry(entry)
    const shared = entry.sameDataAs === undefined ? undefined : offsets[entry.sameDataAs]
    offsets.push(shared ?? offset)
    directory.push(directoryEntry(entry, written.packed, shared ?? offset))
    if (shared !== undefined) continue
    parts.push(written.bytes)
    offset += written.bytes.length
  }
  const list = Buffer.concat(directory)
  const comment = end.comment ?? new Uint8Array()
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  const count = Math.min(end.claimedCount ?? entries.length, 0xffff)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(end.claimedDirectorySize ?? list.length, 12)
  record.writeUInt32LE(end.claimedDirectoryOffset ?? offset, 16)
  record.writeUInt16LE(Math.min(comment.length, 0xffff), 20)
  const bytes = Buffer.concat([...parts, list, record, comment])
  return bytes.subarray(0, Math.max(0, bytes.length - (end.cutBytes ?? 0)))
}

const nameOf = ({ name }: HostileZipEntry) => Buffer.from(name)

function localEntry(entry: HostileZipEntry): { bytes: Buffer; packed: number } {
  const content = Buffer.from(entry.content)
  const data = Buffer.from(entry.packed ?? ((entry.method ?? 8) === 8 ? deflateRawSync(content) : content))
  const name = nameOf(entry)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(entry.flags ?? 0x800, 6)
  header.writeUInt16LE(entry.method ?? 8, 8)
  header.writeUInt32LE(crc32(content), 14)
  header.writeUInt32LE(data.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return { bytes: Buffer.concat([header, name, data]), packed: data.length }
}

function directoryEntry(entry: HostileZipEntry, packed: number, offset: number): Buffer {
  const size = entry.claimedSize ?? BigInt(entry.content.length)
  const packedSize = entry.claimedPackedSize ?? BigInt(packed)
  const isLarge = size >= FULL || packedSize >= FULL
  const name = nameOf(entry)
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(entry.flags ?? 0x800, 8)
  header.writeUInt16LE(entry.method ?? 8, 10)
  header.writeUInt32LE(isLarge ? FULL : Number(packedSize), 20)
  header.writeUInt32LE(isLarge ? FULL : Number(size), 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(isLarge ? 20 : 0, 30)
  header.writeUInt32LE(offset, 42)
  const extra = Buffer.alloc(isLarge ? 20 : 0)
  if (isLarge) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(16, 2)
    extra.writeBigUInt64LE(size, 4)
    extra.writeBigUInt64LE(packedSize, 12)
  }
  return Buffer.concat([header, name, extra])
}

/**
 * Creates deflate data that becomes `mebibytes` MiB of zeros when it is decompressed. The data itself has about 1 KB
 * for each MiB.
 */
export function createDeflatedZeros(mebibytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([...Array.from({ length: mebibytes }, () => block), deflateRawSync(Buffer.alloc(0))])
}

/**
 * Creates an EPUB whose zip archive can have incorrect fields.
 * @param files files to add to a small valid EPUB. A file with the path of an existing file replaces this file.
 * @param incorrectFields incorrect fields of files in the zip archive. The keys are paths.
 */
export function createTestEpub(
  files: Record<string, string | Uint8Array>,
  incorrectFields: Record<string, Partial<HostileZipEntry>> = {},
): Buffer {
  const all: Record<string, string | Uint8Array> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
    'book.opf': createEpubPackageDocument('<itemref idref="c"/>'),
    'nav.xhtml': '<html><body><nav epub:type="toc"><ol><li><a href="c.xhtml">One</a></li></ol></nav></body></html>',
    'c.xhtml': '<html><body><p>text</p></body></html>',
    ...files,
  }
  return createHostileZip(Object.entries(all).map(([name, content]) => ({ name, content, ...incorrectFields[name] })))
}

/**
 * Creates a package document with a navigation document and a chapter.
 * @param spine content of the spine
 * @param items further manifest items
 * @param metadata further metadata elements
 */
export function createEpubPackageDocument(spine: string, { items = '', metadata = '' } = {}): string {
  return `<package xmlns:dc="x"><metadata><dc:title>Hostile</dc:title>${metadata}</metadata><manifest><item id="n" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/>${items}</manifest><spine>${spine}</spine></package>`
}
