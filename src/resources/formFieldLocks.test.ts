import { expect, test } from 'vitest'
import type { FormFieldDefinition } from '../forms/formFieldDefinitions'
import { bookFormFields } from './books/edit/bookFormFields'
import { oneshotFormFields } from './series/oneshotFormFields'
import { seriesFormFields } from './series/seriesFormFields'

test.each<[string, readonly FormFieldDefinition[]]>([
  ['series', seriesFormFields],
  ['books', bookFormFields],
  ['one-shots', oneshotFormFields],
])('gives each lockable field of %s its own lock', (_, fields) => {
  const lockedFields = fields.filter(({ lock }) => lock !== undefined)
  expect(lockedFields.length).toBeGreaterThan(5)
  for (const { name, lock } of lockedFields) expect(lock).toBe(`${name}Lock`)
})
