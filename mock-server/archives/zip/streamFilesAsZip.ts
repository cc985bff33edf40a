import { createReadStream } from 'node:fs'
import { crc32 } from 'node:zlib'

type WrittenEntry = { name: Buffer; crc: number; size: bigint; offset: bigint }

/** Yields a zip archive of files in chunks, without compression. Uses the zip64 format, which supports large files. */
export async function* streamFilesAsZip(files: readonly { path: string; name: string }[]): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = []
  let offset = 0n
  for (const file of files) {
    const name = Buffer.from(file.name)
    const header = encodeLocalHeader(name)
    yield header
    let crc = 0
    let size = 0n
    for await (const chunk of createReadStream(file.path, { highWaterMark: 1 << 18 })) {
      const bytes = chunk as Buffer
      crc = crc32(bytes, crc)
      size += BigInt(bytes.length)
      yield bytes
    }
    const descriptor = encodeDataDescriptor(crc, size)
    yield descriptor
    written.push({ name, crc, size, offset })
    offset += BigInt(header.length) + size + BigInt(descriptor.length)
  }
  const directory = Buffer.concat(written.map(encodeDirectoryEntry))
  yield directory
  yield encodeEndRecords(BigInt(written.length), BigInt(directory.length), offset)
}

/**
 * Encodes the header that precedes the data of a zip entry. The header does not contain the compressed and the
 * decompressed size of the entry. A record that follows the data contains each of these sizes in 8 bytes.
 */
function encodeLocalHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(45, 4)
  header.writeUInt16LE(0x0808, 6)
  header.writeUInt16LE(0x21, 12)
  header.writeUInt32LE(0xffffffff, 18)
  header.writeUInt32LE(0xffffffff, 22)
  header.writeUInt16LE(name.length, 26)
  header.writeUInt16LE(20, 28)
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  return Buffer.concat([header, name, extra])
}

function encodeDataDescriptor(crc: number, size: bigint): Buffer {
  const descriptor = Buffer.alloc(24)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc, 4)
  descriptor.writeBigUInt64LE(size, 8)
  descriptor.writeBigUInt64LE(size, 16)
  return descriptor
}

function encodeDirectoryEntry({ name, crc, size, offset }: WrittenEntry): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(45, 4)
  entry.writeUInt16LE(45, 6)
  entry.writeUInt16LE(0x0808, 8)
  entry.writeUInt16LE(0x21, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(0xffffffff, 20)
  entry.writeUInt32LE(0xffffffff, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt16LE(28, 30)
  entry.writeUInt32LE(0xffffffff, 42)
  const extra = Buffer.alloc(28)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(24, 2)
  extra.writeBigUInt64LE(size, 4)
  extra.writeBigUInt64LE(size, 12)
  extra.writeBigUInt64LE(offset, 20)
  return Buffer.concat([entry, name, extra])
}

function encodeEndRecords(count: bigint, size: bigint, offset: bigint): Buffer {
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE(45, 12)
  large.writeUInt16LE(45, 14)
  large.writeBigUInt64LE(count, 24)
  large.writeBigUInt64LE(count, 32)
  large.writeBigUInt64LE(size, 40)
  large.writeBigUInt64LE(offset, 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(offset + size, 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.fill(0xff, 8, 20)
  return Buffer.concat([large, locator, end])
}
