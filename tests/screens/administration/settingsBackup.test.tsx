import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../src/api/cache/queryClient'
import { dismissAllDialogs } from '../../../src/dialogs/dialogStore'
import { loadTextBundle } from '../../../src/language/interfaceLanguage'
import {
  formatBrowserSettingValue,
  getBrowserSettingLabel,
} from '../../../src/pages/account/preferences/browserSettingTexts'
import { getBrowserSettingGroupName } from '../../../src/preferences/browserSettings'
import {
  type PreferenceName,
  preferenceDefinitions,
  readPreference,
  writePreference,
} from '../../../src/preferences/preferenceStore'
import { parseSyncedMap } from '../../../src/preferences/syncedMap'
import { readStoredSyncedMapJson, storeSyncedMap } from '../../../src/preferences/syncedReaderData'
import { captureSavedCsvFile } from '../../harness/screens/captureSavedCsvFile'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, world, signInAs, renderApp } = setUpScreenTestServer()
let userId = ''
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  dismissAllDialogs()
  world.clientSettings.user.clear()
  userId = signInAs('reader') ?? ''
})

const storedSetting = (key: string) => world.clientSettings.user.get(userId)?.get(key)?.value
const storeSetting = (key: string, value: string) => {
  const settings = world.clientSettings.user.get(userId) ?? new Map()
  world.clientSettings.user.set(userId, settings.set(key, { value }))
}
const groupOf = async (title: string) =>
  (await screen.findByRole('heading', { name: title, level: 3 })).closest('li') as HTMLElement
/** Creates a file with a method `text()`. The files of jsdom do not have this method. */
function file(content: unknown): File {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return Object.assign(new File([text], 'settings.json', { type: 'application/json' }), { text: async () => text })
}
const backup = (content: object) => file({ format: 'longbox-settings', version: 1, ...content })

async function chooseFile(user: ReturnType<typeof renderApp>['user'], chosen: File) {
  await groupOf('Saved filters')
  await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, chosen)
}

test('lists changed settings by group with their values, and resets a group with undo', async () => {
  writePreference('reader.scale', 'width')
  writePreference('reader.swipe', true)
  writePreference('browse.density', 'dense')
  const { user } = renderApp('/account/preferences')
  const comic = await groupOf('Comic reader')
  expect(comic.textContent).toContain('2 changed settings')
  expect(within(comic).getByText('Fit width')).toBeTruthy()
  expect(within(comic).getByText('Turn pages by swiping')).toBeTruthy()
  await user.click(within(comic).getByRole('button', { name: 'Reset: Comic reader' }))
  expect(comic.textContent).toContain('Unchanged')
  expect([readPreference('reader.scale'), readPreference('browse.density')]).toEqual(['screen', 'dense'])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(readPreference('reader.scale')).toBe('width')
  expect(readPreference('reader.swipe')).toBe(true)
})

test('each setting has a name, and each value of a setting has a text', async () => {
  renderApp('/account/preferences')
  await groupOf('Comic reader')
  await loadTextBundle('reader')
  const texts = { t: (key: string) => key, format: { number: String }, libraryName: () => undefined }
  for (const name of Object.keys(preferenceDefinitions) as PreferenceName[]) {
    if (!getBrowserSettingGroupName(name)) continue
    expect(getBrowserSettingLabel(name, texts), name).not.toBe(name)
    const value = preferenceDefinitions[name].defaultValue
    if (typeof value === 'string')
      expect(formatBrowserSettingValue(name, value, texts), name).not.toBe(value || undefined)
  }
})

