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

const removeApostrophesBeforeFormulas = (text: string) =>
  text.replace(/(?<=[;\t\r\n][\s"]*)'(?=[=+\-@＝＋－＠])/g, '').replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, '')

property.prop([fc.array(fields, { minLength: 1, maxLength: 5 })])(
  'every text returns unchanged from a CSV reader, except for the apostrophes before formulas',
  rows => {
    const read = parseCsv(rows.map(row => toCsvRow(row)).join(''))
    expect(read.map(row => row.map(removeApostrophesBeforeFormulas))).toEqual(
      rows.map(row => row.map(removeApostrophesBeforeFormulas)),
    )
  },
)

const textsWithSeparators = fc
  .array(fc.constantFrom(';', '\t', '\r', '\n', ' ', '"', ',', "'", '=', '+', '-', '@', '＝', 'a', '1'))
  .map(pieces => pieces.join(''))

property.prop([fc.array(textsWithSeparators, { minLength: 1 })])(
  'no cell begins like a formula if a program splits a CSV row at semicolons, tabs and all line breaks',
  values => {
    const cells = toCsvRow(['first', ...values]).split(/[;\t\r\n]/)
    expect(cells.filter(cell => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  },
)

test('adds an apostrophe only before formulas at the start of a text or after a separator', () => {
  expect(toCsvField("a;=cmd|' /C calc'!A0;b")).toBe(`"a;'=cmd|' /C calc'!A0;b"`)
  expect(toCsvField('a\n- b')).toBe(`"a\n'- b"`)
  expect(toCsvField('a, -b; c-d = e@f')).toBe('"a, -b; c-d = e@f"')
})

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
