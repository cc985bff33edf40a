import { expect, test } from 'vitest'
import type { ServerSettings } from '../../../generated/model.schemas'
import { isRestartPending, toEditableServerSettings } from './editableServerSettings'

const settings: ServerSettings = {
  deleteEmptyCollections: true,
  deleteEmptyReadLists: true,
  rememberMeDurationDays: 365,
  thumbnailSize: 'DEFAULT',
  taskPoolSize: 1,
  serverPort: { configurationSource: 25_600, databaseSource: null, effectiveValue: 25_600 },
  serverContextPath: { configurationSource: null, databaseSource: null, effectiveValue: '' },
  koboProxy: false,
  koboPort: null,
  kepubifyPath: { configurationSource: null, databaseSource: null, effectiveValue: null },
}

test('edits the stored values, and lists configured and effective values separately', () => {
  const record = toEditableServerSettings(settings)
  expect(record).toMatchObject({ serverPort: null, serverContextPath: '', kepubifyPath: '', renewRememberMeKey: false })
  expect(record.sources.serverPort).toEqual({ configured: '25600', effective: '25600' })
  expect(record.sources.serverContextPath).toEqual({ configured: undefined, effective: undefined })
})

test.each([
  ['nothing is stored', {}, false, false],
  ['another port is stored', { serverPort: { ...settings.serverPort, databaseSource: 8080 } }, true, false],
  ['the port in effect is stored', { serverPort: { ...settings.serverPort, databaseSource: 25_600 } }, false, false],
  ['a stored port was removed', { serverPort: { ...settings.serverPort, effectiveValue: 8080 } }, true, false],
  ['a path is stored', { serverContextPath: { ...settings.serverContextPath, databaseSource: '/x' } }, false, true],
  [
    'a path is configured',
    { serverContextPath: { configurationSource: '/x', databaseSource: null, effectiveValue: '/x' } },
    false,
    false,
  ],
])('a restart changes a value only when the stored value differs: %s', (_, changes, isPortPending, isPathPending) => {
  const record = toEditableServerSettings({ ...settings, ...changes })
  expect(isRestartPending(record, 'serverPort')).toBe(isPortPending)
  expect(isRestartPending(record, 'serverContextPath')).toBe(isPathPending)
})
