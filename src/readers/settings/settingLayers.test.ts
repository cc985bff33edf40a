import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/property'
import { editedScope, effectiveValue, type SettingLayers, type SettingScope, settingScopes } from './settingLayers'

const modes = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'] as const
const mode = fc.constantFrom(...modes)
const values = fc.option(fc.oneof(mode, fc.constantFrom('sideways', 7, null, {})), { nil: undefined }).map(holding)
const layers: fc.Arbitrary<SettingLayers> = fc.record({ series: values, said: values, library: values, all: values })
const scope = fc.constantFrom(...settingScopes)

function holding(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(value === undefined ? [] : [['reader.mode', value]])
}

function edited(before: SettingLayers, where: SettingScope, value: (typeof modes)[number]): SettingLayers {
  const after = { ...before }
  for (const [scope, next] of editedScope(before, where, 'reader.mode', value)) after[scope] = holding(next)
  return after
}

property.prop([layers])('returns an allowed value for any stored values', stored => {
  expect(modes).toContain(effectiveValue(stored, 'reader.mode').value)
})

property.prop([layers, scope, mode])('a change in any scope applies to this book', (before, where, value) => {
  const after = edited(before, where, value)
  expect(effectiveValue(after, 'reader.mode').value).toBe(value)
  expect(after[where].get('reader.mode')).toBe(value)
})

property.prop([layers, scope, mode])('a change keeps the values of wider scopes', (before, where, value) => {
  const after = edited(before, where, value)
  for (const wider of settingScopes.slice(settingScopes.indexOf(where) + 1)) expect(after[wider]).toBe(before[wider])
})

property.prop([layers, mode])(
  'a change for one series does not affect other series of the library',
  (before, value) => {
    const after = edited(before, 'series', value)
    const other = { ...after, series: holding(undefined), said: holding(undefined) }
    const otherBefore = { ...before, series: holding(undefined), said: holding(undefined) }
    expect(effectiveValue(other, 'reader.mode')).toEqual(effectiveValue(otherBefore, 'reader.mode'))
  },
)

test("prefers the series metadata over library and all books, and the user's choice for the series over both", () => {
  const given = {
    series: holding(undefined),
    said: holding('WEBTOON'),
    library: holding('RIGHT_TO_LEFT'),
    all: holding('VERTICAL'),
  }
  expect(effectiveValue(given, 'reader.mode')).toEqual({ value: 'WEBTOON', source: 'said' })
  expect(effectiveValue(edited(given, 'series', 'VERTICAL'), 'reader.mode')).toEqual({
    value: 'VERTICAL',
    source: 'series',
  })
  expect(effectiveValue({ ...given, said: holding(undefined) }, 'reader.mode').source).toBe('library')
})
