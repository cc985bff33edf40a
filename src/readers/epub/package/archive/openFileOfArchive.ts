const END_SIGNATURE = 0x0605_4b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const ENTRY_SIGNATURE = 0x0201_4b50
const ENTRY_BYTES = 46
const LOCAL_HEADER_SIGNATURE = 0x0403_4b50
const LOCAL_HEADER_BYTES = 30
const STORED = 0
const DEFLATE = 8

/**
 * Opens a file of a ZIP archive (APPNOTE.TXT, section 4.3) without reading the whole archive into memory. Reads all names
 * as UTF-8, because the server does so too. If several files have the same path, opens the first. Does not read sizes
 * and offsets of ZIP64, which archives below 4 GB do not need.
 * @param path path of the file in the archive
 * @returns the uncompressed bytes, or undefined if the archive contains no such file or is no ZIP archive. The stream
 *   fails if the file is damaged. The stream may be much longer than the archive.
 * @throws RangeError for a damaged archive
 */
export async function openFileOfArchive(
  archive: Blob,
  path: string,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined> {
  const entry = findEntry(await readDirectory(archive), path)
  if (!entry) return undefined
  const header = await readView(archive.slice(entry.headerStart, entry.headerStart + LOCAL_HEADER_BYTES))
  if (header.getUint32(0, true) !== LOCAL_HEADER_SIGNATURE) return undefined
  const dataStart = entry.headerStart + LOCAL_HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true)
  const data = archive.slice(dataStart, dataStart + entry.packedBytes).stream()
  if (entry.method === STORED) return data
  return entry.method === DEFLATE ? data.pipeThrough(new DecompressionStream('deflate-raw')) : undefined
}

const readView = async (part: Blob): Promise<DataView<ArrayBuffer>> => new DataView(await part.arrayBuffer())

/** Returns the central directory of an archive. It is empty if the file is no ZIP archive. */
async function readDirectory(archive: Blob): Promise<DataView<ArrayBuffer>> {
  const end = await readView(archive.slice(-(END_BYTES + MAX_COMMENT_BYTES)))
  let at = end.byteLength - END_BYTES
  while (at >= 0 && end.getUint32(at, true) !== END_SIGNATURE) at -= 1
  if (at < 0) return new DataView(new ArrayBuffer(0))
  const start = end.getUint32(at + 16, true)
  return readView(archive.slice(start, start + end.getUint32(at + 12, true)))
}

function findEntry(directory: DataView<ArrayBuffer>, path: string) {
  const decoder = new TextDecoder()
  for (let at = 0; at + ENTRY_BYTES <= directory.byteLength && directory.getUint32(at, true) === ENTRY_SIGNATURE; ) {
    const nameBytes = directory.getUint16(at + 28, true)
    const name = decoder.decode(new Uint8Array(directory.buffer, at + ENTRY_BYTES, nameBytes))
    if (name === path)
      return {
        method: directory.getUint16(at + 10, true),
        packedBytes: directory.getUint32(at + 20, true),
        headerStart: directory.getUint32(at + 42, true),
      }
    at += ENTRY_BYTES + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
  }
  return undefined
}
