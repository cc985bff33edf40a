import { expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import {
  decodeLogLines,
  formatLogRangeHeader,
  getByteRangeAfterLogWindow,
  getByteRangeBeforeLogWindow,
  joinLogFilePartToWindow,
  LOG_PART_BYTES,
  LOG_PART_OVERLAP_BYTES,
  type LogByteRange,
  type LogFilePart,
  type LogFileWindow,
  logEndByteRange,
  MAX_LOG_WINDOW_BYTES,
  parseContentRange,
} from './logFileWindow'

const encoder = new TextEncoder()
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

function readPart(file: Uint8Array, range: LogByteRange): LogFilePart | undefined {
  const start = 'lastBytes' in range ? Math.max(0, file.length - range.lastBytes) : range.first
  const end = 'lastBytes' in range ? file.length : Math.min(file.length, range.last + 1)
  return start < end ? { start, bytes: file.slice(start, end), fileSize: file.length } : undefined
}

const emptyWindow: LogFileWindow = { start: 0, bytes: new Uint8Array(), fileSize: 0 }
const readTail = (file: Uint8Array): LogFileWindow => readPart(file, logEndByteRange) ?? emptyWindow

/** Loads new lines of the log file. If they cannot be joined to the loaded lines, loads the end of the file instead. */
function follow(window: LogFileWindow, file: Uint8Array): LogFileWindow {
  const part = readPart(file, getByteRangeAfterLogWindow(window))
  return (part && joinLogFilePartToWindow(window, part)) ?? readTail(file)
}

const line = fc.string({ unit: 'grapheme', maxLength: 200 }).map(text => `${text.replaceAll('\n', ' ')}\n`)
const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ append: fc.array(line, { maxLength: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ rotateTo: fc.array(line, { maxLength: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ burst: fc.constant('a burst of many equal lines\n'.repeat(20_000)) }) },
)

property.prop([fc.array(change, { maxLength: 25 })])(
  'contains a part of the file up to the end of the file, after appended lines, bursts and rotations',
  changes => {
    let file = new Uint8Array()
    let window = readTail(file)
    for (const each of changes) {
      const before = 'rotateTo' in each ? '' : textOf(file)
      const added = 'append' in each ? each.append.join('') : 'burst' in each ? each.burst : each.rotateTo.join('')
      file = encoder.encode(before + added)
      window = follow(window, file)
      expect(window.start + window.bytes.length).toBe(file.length)
      expect(window.fileSize).toBe(file.length)
      expect(textOf(window.bytes)).toBe(textOf(file.slice(window.start)))
    }
  },
)

property.prop([fc.array(line, { minLength: 1, maxLength: 400 }), fc.integer({ min: 1, max: 40 })])(
  'shows every line once after the earlier parts are loaded',
  (lines, repeat) => {
    const text = lines.join('').repeat(repeat)
    const file = encoder.encode(text)
    let window = readTail(file)
    for (let range = getByteRangeBeforeLogWindow(window); range; range = getByteRangeBeforeLogWindow(window)) {
      const part = readPart(file, range)
      const joined = part && joinLogFilePartToWindow(window, part)
      if (!joined) throw new Error('The part does not fit')
      expect(joined.start).toBeLessThan(window.start)
      window = joined
    }
    expect(decodeLogLines(window)).toEqual(text.slice(0, -1).split('\n'))
  },
)

property.prop([fc.nat(10_000_000), fc.nat(100_000)])('requests a limited number of bytes', (start, length) => {
  const window = { start, bytes: new Uint8Array(length), fileSize: start + length }
  for (const range of [logEndByteRange, getByteRangeAfterLogWindow(window), getByteRangeBeforeLogWindow(window)]) {
    if (!range) continue
    const size = 'lastBytes' in range ? range.lastBytes : range.last - range.first + 1
    expect(size).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(LOG_PART_BYTES + LOG_PART_OVERLAP_BYTES)
  }
})

test('detects a file that was rotated and has grown beyond its earlier size', () => {
  const window = readTail(encoder.encode('first file\n'.repeat(20)))
  const rotated = encoder.encode('second file\n'.repeat(40))
  const part = readPart(rotated, getByteRangeAfterLogWindow(window))
  expect(part && joinLogFilePartToWindow(window, part)).toBeUndefined()
  expect(decodeLogLines(follow(window, rotated))).toEqual(Array(40).fill('second file'))
})

test('drops the oldest lines of a window that grows beyond its limit', () => {
  const line = `${'x'.repeat(1023)}\n`
  const bytes = encoder.encode(line.repeat(MAX_LOG_WINDOW_BYTES / 1024))
  const window: LogFileWindow = { start: 100, bytes, fileSize: 100 + bytes.length }
  const added = encoder.encode('one more line\n')
  const joined = joinLogFilePartToWindow(window, {
    start: 100 + bytes.length,
    bytes: added,
    fileSize: window.fileSize + 14,
  })
  // The window starts with the line break of the last dropped line. This line break shows that the next line is
  // complete.
  expect(joined?.start).toBe(100 + 1024 - 1)
  expect(joined?.bytes.length).toBe(bytes.length - 1024 + 1 + 14)
})

test('new lines remove only as many lines as they add if the user has loaded more than the limit', () => {
  const line = `${'x'.repeat(1023)}\n`
  const bytes = encoder.encode(line.repeat((2 * MAX_LOG_WINDOW_BYTES) / 1024))
  const window: LogFileWindow = { start: 100, bytes, fileSize: 100 + bytes.length }
  const added = encoder.encode(line)
  const joined = joinLogFilePartToWindow(window, {
    start: 100 + bytes.length,
    bytes: added,
    fileSize: window.fileSize + added.length,
  })
  expect(joined && decodeLogLines(joined)).toHaveLength((2 * MAX_LOG_WINDOW_BYTES) / 1024 - 1)
})

test('omits a cut first line, and keeps an incomplete last line', () => {
  expect(decodeLogLines({ start: 7, bytes: encoder.encode('cut\nsecond\r\nthird') })).toEqual(['second', 'third'])
  expect(decodeLogLines({ start: 0, bytes: encoder.encode('first\n\nthird\n') })).toEqual(['first', '', 'third'])
  expect(decodeLogLines({ start: 7, bytes: encoder.encode('cut') })).toEqual([])
})

test('formats and parses the headers of ranges', () => {
  expect(formatLogRangeHeader(logEndByteRange)).toBe(`bytes=-${LOG_PART_BYTES}`)
  expect(formatLogRangeHeader({ first: 10, last: 19 })).toBe('bytes=10-19')
  expect(parseContentRange('bytes 10-19/100')).toEqual({ start: 10, fileSize: 100 })
  for (const header of [null, '', 'bytes */100', 'bytes 10-19/*', 'items 1-2/3'])
    expect(parseContentRange(header)).toBeUndefined()
})

test('after the oldest lines were dropped, each other complete line stays', () => {
  const lines = Array.from({ length: MAX_LOG_WINDOW_BYTES / 1024 }, (_, i) => `${i}`.padEnd(1023, 'x'))
  const bytes = encoder.encode(`${lines.join('\n')}\n`)
  const window: LogFileWindow = { start: 0, bytes, fileSize: bytes.length }
  const added = encoder.encode('a new line\n')
  const joined = joinLogFilePartToWindow(window, {
    start: bytes.length,
    bytes: added,
    fileSize: bytes.length + added.length,
  })
  expect(decodeLogLines(joined as LogFileWindow)).toEqual([...lines.slice(1), 'a new line'])
})
