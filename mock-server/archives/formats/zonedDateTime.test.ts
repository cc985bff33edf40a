import { expect, test } from 'vitest'
import { isCalendarDate, parseZonedDateTime } from './zonedDateTime'

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2023-02-31', false],
  ['2023-13-01', false],
  ['2023-2-3', false],
  ['', false],
])('%j is a calendar date: %s', (text, real) => {
  expect(isCalendarDate(text)).toBe(real)
  expect(parseZonedDateTime(`${text}T00:00:00Z`) !== undefined).toBe(real)
})

test.each([
  ['2024-01-01T01:00+01:00', '2024-01-01T00:00:00.000Z'],
  ['2024-01-01T00:00:00.5Z[UTC]', '2024-01-01T00:00:00.500Z'],
])('parses %s', (text, utc) => {
  expect(parseZonedDateTime(text)).toBe(Date.parse(utc))
})

test.each(['2024-01-01T00:00:00', '2024-01-01', '1 Jan 2024 00:00Z', '2024-01-01T25:00:00Z'])('rejects %s', text => {
  expect(parseZonedDateTime(text)).toBeUndefined()
})
