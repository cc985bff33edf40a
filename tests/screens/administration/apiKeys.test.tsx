import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../src/api/cache/queryClient'
import { dismissAllDialogs } from '../../../src/dialogs/dialogStore'
import { renewSession } from '../../harness/screens/renewSession'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, world, signInAs, renderApp } = setUpScreenTestServer()
let userId = ''
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  dismissAllDialogs()
  world.apiKeys.clear()
  world.activity = []
  userId = signInAs('admin') ?? ''
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200, top: 0, left: 0 } as DOMRect)
})

const addKey = (id: string, comment = id) =>
  world.apiKeys.set(id, { id, userId, keyHash: id, comment, created: world.now() - 3_600_000 })
const addUse = (apiKeyId: string, minutesAgo: number) =>
  world.activity.push({
    userId,
    email: 'admin@example.org',
    apiKeyId,
    apiKeyComment: apiKeyId,
    ip: `192.0.2.${minutesAgo}`,
    userAgent: 'Kobo eReader',
    success: true,
    error: null,
    dateTime: world.now() - minutesAgo * 60_000,
    source: 'ApiKey',
  })
const comments = () => [...world.apiKeys.values()].map(({ comment }) => comment)
const rowOf = async (comment: string) => (await screen.findByText(comment)).closest('[role="row"]') as HTMLElement

const openPage = () => renderApp('/account/api-keys')

/**
 * Opens the menu of a row. First moves the focus to the row, because a row shows its menu button only while the row has
 * the focus.
 */
async function openMenu(user: ReturnType<typeof renderApp>['user'], comment: string) {
  const row = await rowOf(comment)
  await within(row).findByText('Not within a month')
  act(() => row.focus())
  within(row)
    .getByRole('button', { name: `Actions for ${comment}` })
    .focus()
  await user.keyboard('{Enter}')
}

test('creates a key, shows its secret once, and lists it without the secret', async () => {
  const { user } = openPage()
  await screen.findByText('No API keys')
  await user.click(screen.getAllByRole('button', { name: 'Add a key' })[0] as HTMLElement)
  const form = within(await screen.findByRole('dialog', { name: 'Add an API key' }))
  await user.type(form.getByRole('textbox', { name: /Comment/ }), '  My reader ')
  await user.click(form.getByRole('button', { name: 'Add key' }))
  const secretDialog = within(await screen.findByRole('dialog', { name: 'Key for “My reader”' }))
  const secret = secretDialog.getByText(/^[0-9a-f]{32}$/).textContent
  expect(comments()).toEqual(['My reader'])
  expect(secretDialog.getByText(new RegExp(`/kobo/${secret}$`))).toBeTruthy()
  for (const path of ['/opds/v2/catalog', '/opds/v1.2/catalog', '/koreader'])
    expect(secretDialog.getByText(new RegExp(`${path}$`))).toBeTruthy()
  expect(await secretDialog.findByRole('img', { name: 'QR code: Key' })).toBeTruthy()
  await user.click(secretDialog.getByRole('button', { name: 'QR code: Kobo sync' }))
  expect(await secretDialog.findByRole('img', { name: 'QR code: Kobo sync' })).toBeTruthy()
  expect(secretDialog.queryByRole('img', { name: 'QR code: Key' })).toBeNull()
  await user.click(secretDialog.getByRole('button', { name: 'Done' }))
  await rowOf('My reader')
  expect(document.body.textContent).not.toContain(secret)
})

test('stays open while the key is created, and shows the secret before the list of keys is fetched again', async () => {
  const { user } = openPage()
  await user.click((await screen.findAllByRole('button', { name: 'Add a key' }))[0] as HTMLElement)
  const form = within(await screen.findByRole('dialog', { name: 'Add an API key' }))
  await user.type(form.getByRole('textbox', { name: /Comment/ }), 'Slow')
  let respond = () => {}
  const blocked = new Promise<void>(resolve => {
    respond = resolve
  })
  server.use(
    http.post('*/api/v2/users/me/api-keys', () => blocked),
    http.get('*/api/v2/users/me/api-keys', () => new Promise<undefined>(() => {})),
  )
  await user.click(form.getByRole('button', { name: 'Add key' }))
  await user.keyboard('{Escape}')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('dialog', { name: 'Add an API key' })).toBeTruthy()
  respond()
  expect(await screen.findByRole('dialog', { name: 'Key for “Slow”' })).toBeTruthy()
})

test('keeps the comment of a new key when the session expires', async () => {
  const app = openPage()
  await app.user.click((await screen.findAllByRole('button', { name: 'Add a key' }))[0] as HTMLElement)
  await app.user.type(await screen.findByRole('textbox', { name: /Comment/ }), 'Attic')
  await renewSession(app, signInAs)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an API key' }))
  await app.user.click(dialog.getByRole('button', { name: 'Add key' }))
  expect(await screen.findByRole('dialog', { name: 'Key for “Attic”' })).toBeTruthy()
})

