import { expect, test } from 'vitest'
import type { FieldRow } from '../forms/fieldTable'
import { bookFields } from './books/edit/fields'
import { seriesFields } from './series/fields'
import { oneshotFields } from './series/oneshotFields'

test.each<[string, readonly FieldRow[]]>([
  ['series', seriesFields],
  ['books', bookFields],
  ['one-shots', oneshotFields],
])('gives each lockable field of %s its own lock', (_, fields) => {
  const own = fields.filter(({ lock }) => lock !== undefined)
  expect(own.length).toBeGreaterThan(5)
  for (const { name, lock } of own) expect(lock).toBe(`${name}Lock`)
})
