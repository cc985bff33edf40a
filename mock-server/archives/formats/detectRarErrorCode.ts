import { closeSync, readSync } from 'node:fs'
import { openRegularFile } from '../openRegularFile'

const HEAD_BYTES = 32
const RAR4_SIGNATURE_BYTES = 7
const RAR4_MAIN_HEADER = 0x73
const RAR4_VOLUME_FLAG = 0x0001
const RAR4_ENCRYPTED_FLAG = 0x0080
/**
 * Length in bytes of the file signature of RAR 5. The bytes after the signature are: a checksum (4 bytes), the header
 * size (1 byte) and the header type.
 */
const RAR5_SIGNATURE_BYTES = 8
const RAR5_ENCRYPTION_HEADER = 4

/**
 * Returns the error code of a RAR file that the server cannot read. `ERR_1002` means that the file is encrypted.
 * `ERR_1004` means that the file is a part of a multi-volume archive in the format RAR 4. Returns undefined for any
 * other RAR file.
 */
export function detectRarErrorCode(path: string): 'ERR_1002' | 'ERR_1004' | undefined {
  const head = readHead(path)
  if (head.length < RAR4_SIGNATURE_BYTES + 5) return undefined
  if (head[6] === 1) return head[RAR5_SIGNATURE_BYTES + 5] === RAR5_ENCRYPTION_HEADER ? 'ERR_1002' : undefined
  if (head[RAR4_SIGNATURE_BYTES + 2] !== RAR4_MAIN_HEADER) return undefined
  const flags = head.readUInt16LE(RAR4_SIGNATURE_BYTES + 3)
  if (flags & RAR4_ENCRYPTED_FLAG) return 'ERR_1002'
  return flags & RAR4_VOLUME_FLAG ? 'ERR_1004' : undefined
}

function readHead(path: string): Buffer {
  const file = openRegularFile(path)
  try {
    const buffer = Buffer.alloc(HEAD_BYTES)
    return buffer.subarray(0, readSync(file, buffer, 0, HEAD_BYTES, 0))
  } finally {
    closeSync(file)
  }
}