test('resets the reader data of the account on the server and on this device after the user checks a box', async () => {
  const map = { x: { value: 'note', at: 5 } }
  storeSetting('longbox.bookmarks.book', JSON.stringify(map))
  storeSetting('webui.libraries', '{}')
  const mapKey = { userId, kind: 'bookmarks', id: 'BOOK' } as const
  storeSyncedMap(mapKey, map)
  const { user } = renderApp('/account/preferences')
  const group = await groupOf('Bookmarks and highlights')
  expect(group.textContent).toContain('1 bookmark or highlight')
  await user.click(within(group).getByRole('button', { name: 'Reset: Bookmarks and highlights' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset Bookmarks and highlights?' }))
  const confirm = dialog.getByRole('button', { name: 'Reset' })
  expect(confirm).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('checkbox'))
  await user.click(confirm)
  await waitFor(async () => expect((await groupOf('Bookmarks and highlights')).textContent).toContain('None'))
  expect(parseSyncedMap(storedSetting('longbox.bookmarks.book')).x?.value).toBeNull()
  expect(parseSyncedMap(readStoredSyncedMapJson(mapKey)).x?.value).toBeNull()
  expect(storedSetting('webui.libraries')).toBe('{}')
})

test('an import shows its changes, applies the selected changes, and keeps the other settings', async () => {
  writePreference('browse.density', 'dense')
  storeSetting('webui.recommended.all', 'kept')
  const { user } = renderApp('/account/preferences')
  await chooseFile(
    user,
    backup({
      browser: { theme: 'dark', 'reader.scale': 'nonsense' },
      account: { 'longbox.filters.all': '[{"name":"Unread","search":{},"pinned":true}]' },
    }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Import settings' }))
  expect(dialog.getByText('System')).toBeTruthy()
  expect(dialog.getByText('Dark')).toBeTruthy()
  expect(dialog.getByText('1 filter')).toBeTruthy()
  expect(dialog.getByText(/1 setting of the file is unknown or invalid/)).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'This browser: 1 change' }))
  await user.click(dialog.getByRole('button', { name: 'Import 1 change' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(storedSetting('longbox.filters.all')).toContain('Unread')
  expect(storedSetting('webui.recommended.all')).toBe('kept')
  expect([readPreference('theme'), readPreference('browse.density')]).toEqual(['system', 'dense'])
})

test('an import waits until the settings of the account have loaded', async () => {
  const { user } = renderApp('/account/preferences')
  await groupOf('Saved filters')
  let sendSettings = () => {}
  const isSent = new Promise<void>(resolve => {
    sendSettings = resolve
  })
  server.use(http.get('*/client-settings/user/list', () => isSent))
  queryClient.clear()
  const filters = '[{"name":"Unread","search":{},"pinned":true}]'
  const content = { browser: { theme: 'dark' }, account: { 'longbox.filters.all': filters } }
  await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, backup(content))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import settings' }))
  await user.click(dialog.getByRole('button', { name: 'Import 1 change' }))
  expect(readPreference('theme')).toBe('system')
  sendSettings()
  await user.click(await dialog.findByRole('button', { name: 'Import 2 changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readPreference('theme')).toBe('dark')
  expect(storedSetting('longbox.filters.all')).toContain('Unread')
})

test('an import and a reset preserve what another device has added since the page loaded', async () => {
  const filter = (name: string) => ({ name, search: {}, pinned: true })
  storeSetting('longbox.filters.all', JSON.stringify([filter('Mine')]))
  const { user } = renderApp('/account/preferences')
  const imported = { 'longbox.filters.all': JSON.stringify([filter('Imported')]) }
  await chooseFile(user, backup({ account: imported }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import settings' }))
  const save = await dialog.findByRole('button', { name: 'Import 1 change' })
  storeSetting('longbox.filters.all', JSON.stringify([filter('Mine'), filter('Other device')]))
  await user.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const storedNames = () =>
    JSON.parse(storedSetting('longbox.filters.all') ?? '[]').map((row: { name: string }) => row.name)
  expect(storedNames()).toEqual(['Mine', 'Other device', 'Imported'])

  const group = await groupOf('Saved filters')
  await waitFor(() => expect(group.textContent).toContain('3 filters'))
  await user.click(within(group).getByRole('button', { name: 'Reset: Saved filters' }))
  const reset = within(await screen.findByRole('dialog', { name: 'Reset Saved filters?' }))
  storeSetting('longbox.filters.all', JSON.stringify([filter('Mine'), filter('Added later')]))
  await user.click(reset.getByRole('checkbox'))
  await user.click(reset.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(storedNames()).toEqual(['Added later']))
})

test('a failed import keeps the preview and changes nothing', async () => {
  server.use(http.patch('*/client-settings/user', () => HttpResponse.json({ message: 'Busy' }, { status: 500 })))
  const { user } = renderApp('/account/preferences')
  await chooseFile(user, backup({ browser: { theme: 'dark' }, account: { 'webui.x': 'y' } }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import settings' }))
  await user.click(await dialog.findByRole('button', { name: 'Import 2 changes' }))
  await dialog.findByText(/Busy/)
  expect(readPreference('theme')).toBe('system')
  server.resetHandlers()
  await user.click(dialog.getByRole('button', { name: 'Import 2 changes' }))
  await waitFor(() => expect(readPreference('theme')).toBe('dark'))
  expect(storedSetting('webui.x')).toBe('y')
})

test.each([
  ['text', /is not a JSON file/],
  ['{"theme":"dark"}', /has no settings of Longbox/],
  ['{"format":"longbox-settings","version":99}', /comes from a newer version/],
  ['{"format":"longbox-settings","version":1}', /has no setting that this version knows/],
])('a file that cannot be imported is rejected with the reason: %s', async (content, reason) => {
  const { user } = renderApp('/account/preferences')
  await chooseFile(user, file(content))
  await screen.findByText(reason)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says that an older server stores no settings, and exports the settings of the browser', async () => {
  server.use(http.get('*/client-settings/user/list', () => new HttpResponse(null, { status: 404 })))
  renderApp('/account/preferences')
  await screen.findByText(/This server does not store settings/)
  expect(screen.getByRole('button', { name: 'Export this browser to a file' })).toBeTruthy()
})

test.each([404, 500])('exports bookmarks that the server does not have if its settings fail with %i', async status => {
  server.use(http.get('*/client-settings/user/list', () => new HttpResponse(null, { status })))
  storeSyncedMap({ userId, kind: 'bookmarks', id: 'BOOK' }, { b1: { value: { page: 3 }, at: 1 } })
  const readSavedFile = captureSavedCsvFile()
  const { user } = renderApp('/account/preferences')
  await user.click(await screen.findByRole('button', { name: 'Export to a file' }))
  const { lines } = await readSavedFile()
  expect(Object.keys(JSON.parse(lines.join('')).account)).toEqual(['longbox.bookmarks.book'])
})

test('blurs covers of unread books as in the account, until the user chooses in this browser', async () => {
  const isBlurOn = () => document.documentElement.hasAttribute('data-blur-unread')
  const { user, unmount } = renderApp('/account/preferences')
  const name = /^Blur covers of unread books and series/
  expect((await screen.findByRole('checkbox', { name })).getAttribute('aria-checked')).toBe('false')
  expect(isBlurOn()).toBe(false)
  unmount()
  storeSetting('webui.poster.blur_unread', 'true')
  const second = renderApp('/account/preferences')
  const checkbox = await screen.findByRole('checkbox', { name })
  await waitFor(() => expect(checkbox.getAttribute('aria-checked')).toBe('true'))
  expect(isBlurOn()).toBe(true)
  await second.user.click(checkbox)
  expect(isBlurOn()).toBe(false)
  expect(readPreference('browse.blurUnread')).toBe('off')
  await user.click(checkbox)
  expect(isBlurOn()).toBe(true)
})
