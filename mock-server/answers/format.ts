import { basename } from 'node:path'
import type { UserRecord } from '../world/records'

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, roundingMode: 'halfEven' })

/** A moment in UTC, in whole seconds with a literal Z. */
export function formatUtc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

/** A number of bytes for people: binary units, one decimal at most. */
export function formatFileSize(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${oneDecimal.format(value)} ${UNITS[unit]}`
}

export function isAdmin(user: UserRecord): boolean {
  return user.roles.includes('ADMIN')
}

/** A path of the server's disk as the user may see it: whole for administrators, else the file name. */
export function visiblePath(user: UserRecord, path: string): string {
  return isAdmin(user) ? path : basename(path)
}

/** The server's way of telling a file name: an encoded one for old clients and the true one behind it. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
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
