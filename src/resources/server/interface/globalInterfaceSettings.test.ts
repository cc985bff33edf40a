import { expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import type { ClientSettings } from '../../../generated/model.schemas'
import { toClientSettingsChanges, toInterfaceSettings } from './globalInterfaceSettings'

const automatic = { id: 'global', seriesGroups: 'automatic', hidesPasswordForm: false, opensProvider: false } as const

const anyValues = fc.record(
  {
    seriesGroups: fc.constantFrom('automatic' as const, 'alpha' as const, 'japanese' as const),
    hidesPasswordForm: fc.boolean(),
    opensProvider: fc.boolean(),
  },
  { requiredKeys: [] },
)

property.prop([fc.array(anyValues)])('reads the written settings, and leaves unchanged settings as they are', edits => {
  let stored: ClientSettings = { other: { value: 'x' } }
  let expected = toInterfaceSettings(stored)
  for (const edit of edits) {
    const { update, deletedKeys } = toClientSettingsChanges(edit)
    stored = {
      ...Object.fromEntries(Object.entries(stored).filter(([key]) => !deletedKeys.includes(key))),
      ...update,
    }
    expected = { ...expected, ...edit }
    expect(toInterfaceSettings(stored)).toEqual(expected)
  }
  expect(stored.other).toEqual({ value: 'x' })
})

test('publishes only the settings of the sign-in page to signed-out users', () => {
  const { update } = toClientSettingsChanges({ seriesGroups: 'alpha', hidesPasswordForm: true, opensProvider: false })
  expect(Object.entries(update).map(([key, { allowUnauthorized }]) => [key, allowUnauthorized])).toEqual([
    ['webui.series_groups', false],
    ['webui.oauth2.hide_login', true],
    ['webui.oauth2.auto_login', true],
  ])
})

test('reads missing and invalid settings as the defaults, and unknown groups as custom groups', () => {
  expect(toInterfaceSettings({})).toEqual(automatic)
  expect(toInterfaceSettings({ 'webui.series_groups': { value: '{' } })).toEqual(automatic)
  const own = { 'webui.series_groups': { value: '{"name":"own","groups":{"A-M":["a"]}}' } }
  expect(toInterfaceSettings(own).seriesGroups).toBe('custom')
})
