import { expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { filterLogLines, logLevels, parseLogLines, splitLogLineAtMatches } from './parseLogLines'

const log = [
  '\tat the.end.of.an.Entry(Unknown.java:1)',
  '2026-11-23 10:00:00.123  INFO 1 --- [main] o.g.k.Application : Started',
  '2026-11-23T10:00:01.123+01:00 ERROR 1 --- [komga] [task-1] o.g.k.Tasks : Failed',
  'java.lang.IllegalStateException: no such file',
  '\tat org.gotson.komga.Reader.read(Reader.kt:12)',
  '2026-11-23T10:00:02.000Z  WARN 1 --- [main] o.g.k.Scanner : Slow',
  '2026-11-23T10:00:03.000Z FATAL out of memory',
]
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

test('gives the lines of a stack trace the level of their entry', () => {
  expect(parseLogLines(log).map(({ level, entry }) => [level, entry])).toEqual([
    [undefined, 0],
    ['INFO', 1],
    ['ERROR', 2],
    ['ERROR', 2],
    ['ERROR', 2],
    ['WARN', 5],
    ['ERROR', 6],
  ])
})

test('filters by level, and shows the whole entry in which the text occurs', () => {
  const lines = parseLogLines(log)
  expect(texts(filterLogLines(lines, { minLevel: 'WARN', text: '' }))).toEqual([log[0], ...log.slice(2)])
  expect(texts(filterLogLines(lines, { minLevel: 'TRACE', text: ' READER.kt ' }))).toEqual(log.slice(2, 5))
  expect(filterLogLines(lines, { minLevel: 'ERROR', text: 'slow' })).toEqual([])
  expect(filterLogLines(lines, { minLevel: 'TRACE', text: ' ' })).toBe(lines)
})

property.prop([fc.array(fc.constantFrom(...log), { maxLength: 30 }), fc.constantFrom(...logLevels), fc.string()])(
  'shows only lines of the log, in their order, and complete entries',
  (lines, minLevel, text) => {
    const all = parseLogLines(lines)
    const shown = filterLogLines(all, { minLevel, text })
    expect(shown).toEqual(all.filter(line => shown.includes(line)))
    const entries = new Set(shown.map(({ entry }) => entry))
    expect(shown).toEqual(all.filter(({ entry }) => entries.has(entry)))
  },
)

property.prop([fc.string({ unit: 'binary' }), fc.string({ maxLength: 3 })])(
  'splits a line into parts that join to the same line',
  (line, text) => {
    const parts = splitLogLineAtMatches(line, text)
    expect(parts.map(part => part.text).join('')).toBe(line)
    for (const part of parts) if (part.isMatch) expect(part.text.toLowerCase()).toBe(text.trim().toLowerCase())
  },
)

test('marks each occurrence, regardless of case', () => {
  expect(splitLogLineAtMatches('Scan: scanned', 'SCAN')).toEqual([
    { text: 'Scan', isMatch: true },
    { text: ': ', isMatch: false },
    { text: 'scan', isMatch: true },
    { text: 'ned', isMatch: false },
  ])
})
