/** Part of the log file that is loaded, as bytes. The part may begin or end in the middle of a line or character. */
export type LogFileWindow = {
  /** Offset in the log file at which the loaded part starts, in bytes. */
  start: number
  bytes: Uint8Array
  /** Last known size of the log file, in bytes. */
  fileSize: number
}

/**
 * Byte range of the log file in a server response. `start` is the offset of the range in the file. `fileSize` is the
 * size of the whole file. Both are in bytes.
 */
export type LogFilePart = { start: number; bytes: Uint8Array; fileSize: number }

/** Byte range to request: from the offset `first` to the offset `last` (included), or the last bytes of the file. */
export type LogByteRange = { first: number; last: number } | { lastBytes: number }

/** Number of bytes in a request for a part of the log. */
export const LOG_PART_BYTES = 128 * 1024
/** Maximum number of bytes of the log in memory. When new lines exceed this number, the oldest lines are removed. */
export const MAX_LOG_WINDOW_BYTES = 4 * 1024 * 1024
/**
 * Number of loaded bytes that are requested again with each new part. If the response differs in these bytes, the
 * server has begun a new log file.
 */
export const LOG_PART_OVERLAP_BYTES = 64

const NEWLINE = 0x0a

const endOf = ({ start, bytes }: LogFilePart) => start + bytes.length

/** Byte range that requests the end of the log file. */
export const logEndByteRange: LogByteRange = { lastBytes: LOG_PART_BYTES }

/**
 * Returns the byte range that follows the loaded part of the log (`window`). The range repeats the last loaded bytes,
 * to detect a new log file.
 */
export function getByteRangeAfterLogWindow(window: LogFileWindow): LogByteRange {
  const first = Math.max(window.start, endOf(window) - LOG_PART_OVERLAP_BYTES)
  return { first, last: endOf(window) + LOG_PART_BYTES - 1 }
}

/**
 * Returns the byte range before the loaded part of the log (`window`). The range repeats the first loaded bytes, to
 * detect a new log file. Undefined at the start of the file.
 */
export function getByteRangeBeforeLogWindow(window: LogFileWindow): LogByteRange | undefined {
  if (window.start === 0) return undefined
  const last = Math.min(endOf(window), window.start + LOG_PART_OVERLAP_BYTES) - 1
  return { first: Math.max(0, window.start - LOG_PART_BYTES), last }
}

/**
 * Joins the loaded part of the log (`window`) with a range that follows or precedes it.
 * @param part response to the range of {@link getByteRangeAfterLogWindow} or {@link getByteRangeBeforeLogWindow}
 * @returns undefined if the part does not match, for example because the server has begun a new log file
 */
export function joinLogFilePartToWindow(window: LogFileWindow, part: LogFilePart): LogFileWindow | undefined {
  if (part.fileSize < endOf(window) || !agrees(window, part)) return undefined
  const { fileSize } = part
  if (part.start < window.start) {
    const earlier = part.bytes.subarray(0, window.start - part.start)
    return { start: part.start, bytes: concatBytes(earlier, window.bytes), fileSize }
  }
  if (fileSize - endOf(part) > LOG_PART_BYTES) return undefined
  return dropOldestLines({
    start: window.start,
    bytes: concatBytes(window.bytes, part.bytes.subarray(endOf(window) - part.start)),
    fileSize,
  })
}

function agrees(window: LogFileWindow, part: LogFilePart): boolean {
  const [from, to] = [Math.max(window.start, part.start), Math.min(endOf(window), endOf(part))]
  if (from > to) return false
  for (let offset = from; offset < to; offset++)
    if (window.bytes[offset - window.start] !== part.bytes[offset - part.start]) return false
  return true
}

function concatBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (b.length === 0) return a
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}

function dropOldestLines(window: LogFileWindow): LogFileWindow {
  const excess = window.bytes.length - MAX_LOG_WINDOW_BYTES
  if (excess <= 0) return window
  const lineStart = window.bytes.indexOf(NEWLINE, excess - 1) + 1
  const dropped = lineStart > 0 ? lineStart : excess
  return { ...window, start: window.start + dropped, bytes: window.bytes.slice(dropped) }
}

/**
 * Converts the loaded part of the log to lines, oldest first. Omits a first line that is not loaded completely.
 * @returns lines without line ends
 */
export function decodeLogLines({ start, bytes }: Pick<LogFileWindow, 'start' | 'bytes'>): string[] {
  const firstLineStart = start === 0 ? 0 : bytes.indexOf(NEWLINE) + 1
  if (start > 0 && firstLineStart === 0) return []
  const text = new TextDecoder().decode(bytes.subarray(firstLineStart))
  if (text === '') return []
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n').map(line => line.replace(/\r$/, ''))
}

/** Formats a range as value of the `Range` header. */
export const formatLogRangeHeader = (range: LogByteRange): string =>
  'lastBytes' in range ? `bytes=-${range.lastBytes}` : `bytes=${range.first}-${range.last}`

/**
 * Parses the `Content-Range` header of a partial response.
 * @returns undefined for another unit or an unknown file size
 */
export function parseContentRange(header: string | null): { start: number; fileSize: number } | undefined {
  const match = /^bytes (\d+)-\d+\/(\d+)$/.exec(header ?? '')
  return match ? { start: Number(match[1]), fileSize: Number(match[2]) } : undefined
}
