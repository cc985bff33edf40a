/**
 * Bytes of the log file that are loaded. The bytes may start or end in the middle of a line, so the first and the last
 * line may be incomplete.
 */
export type LogFileWindow = {
  /** Offset of the first loaded byte in the log file. */
  start: number
  bytes: Uint8Array
  /** Size of the log file in bytes, according to the latest response. */
  fileSize: number
}

/**
 * Byte range that the server has sent. `start` is its offset in the log file. `fileSize` is the size of the log file in
 * bytes.
 */
export type LogFilePart = { start: number; bytes: Uint8Array; fileSize: number }

/**
 * Byte range to request: either all bytes from the offset `first` to the offset `last`, inclusive, or the last
 * `lastBytes` bytes of the log file.
 */
export type LogByteRange = { first: number; last: number } | { lastBytes: number }

/** Maximum number of bytes by which a request extends the loaded part of the log. */
export const LOG_PART_BYTES = 128 * 1024
/**
 * Maximum number of loaded bytes. If new lines would exceed this number, the client removes the oldest lines from
 * memory. The maximum does not apply to earlier lines that the user requests, so these lines can make the loaded part
 * larger than the maximum. After that, the size does not grow when new lines arrive, because they replace the oldest
 * lines.
 */
export const MAX_LOG_WINDOW_BYTES = 4 * 1024 * 1024
/**
 * Maximum size of the overlap: the loaded bytes that each further request fetches again. If the response contains
 * different values for these bytes, the server has begun a new log file.
 */
export const LOG_PART_OVERLAP_BYTES = 64

const NEWLINE = 0x0a

const endOf = ({ start, bytes }: LogFilePart) => start + bytes.length

/** Byte range at the end of the log file, which is requested first. */
export const logEndByteRange: LogByteRange = { lastBytes: LOG_PART_BYTES }

/**
 * Returns the byte range of the lines after the loaded bytes. The start of the range overlaps the last loaded bytes. If
 * the server sends different values for the overlapping bytes, the server has begun a new log file.
 */
export function getByteRangeAfterLogWindow(window: LogFileWindow): LogByteRange {
  const first = Math.max(window.start, endOf(window) - LOG_PART_OVERLAP_BYTES)
  return { first, last: endOf(window) + LOG_PART_BYTES - 1 }
}

/**
 * Returns the byte range of the lines before the loaded bytes. Returns undefined if the start of the file is loaded.
 * The end of the range overlaps the first loaded bytes. If the server sends different values for the overlapping bytes,
 * the server has begun a new log file.
 */
export function getByteRangeBeforeLogWindow(window: LogFileWindow): LogByteRange | undefined {
  if (window.start === 0) return undefined
  const last = Math.min(endOf(window), window.start + LOG_PART_OVERLAP_BYTES) - 1
  return { first: Math.max(0, window.start - LOG_PART_BYTES), last }
}

/**
 * Adds a response of the server to the loaded bytes.
 * @param part response to the range of {@link getByteRangeAfterLogWindow} or {@link getByteRangeBeforeLogWindow}
 * @returns loaded bytes with the bytes of the response. Undefined if the response does not fit the loaded bytes, for
 *   example because the server has begun a new log file. Also undefined if the response contains newer bytes, and the
 *   log file has more than {@link LOG_PART_BYTES} bytes after the response.
 */
export function joinLogFilePartToWindow(window: LogFileWindow, part: LogFilePart): LogFileWindow | undefined {
  if (part.fileSize < endOf(window) || !agrees(window, part)) return undefined
  const { fileSize } = part
  if (part.start < window.start) {
    const earlier = part.bytes.subarray(0, window.start - part.start)
    return { start: part.start, bytes: concatBytes(earlier, window.bytes), fileSize }
  }
  if (fileSize - endOf(part) > LOG_PART_BYTES) return undefined
  const bytes = concatBytes(window.bytes, part.bytes.subarray(endOf(window) - part.start))
  return dropOldestLines({ start: window.start, bytes, fileSize }, Math.max(MAX_LOG_WINDOW_BYTES, window.bytes.length))
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

function dropOldestLines(window: LogFileWindow, maxBytes: number): LogFileWindow {
  const excess = window.bytes.length - maxBytes
  if (excess <= 0) return window
  // Removes the bytes before a line break, but not the line break itself. `decodeLogLines` omits all text before the
  // first line break. Without this line break, `decodeLogLines` would omit a complete line.
  const lineBreak = window.bytes.indexOf(NEWLINE, excess)
  const dropped = lineBreak >= 0 ? lineBreak : excess
  return { ...window, start: window.start + dropped, bytes: window.bytes.slice(dropped) }
}

/**
 * Converts the loaded bytes to lines, oldest first. If the start of the file is not loaded, omits the first line,
 * because its start may be missing.
 * @returns lines without line breaks
 */
export function decodeLogLines({ start, bytes }: Pick<LogFileWindow, 'start' | 'bytes'>): string[] {
  const firstLineStart = start === 0 ? 0 : bytes.indexOf(NEWLINE) + 1
  if (start > 0 && firstLineStart === 0) return []
  const text = new TextDecoder().decode(bytes.subarray(firstLineStart))
  if (text === '') return []
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n').map(line => line.replace(/\r$/, ''))
}

/** Formats a byte range as the value of the HTTP header `Range`. */
export const formatLogRangeHeader = (range: LogByteRange): string =>
  'lastBytes' in range ? `bytes=-${range.lastBytes}` : `bytes=${range.first}-${range.last}`

/**
 * Parses the HTTP header `Content-Range` of a response.
 * @returns undefined if the header is missing, has another unit than bytes, or contains no range or no file size
 */
export function parseContentRange(header: string | null): { start: number; fileSize: number } | undefined {
  const match = /^bytes (\d+)-\d+\/(\d+)$/.exec(header ?? '')
  return match ? { start: Number(match[1]), fileSize: Number(match[2]) } : undefined
}
