import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { getSyncedMapValues, parseSyncedMap, setSyncedMapEntry } from '../../../preferences/syncedMap'
import {
  buildAccountSettingsResetChanges,
  countAccountSettingItems,
  getAccountSettingGroupName,
  isAccountSettingValid,
  mergeImportedSetting,
  mergeUnsyncedReaderData,
} from './accountSettings'

const NOW = 1_000
const filters = (...names: string[]) => JSON.stringify(names.map(name => ({ name, search: { q: name }, pinned: true })))
const map = (entries: Record<string, unknown>, at = 1) =>
  JSON.stringify(Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, { value, at }])))

test.each([
  ['webui.libraries', 'libraries'],
  ['longbox.filters.0abc', 'filters'],
  ['longbox.profile.0abc', 'profiles'],
  ['longbox.highlights.0abc', 'annotations'],
  ['longbox.panels.0abc', 'pages'],
  ['longbox.highlights', 'other'],
  ['webui.recommended.all', 'other'],
] as const)('%s belongs to %s', (key, group) => {
  expect(getAccountSettingGroupName(key)).toBe(group)
})

test.each([
  ['webui.libraries', '{}', true],
  ['longbox.filters.0abc-d_e', '[]', true],
  ['UPPER', 'x', false],
  ['a..b', 'x', false],
  ['a.', 'x', false],
  ['1a', 'x', false],
  ['a', ' ', false],
  [`${'a'.repeat(5_000)}!`, 'x', false],
])('setting %s with text %s: valid %s', (key, text, isValid) => {
  expect(isAccountSettingValid(key, text)).toBe(isValid)
})

test('counts existing entries and filters, and counts a plain text as a single item', () => {
  expect(countAccountSettingItems('longbox.bookmarks.a', map({ x: 1, y: null }))).toBe(1)
  expect(countAccountSettingItems('longbox.filters.a', filters('A', 'B'))).toBe(2)
  expect(countAccountSettingItems('webui.libraries', '{"A":{}}')).toBe(1)
  expect(countAccountSettingItems('longbox.bookmarks.a', 'broken')).toBe(0)
  expect(countAccountSettingItems('longbox.highlights.a', map({ 'epubcfi(/6)': {}, 'note:epubcfi(/6)': 'x' }))).toBe(1)
})

describe('mergeImportedSetting', () => {
  test('adds and replaces entries of reader data, and removes no entry', () => {
    const imported = mergeImportedSetting(
      'longbox.highlights.a',
      map({ preserved: 1, changed: 1, same: 5 }, 2_000),
      map({ changed: 2, added: 3, same: 5, preserved: null }),
      NOW,
    )
    expect([...getSyncedMapValues(parseSyncedMap(imported))].sort()).toEqual([
      ['added', 3],
      ['changed', 2],
      ['preserved', 1],
      ['same', 5],
    ])
    expect(parseSyncedMap(imported).changed?.at).toBeGreaterThan(2_000)
  })

  test('replaces filters of the same name in place and adds all other filters', () => {
    const before = JSON.stringify([{ name: 'A', search: {}, pinned: false }, ...JSON.parse(filters('B'))])
    expect(mergeImportedSetting('longbox.filters.a', before, filters('C', 'A'), NOW)).toBe(filters('A', 'B', 'C'))
  })

  test('replaces plain texts', () => {
    expect(mergeImportedSetting('webui.libraries', '{"a":1}', '{"b":2}', NOW)).toBe('{"b":2}')
  })

  const entries = fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: false })
  const named = fc.array(fc.record({ name: fc.string(), search: fc.constant({}), pinned: fc.boolean() }))
  const setting = fc.oneof(
    fc.tuple(
      fc.constant('longbox.highlights.a'),
      fc.tuple(entries, entries).map(pair => pair.map(each => map(each))),
    ),
    fc.tuple(
      fc.constant('longbox.filters.a'),
      fc.tuple(named, named).map(pair => pair.map(each => JSON.stringify(each))),
    ),
    fc.tuple(fc.constant('webui.x'), fc.tuple(fc.string(), fc.string())),
  )

  property.prop([setting, fc.nat()])(
    'a second import of the same copy changes nothing',
    ([key, [before, copy = '']], now) => {
      const after = mergeImportedSetting(key, before, copy, now)
      expect(mergeImportedSetting(key, after, copy, now + 1)).toBe(after)
    },
  )

  property.prop([setting])('an import of the setting itself changes nothing', ([key, [text = '']]) => {
    const normalized = mergeImportedSetting(key, undefined, text, NOW)
    expect(mergeImportedSetting(key, normalized, text, NOW)).toBe(normalized)
  })
})

describe('buildAccountSettingsResetChanges', () => {
  test('empties reader data and filters, and deletes plain texts', () => {
    const settings = {
      'longbox.bookmarks.a': map({ x: 1 }, 5_000),
      'longbox.filters.a': filters('A'),
      'webui.libraries': '{}',
    }
    const reset = buildAccountSettingsResetChanges(settings, settings, NOW)
    expect(reset.remove).toEqual(['webui.libraries'])
    expect(reset.update['longbox.filters.a']).toBe('[]')
    expect(parseSyncedMap(reset.update['longbox.bookmarks.a'])).toEqual({ x: { value: null, at: 5_001 } })
  })

  test('preserves entries and filters that another device has added', () => {
    const { update } = buildAccountSettingsResetChanges(
      { 'longbox.bookmarks.a': map({ x: 1 }), 'longbox.filters.a': filters('A') },
      { 'longbox.bookmarks.a': map({ x: 1, y: 2 }), 'longbox.filters.a': filters('A', 'B') },
      NOW,
    )
    expect([...getSyncedMapValues(parseSyncedMap(update['longbox.bookmarks.a'])).keys()]).toEqual(['y'])
    expect(update['longbox.filters.a']).toBe(filters('B'))
  })
})

test('merges data of this device that the server does not have', () => {
  const local = setSyncedMapEntry(parseSyncedMap(map({ x: 1 })), 'y', 2, NOW)
  const merged = mergeUnsyncedReaderData({ a: 'text', 'longbox.bookmarks.a': map({ x: 1 }) }, [
    ['longbox.bookmarks.a', local],
    ['longbox.bookmarks.b', local],
  ])
  expect(countAccountSettingItems('longbox.bookmarks.a', merged['longbox.bookmarks.a'] ?? '')).toBe(2)
  expect(countAccountSettingItems('longbox.bookmarks.b', merged['longbox.bookmarks.b'] ?? '')).toBe(2)
  expect(merged.a).toBe('text')
})
