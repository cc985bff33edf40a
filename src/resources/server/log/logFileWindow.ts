/** Loaded part of the log file, as bytes. The part may begin or end inside a line or a character. */
export type LogFileWindow = {
  /** Offset in the file of the first byte of this part. */
  start: number
  bytes: Uint8Array
  /** Size of the log file that the server reported last, in bytes. */
  fileSize: number
}

/** Part of the log file in a response of the server. */
export type LogFilePart = { start: number; bytes: Uint8Array; fileSize: number }

/** Byte range of a request: from `first` to `last` inclusive, or the last bytes of the file. */
export type LogByteRange = { first: number; last: number } | { lastBytes: number }

/** Size of a requested part of the log, in bytes. */
export const LOG_PART_BYTES = 128 * 1024
/** Maximum size of the loaded part of the log, in bytes. When new lines exceed it, the oldest lines are dropped. */
export const MAX_LOG_WINDOW_BYTES = 4 * 1024 * 1024
/**
 * Number of bytes by which a requested part overlaps the loaded part. If the overlapping bytes differ, the file was
 * truncated or rotated.
 */
export const LOG_PART_OVERLAP_BYTES = 64

const NEWLINE = 0x0a

const endOf = ({ start, bytes }: LogFilePart) => start + bytes.length

/** Range of the end of the file. */
export const logEndByteRange: LogByteRange = { lastBytes: LOG_PART_BYTES }

/**
 * Returns the byte range after the window (the loaded part of the log). The range repeats the last bytes of the
 * window, to detect a rotated file.
 */
export function newerLogRange(window: LogFileWindow): LogByteRange {
  const first = Math.max(window.start, endOf(window) - LOG_PART_OVERLAP_BYTES)
  return { first, last: endOf(window) + LOG_PART_BYTES - 1 }
}

/**
 * Returns the byte range before the window (the loaded part of the log). The range repeats the first bytes of the
 * window. Undefined at the start of the file.
 */
export function earlierLogRange(window: LogFileWindow): LogByteRange | undefined {
  if (window.start === 0) return undefined
  const last = Math.min(endOf(window), window.start + LOG_PART_OVERLAP_BYTES) - 1
  return { first: Math.max(0, window.start - LOG_PART_BYTES), last }
}

/**
 * Joins the window with a part that was requested by {@link newerLogRange} or {@link earlierLogRange}.
 * @returns undefined if the end of the file must be loaded again, for example after a log rotation
 */
export function joinLogFilePart(window: LogFileWindow, part: LogFilePart): LogFileWindow | undefined {
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

/** Returns whether the part fits the window. It must be adjacent or overlap with equal bytes. */
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
 * Decodes the lines of the window (the loaded part of the log). Omits an incomplete first line.
 * @returns lines without their ends, oldest first
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