test('asks before closing a secret that was not copied, but not after it was copied', async () => {
  const { user } = openPage()
  const create = async (comment: string) => {
    await user.click((await screen.findAllByRole('button', { name: 'Add a key' }))[0] as HTMLElement)
    const form = within(await screen.findByRole('dialog', { name: 'Add an API key' }))
    await user.type(form.getByRole('textbox', { name: /Comment/ }), comment)
    await user.keyboard('{Enter}')
    return screen.findByRole('dialog', { name: `Key for “${comment}”` })
  }
  await create('First')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Back to the key' }))
  const first = await screen.findByRole('dialog', { name: 'Key for “First”' })
  await user.click(within(first).getByRole('button', { name: 'Done' }))
  const second = await create('Second')
  const secret = within(second).getByText(/^[0-9a-f]{32}$/).textContent
  await user.click(within(second).getByRole('button', { name: 'Copy: Key' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(secret))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('rejects a comment that another key has, before and after sending it, and keeps the input', async () => {
  addKey('Kitchen')
  const { user } = openPage()
  await rowOf('Kitchen')
  await user.click(screen.getByRole('button', { name: 'Add a key' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add an API key' }))
  const comment = form.getByRole('textbox', { name: /Comment/ })
  await user.type(comment, ' kitchen')
  expect(form.getByRole('alert').textContent).toBe('An API key with this comment already exists')
  await user.clear(comment)
  addKey('2', 'Attic')
  await user.type(comment, 'attic')
  await user.click(form.getByRole('button', { name: 'Add key' }))
  await waitFor(() => expect(form.getByRole('alert').textContent).toBe('An API key with this comment already exists'))
  expect(comment).toHaveProperty('value', 'attic')
  await user.type(comment, ' 2')
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull())
  server.use(
    http.post('*/api/v2/users/me/api-keys', () => HttpResponse.json({ message: 'Try later' }, { status: 503 })),
  )
  await user.click(form.getByRole('button', { name: 'Add key' }))
  expect((await form.findByText(/Try later/)).textContent).toContain('create the API key')
  expect(comment).toHaveProperty('value', 'attic 2')
})

test.each([3, 6])('shows the latest use of each of %i keys with one request', async count => {
  const ids = Array.from({ length: count }, (_, index) => `Key ${index}`)
  for (const id of ids) addKey(id)
  for (const minutes of [50, 30]) addUse('Key 1', minutes)
  const requests = new Set<string>()
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('authentication-activity')) requests.add(request.url)
  })
  openPage()
  const row = within(await rowOf('Key 1'))
  expect(await row.findByText('30 minutes ago')).toBeTruthy()
  expect(row.getByText('192.0.2.30')).toBeTruthy()
  expect(await within(await rowOf('Key 0')).findByText('Not within a month')).toBeTruthy()
  expect(requests.size).toBe(1)
})

test('deletes a key after the user checks a box', async () => {
  addKey('Kitchen')
  addKey('Attic')
  const { user } = openPage()
  await openMenu(user, 'Kitchen')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the key “Kitchen”?' }))
  const confirm = dialog.getByRole('button', { name: 'Delete key' })
  expect(confirm).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('checkbox'))
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByText('Kitchen')).toBeNull())
  expect(comments()).toEqual(['Attic'])
  expect(await screen.findByText('Key deleted')).toBeTruthy()
})

test('after a failed deletion of several keys, a retry deletes the remaining keys', async () => {
  for (const comment of ['A', 'B', 'C']) addKey(comment)
  const { user } = openPage()
  await user.click(await screen.findByRole('checkbox', { name: 'Select A' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select B' }))
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  server.use(http.delete('*/api-keys/B', () => HttpResponse.json({ message: 'Busy' }, { status: 500 }), { once: true }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 keys?' }))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Delete 2 keys' }))
  await screen.findByText(/Busy/)
  expect(comments()).toEqual(['B', 'C'])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(comments()).toEqual(['C']))
})

function recordForcedSyncs() {
  const forced: string[][] = []
  server.use(
    http.delete('*/api/v1/syncpoints/me', ({ request }) => {
      forced.push(new URL(request.url).searchParams.getAll('key_id'))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return forced
}

async function acknowledgeSync(user: ReturnType<typeof renderApp>['user'], title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const button = dialog.getByRole('button', { name: 'Force sync' })
  expect(button).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('checkbox'))
  await user.click(button)
}

test('forces the sync of one key after the user checks a box', async () => {
  addKey('K1', 'Kitchen')
  const forced = recordForcedSyncs()
  const { user } = openPage()
  await openMenu(user, 'Kitchen')
  await user.click(await screen.findByRole('menuitem', { name: 'Force Kobo sync' }))
  await acknowledgeSync(user, 'Force the sync with the key “Kitchen”?')
  await screen.findByText('The e-reader syncs all books at its next sync')
  expect(forced).toEqual([['K1']])
})

test('forces the sync of all keys after the user checks a box', async () => {
  const forced = recordForcedSyncs()
  const { user } = openPage()
  await user.click(await screen.findByRole('button', { name: 'Force Kobo sync of all keys' }))
  await acknowledgeSync(user, 'Force the sync of all Kobo e-readers?')
  await screen.findByText('All e-readers sync all books at their next sync')
  expect(forced).toEqual([[]])
})

test('explains to a user without the sync roles why addresses are missing, and offers no forced sync', async () => {
  userId = signInAs('reader') ?? ''
  addKey('K1', 'Kitchen')
  const { user } = openPage()
  await screen.findByText(/The address for Kobo e-readers is missing because/)
  expect(screen.getByText(/The address for KOReader is missing because/)).toBeTruthy()
  expect(screen.queryByText(/\/kobo\//)).toBeNull()
  expect(screen.getByText(/\/opds\/v2\/catalog$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Force Kobo sync of all keys' })).toBeNull()
  await openMenu(user, 'Kitchen')
  const item = await screen.findByRole('menuitem', { name: /Force Kobo sync/ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.textContent).toContain('Needs the role “Kobo sync”')
})

test('keys stay visible if their uses cannot be loaded, and a retry loads the uses', async () => {
  addKey('K1', 'Kitchen')
  addUse('K1', 5)
  const activity = '*/users/me/authentication-activity'
  server.use(http.get(activity, () => HttpResponse.json({ message: 'Busy' }, { status: 500 })))
  const { user } = openPage()
  await rowOf('Kitchen')
  await screen.findByText(/Busy/)
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('5 minutes ago')).toBeTruthy()
})
