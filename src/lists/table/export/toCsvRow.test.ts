import { expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { parseCalendarDay, parseServerInstant, parseServerLocalDateTime } from '../../../api/serverDates'
import { toCsvField, toCsvRow } from './toCsvRow'

function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    const match = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
    match.lastIndex = at
    const [field = '', quoted, plain = ''] = match.exec(text) ?? []
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    at += field.length
    if (text.startsWith(',', at)) at += 1
    else if (text.startsWith('\r\n', at)) {
      at += 2
      if (at < text.length) rows.push([])
    } else if (at < text.length) throw new Error(`unexpected ${text.slice(at, at + 5)}`)
  }
  return rows
}

const fields = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 })

property.prop([fc.array(fields, { minLength: 1, maxLength: 5 })])(
  'every text returns unchanged from a CSV reader, except for the apostrophe before a formula',
  rows => {
    const read = parseCsv(rows.map(row => toCsvRow(row)).join(''))
    expect(read.map(row => row.map(text => text.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, '')))).toEqual(
      rows.map(row => row.map(text => text.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, ''))),
    )
  },
)

property.prop([fc.constantFrom('=', '+', '-', '@', '＝'), fc.string(), fc.constantFrom('', ' ', '\t', '\r\n')])(
  'no CSV field begins like a formula',
  (start, rest, space) => {
    const [[field = '']] = parseCsv(`${toCsvField(space + start + rest)},end`) as [string[]]
    expect(field.startsWith("'")).toBe(true)
  },
)

test('writes numbers, flags and missing values without quotes', () => {
  expect(toCsvRow([-5, 2.5, true, null, undefined, ''])).toBe('-5,2.5,true,,,\r\n')
})

test('writes dates in ISO 8601 as precisely as they are known', () => {
  const values = [
    parseServerInstant('2026-11-21T05:06:23Z'),
    parseCalendarDay('2026-11-21'),
    parseServerLocalDateTime('2026-11-21T05:06:23'),
    new Date(Number.NaN) as ReturnType<typeof parseServerInstant>,
  ]
  expect(toCsvRow(values)).toBe('2026-11-21T05:06:23Z,2026-11-21,2026-11-21T05:06:23,\r\n')
})
