import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { preferenceDefinitions } from '../../../preferences/preferenceStore'
import {
  listSettingsImportChanges,
  parseSettingsBackup,
  type SettingsBackup,
  type SettingsImportChange,
  serializeSettingsBackup,
} from './settingsBackup'

const NOW = 1_000
const none: SettingsBackup = { browser: {}, account: {} }
const parsed = (text: string): SettingsBackup => {
  const result = parseSettingsBackup(text)
  if ('problem' in result) throw new Error(result.problem)
  return result.backup
}

const themes = fc.constantFrom('light', 'dark', 'system')
const backups: fc.Arbitrary<SettingsBackup> = fc.record({
  browser: fc.record({ theme: themes, 'browse.cardWidth': fc.integer({ min: 100, max: 320 }) }),
  account: fc.dictionary(
    fc.constantFrom('webui.libraries', 'webui.recommended.all', 'longbox.filters.a', 'longbox.bookmarks.b'),
    fc.oneof(
      fc.constant('[{"name":"A","search":{"q":"x"},"pinned":true}]'),
      fc.constant('{"x":{"value":"A","at":5}}'),
      fc.constant('{"x":{"value":"B","at":4},"y":{"value":1,"at":4}}'),
    ),
    { noNullPrototype: false },
  ),
})

const applied = (current: SettingsBackup, changes: readonly SettingsImportChange[]): SettingsBackup => {
  const entriesOf = (scope: SettingsImportChange['scope']) =>
    Object.fromEntries(changes.filter(change => change.scope === scope).map(({ key, after }) => [key, after]))
  return {
    browser: { ...current.browser, ...entriesOf('browser') },
    account: { ...current.account, ...(entriesOf('account') as Record<string, string>) },
  }
}

describe('parseSettingsBackup', () => {
  property.prop([backups])('reads what serializeSettingsBackup writes', backup => {
    expect(parsed(serializeSettingsBackup(backup, new Date(NOW)))).toEqual(backup)
  })

  test.each([
    ['', 'notJson'],
    ['not json', 'notJson'],
    ['[]', 'notBackup'],
    ['null', 'notBackup'],
    ['{"theme":"dark"}', 'notBackup'],
    ['{"format":"longbox-settings","version":"1"}', 'notBackup'],
    ['{"format":"longbox-settings","version":2,"browser":{"theme":"dark"}}', 'newerVersion'],
    ['{"format":"longbox-settings","version":1}', 'empty'],
    ['{"format":"longbox-settings","version":1,"browser":[],"account":"x"}', 'empty'],
  ])('%s: %s', (text, problem) => {
    expect(parseSettingsBackup(text)).toEqual({ problem })
  })

  test('leaves out and counts settings that are unknown or invalid', () => {
    const text = JSON.stringify({
      format: 'longbox-settings',
      version: 1,
      browser: { theme: 'dark', 'reader.scale': 'huge', 'device.id': 'other', unsent: '[]', constructor: 1 },
      account: { 'webui.libraries': '{}', 'UPPER CASE': 'x', 'webui.number': 5, 'webui.blank': ' ' },
    })
    const withPrototype = text.replace('"theme"', '"__proto__":{"theme":"light"},"theme"')
    expect(parseSettingsBackup(withPrototype)).toEqual({
      backup: { browser: { theme: 'dark' }, account: { 'webui.libraries': '{}' } },
      ignored: 8,
    })
  })

  test('leaves out values that are nested too deeply to be stored', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const browser = `{"theme":"dark","list.books.all":{"filters":${deep}}}`
    const account = { 'longbox.bookmarks.b': `{"a":{"value":${deep},"at":5},"b":{"value":1,"at":5}}` }
    const text = `{"format":"longbox-settings","version":1,"browser":${browser},"account":${JSON.stringify(account)}}`
    const backup = parsed(text)
    expect(backup.browser).toEqual({ theme: 'dark' })
    expect(listSettingsImportChanges(backup, none, NOW).map(({ after }) => after)).toEqual([
      'dark',
      '{"b":{"value":1,"at":1000}}',
    ])
  })

  property.prop([fc.oneof(fc.string(), fc.json())])('never throws, for any text', text => {
    expect(Object.keys(parseSettingsBackup(text))).not.toEqual([])
  })
})

describe('listSettingsImportChanges', () => {
  property.prop([backups])('lists no change when the settings equal the settings of the backup', backup => {
    expect(listSettingsImportChanges(backup, backup, NOW)).toEqual([])
  })

  property.prop([backups, backups])('lists no change after the import', (backup, current) => {
    const after = applied(current, listSettingsImportChanges(backup, current, NOW))
    expect(listSettingsImportChanges(backup, after, NOW + 1)).toEqual([])
  })

  test('shows the default as the previous value', () => {
    expect(listSettingsImportChanges({ ...none, browser: { theme: 'dark' } }, none, NOW)).toEqual([
      { scope: 'browser', key: 'theme', before: preferenceDefinitions.theme.defaultValue, after: 'dark' },
    ])
    expect(listSettingsImportChanges({ ...none, browser: { theme: 'system' } }, none, NOW)).toEqual([])
  })

  test('keeps settings that the backup does not contain, and adds no empty reader data', () => {
    const backup = { ...none, account: { 'longbox.bookmarks.a': '{"x":{"value":null,"at":1}}' } }
    expect(listSettingsImportChanges(backup, { browser: { theme: 'dark' }, account: { 'webui.x': 'y' } }, NOW)).toEqual(
      [],
    )
  })
})
