import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import {
  createSettingChangesForScope,
  resolveSettingValue,
  type SettingScope,
  type SettingValuesByOrigin,
  settingScopes,
} from './resolveSettingValue'

const modes = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'] as const
const mode = fc.constantFrom(...modes)
const values = fc.option(fc.oneof(mode, fc.constantFrom('sideways', 7, null, {})), { nil: undefined }).map(layerWith)
const layers: fc.Arbitrary<SettingValuesByOrigin> = fc.record({
  series: values,
  metadata: values,
  library: values,
  all: values,
  declared: values,
})
const scope = fc.constantFrom(...settingScopes)

function layerWith(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(value === undefined ? [] : [['reader.mode', value]])
}

function applyChange(
  before: SettingValuesByOrigin,
  targetScope: SettingScope,
  value: (typeof modes)[number],
): SettingValuesByOrigin {
  const after = { ...before }
  for (const [scope, next] of createSettingChangesForScope(before, targetScope, 'reader.mode', value))
    after[scope] = layerWith(next)
  return after
}

property.prop([layers])('returns an allowed value for any stored values', storedLayers => {
  expect(modes).toContain(resolveSettingValue(storedLayers, 'reader.mode').value)
})

property.prop([layers, scope, mode])('a change in any scope applies to the open book', (before, targetScope, value) => {
  const after = applyChange(before, targetScope, value)
  expect(resolveSettingValue(after, 'reader.mode').value).toBe(value)
  expect(after[targetScope].get('reader.mode')).toBe(value)
})

property.prop([layers, scope, mode])('a change keeps the values of wider scopes', (before, targetScope, value) => {
  const after = applyChange(before, targetScope, value)
  for (const wider of settingScopes.slice(settingScopes.indexOf(targetScope) + 1))
    expect(after[wider]).toBe(before[wider])
})

property.prop([layers, mode])(
  'a change for one series does not affect other series of the library',
  (before, value) => {
    const after = applyChange(before, 'series', value)
    const other = { ...after, series: layerWith(undefined), metadata: layerWith(undefined) }
    const otherBefore = { ...before, series: layerWith(undefined), metadata: layerWith(undefined) }
    expect(resolveSettingValue(other, 'reader.mode')).toEqual(resolveSettingValue(otherBefore, 'reader.mode'))
  },
)

test('prefers the series metadata over library and all books, and the choice of the user for the series over the metadata', () => {
  const storedLayers = {
    series: layerWith(undefined),
    metadata: layerWith('WEBTOON'),
    library: layerWith('RIGHT_TO_LEFT'),
    all: layerWith('VERTICAL'),
    declared: layerWith('LEFT_TO_RIGHT'),
  }
  expect(resolveSettingValue(storedLayers, 'reader.mode')).toEqual({ value: 'WEBTOON', source: 'metadata' })
  expect(resolveSettingValue(applyChange(storedLayers, 'series', 'VERTICAL'), 'reader.mode')).toEqual({
    value: 'VERTICAL',
    source: 'series',
  })
  expect(resolveSettingValue({ ...storedLayers, metadata: layerWith(undefined) }, 'reader.mode').source).toBe('library')
})

test('uses the value that the book declares only if the user has chosen no value', () => {
  const unset = layerWith(undefined)
  const storedLayers = { series: unset, metadata: unset, library: unset, all: unset, declared: layerWith('WEBTOON') }
  expect(resolveSettingValue(storedLayers, 'reader.mode')).toEqual({ value: 'WEBTOON', source: 'declared' })
  expect(resolveSettingValue({ ...storedLayers, all: layerWith('VERTICAL') }, 'reader.mode').value).toBe('VERTICAL')
})
