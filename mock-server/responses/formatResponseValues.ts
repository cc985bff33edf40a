import { basename } from 'node:path'
import type { UserRecord } from '../state/libraryRecords'

const MS_PER_MINUTE = 60_000
const FILE_SIZE_UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
const oneDecimalFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, roundingMode: 'halfEven' })

/**
 * Formats a time in UTC without fractions of a second, such as `2024-01-31T12:00:00Z`.
 * @param time epoch milliseconds
 */
export function formatUtcTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

/**
 * Formats a time in the time zone of the server, with milliseconds and without a UTC offset, such as
 * `2024-01-31T12:00:00.000`.
 * @param time epoch milliseconds
 */
export function formatServerLocalTime(time: number): string {
  const shifted = new Date(time - new Date(time).getTimezoneOffset() * MS_PER_MINUTE)
  return shifted.toISOString().slice(0, -1)
}

/**
 * Formats a time in the time zone of the server, with the UTC offset, such as `2024-01-31T12:00:00.000-05:00`. A zero
 * offset is written as `Z`.
 * @param time epoch milliseconds
 */
export function formatServerZonedTime(time: number): string {
  const offsetMinutes = -new Date(time).getTimezoneOffset()
  const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const size = Math.abs(offsetMinutes)
  const offset = `${offsetMinutes < 0 ? '-' : '+'}${twoDigits(size / 60)}:${twoDigits(size % 60)}`
  return `${formatServerLocalTime(time)}${offsetMinutes === 0 ? 'Z' : offset}`
}

/** Formats a number of bytes, such as `1.5 MiB`. */
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

/** Returns the full path of a file to administrators. Other users get only the file name. */
export function getFilePathVisibleToUser(user: UserRecord, path: string): string {
  return isAdmin(user) ? path : basename(path)
}

/** Characters that stay unencoded in a `filename*` value (RFC 5987), although encodeURIComponent encodes them. */
const ENCODED_CHARACTERS_OF_FILE_NAMES = /%(?:2[346B]|5E|60|7C)/g

/**
 * Creates a Content-Disposition header as the real server does. The header contains the file name twice: in an encoding
 * for old clients, and in UTF-8.
 */
export function createContentDispositionHeader(kind: 'inline' | 'attachment', name: string): string {
  const quoted = [...Buffer.from(name)]
    .map(byte => {
      if (byte === 0x20) return '_'
      const char = String.fromCharCode(byte)
      return byte < 0x7f && byte > 0x20 && !/[=?_"]/.test(char)
        ? char
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
  const encoded = encodeURIComponent(name)
    .replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(ENCODED_CHARACTERS_OF_FILE_NAMES, decodeURIComponent)
  return `${kind}; filename="=?UTF-8?Q?${quoted}?="; filename*=UTF-8''${encoded}`
}
