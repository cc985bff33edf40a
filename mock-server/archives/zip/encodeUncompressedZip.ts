import { crc32, deflateRawSync } from 'node:zlib'

type NewEntry = { name: string; bytes: Buffer }

/**
 * Encodes files as a zip without compression. The real server uses the same format when it removes pages from a book.
 * After a removal of pages, a book therefore has the same file size on the mock server and on the real server.
 */
export function encodeUncompressedZip(entries: readonly NewEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const data = deflateRawSync(bytes, { level: 0 })
    const entry = { name: Buffer.from(name), crc: crc32(bytes), packed: data.length, size: bytes.length }
    const entryParts = [encodeLocalHeader(entry), data, encodeDataDescriptor(entry)]
    parts.push(...entryParts)
    directory.push(encodeDirectoryEntry(entry, offset))
    offset += entryParts.reduce((sum, part) => sum + part.length, 0)
  }
  const centralDirectory = Buffer.concat(directory)
  return Buffer.concat([...parts, centralDirectory, encodeEndRecord(entries.length, centralDirectory.length, offset)])
}

type CompressedEntry = { name: Buffer; crc: number; packed: number; size: number }

const ENTRY_FLAGS = 0x0808
const DEFLATED_METHOD = 8
const FIRST_DOS_DATE = 0x21

function encodeLocalHeader({ name }: CompressedEntry): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(ENTRY_FLAGS, 6)
  header.writeUInt16LE(DEFLATED_METHOD, 8)
  header.writeUInt16LE(FIRST_DOS_DATE, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function encodeDataDescriptor({ crc, packed, size }: CompressedEntry): Buffer {
  const data = Buffer.alloc(16)
  data.writeUInt32LE(0x08074b50, 0)
  data.writeUInt32LE(crc, 4)
  data.writeUInt32LE(packed, 8)
  data.writeUInt32LE(size, 12)
  return data
}

function encodeDirectoryEntry({ name, crc, packed, size }: CompressedEntry, offset: number): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(ENTRY_FLAGS, 8)
  entry.writeUInt16LE(DEFLATED_METHOD, 10)
  entry.writeUInt16LE(FIRST_DOS_DATE, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function encodeEndRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
