import { basename } from 'node:path'
import type { UserRecord } from '../state/libraryRecords'

const FILE_SIZE_UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
const oneDecimalFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, roundingMode: 'halfEven' })

/**
 * Formats a time as UTC with whole seconds and a literal Z.
 * @param time epoch milliseconds
 */
export function formatUtcTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

/** Formats a number of bytes with binary units and at most one decimal. */
export function formatFileSize(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < FILE_SIZE_UNITS.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${oneDecimalFormat.format(value)} ${FILE_SIZE_UNITS[unit]}`
}

export function isAdmin(user: UserRecord): boolean {
  return user.roles.includes('ADMIN')
}

/** Returns the path of a file as a user may see it: complete for administrators, else the file name. */
export function filePathForUser(user: UserRecord, path: string): string {
  return isAdmin(user) ? path : basename(path)
}

/**
 * Creates a Content-Disposition header as the real server does: an encoded file name for old clients, then the UTF-8 name.
 */
export function contentDispositionHeader(kind: 'inline' | 'attachment', name: string): string {
  const quoted = [...Buffer.from(name)]
    .map(byte => {
      if (byte === 0x20) return '_'
      const char = String.fromCharCode(byte)
      return byte < 0x7f && byte > 0x20 && !/[=?_"]/.test(char)
        ? char
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="=?UTF-8?Q?${quoted}?="; filename*=UTF-8''${encoded}`
}
