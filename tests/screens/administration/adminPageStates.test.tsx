import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { createUserRecord } from '../../../mock-server/handlers/accounts/createSessionAndClaimHandlers'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { captureSavedCsvFile } from '../../harness/screens/captureSavedCsvFile'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

// Tests of the administration pages in several situations: while they load, after an error, with a single row, and
// without the required permission.

const { server, world, signInAs, renderApp } = setUpScreenTestServer({ fill: state => generateLibraries(state, 6) })

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200, top: 0, left: 0 } as DOMRect)
})

/** Path of each page, its heading, and a URL pattern that matches the request for its content. */
const pages = [
  ['/settings/users', 'Users', '*/api/v2/users'],
  ['/account/api-keys', 'Account', '*/api/v2/users/me/api-keys'],
  ['/settings/authentication-activity', 'Authentication activity', '*/api/v2/users/authentication-activity'],
  ['/history', 'History', '*/api/v1/history'],
  ['/media-management/analysis', 'Media analysis', '*/api/v1/books/list'],
  ['/media-management/missing-posters', 'Missing posters', '*/api/v1/books/list'],
  ['/media-management/duplicate-files', 'Duplicate files', '*/api/v1/books/duplicates'],
  ['/duplicate-pages/known', 'Known duplicate pages', '*/api/v1/page-hashes'],
  ['/duplicate-pages/unknown', 'New duplicate pages', '*/api/v1/page-hashes/unknown'],
  ['/settings/server', 'Server', '*/api/v1/settings'],
  ['/settings/metrics', 'Metrics', '*/actuator/metrics'],
  ['/settings/announcements', 'Announcements', '*/api/v1/announcements'],
  ['/settings/updates', 'Updates', '*/api/v1/releases'],
]

test.each(pages)('shows the loading state, shows a failure and recovers: %s', async (path, heading, requests) => {
  const gate = createGate()
  let isFailing = true
  server.use(
    http.all(requests, async () => {
      await gate.promise
      return isFailing ? HttpResponse.json({ message: 'Out of order' }, { status: 400 }) : undefined
    }),
  )
  const { user } = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: heading })
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('alert')).toBeNull()
  expect(main.queryAllByRole('heading', { level: 2, name: /^No / })).toEqual([])
  gate.resolve()
  const failure = await main.findByText(/Out of order/)
  isFailing = false
  await user.click(main.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(failure.isConnected).toBe(false))
  expect(main.queryByRole('alert')).toBeNull()
})

test('leads readers to the home page with an explanation', async () => {
  signInAs('reader')
  const { at } = renderApp('/settings/metrics')
  await screen.findByText('Only administrators can open that page.')
  await waitFor(() => expect(at()).toBe('/dashboard'))
})

function addOneOfEach() {
  const [book] = world.books.values()
  const [adminId] = world.users.keys()
  if (!book || adminId === undefined) throw new Error('The mock server has no book')
  const dateTime = world.now()
  book.media = { ...book.media, status: 'ERROR', comment: 'ERR_1008' }
  for (const id of world.users.keys()) if (id !== adminId) world.users.delete(id)
  world.apiKeys.set('K', { id: 'K', userId: adminId, keyHash: '', comment: 'Kitchen', created: dateTime })
  const { id: bookId, seriesId } = book
  const source = { name: '/lib/new.cbz', source: '/in/new, 1.cbz', upgrade: 'No' }
  world.history = [{ id: 'H', type: 'BookImported', timestamp: dateTime, bookId, seriesId, properties: source }]
  world.activity = []
}

test.each([
  ['/settings/users', '1 user'],
  ['/account/api-keys', '1 key'],
  ['/history', '1 event'],
  ['/media-management/analysis', '1 book'],
])('shows a table with a single row: %s', async (path, count) => {
  addOneOfEach()
  renderApp(path)
  expect(await screen.findByText(count)).toBeTruthy()
  const table = await screen.findByRole('table')
  expect(table.getAttribute('aria-rowcount')).toBe('2')
  expect(within(table).getAllByRole('row')).toHaveLength(2)
})

test.each([
  ['/settings/users', 'E-mail,Roles,Libraries,Restrictions,Latest sign-in', /^admin@example\.org,"Administrator, /],
  ['/history', 'Event,Series,Book,Time,File', /^Book imported,[^,]+,[^,]+,\d{4}-\d\d-\d\dT[\d:.]+,\/lib\/new\.cbz/],
  [
    '/media-management/analysis',
    'Book,Status,Error,Library,Media type,File,Size',
    /^[^,]+,Error,[^,]+,Comics,application\/zip,.*,\d+$/,
  ],
])('saves the rows as CSV: %s', async (path, titles, row) => {
  addOneOfEach()
  const savedFile = captureSavedCsvFile()
  const { user } = renderApp(path)
  await screen.findByRole('table')
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
  const { lines } = await savedFile()
  expect(lines[0]).toBe(titles)
  expect(lines[1]).toMatch(row)
  expect(lines).toHaveLength(2)
})

test('deletes several users, continues after a failed deletion, and retries only that deletion', async () => {
  addOneOfEach()
  for (const id of ['ann', 'bob', 'cid'])
    world.users.set(id, createUserRecord(id, `${id}@example.org`, 'secret', ['PAGE_STREAMING']))
  const failBob = () => HttpResponse.json({ message: 'Busy' }, { status: 500 })
  server.use(http.delete('*/api/v2/users/bob', failBob, { once: true }))
  const { user } = renderApp('/settings/users')
  await screen.findByText('4 users')
  // "Select all" also selects the account of the signed-in user. The deletion skips this account.
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Delete 3 users' }))
  await screen.findByText(/Busy/)
  expect([...world.users.values()].map(({ email }) => email)).toContain('bob@example.org')
  expect(world.users.size).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 user')
  expect(world.users.size).toBe(1)
})

const provider = { name: 'Bookhouse', registrationId: 'bookhouse' }

test.each([
  ['is hidden with a provider', [provider], 'true', false],
  ['stays without a provider', [], 'true', true],
  ['stays when the setting is off', [provider], 'false', true],
])('the password form of the sign-in page %s', async (_, providers, hides, isFormShown) => {
  world.clientSettings.global.set('webui.oauth2.hide_login', { value: hides, allowUnauthorized: true })
  server.use(http.get('*/api/v1/oauth2/providers', () => HttpResponse.json(providers)))
  signInAs(undefined)
  renderApp('/login')
  if (providers.length > 0) await screen.findByRole('button', { name: /Bookhouse/ })
  else await screen.findByRole('button', { name: 'Sign in' })
  expect(screen.queryByLabelText(/^Password/) !== null).toBe(isFormShown)
})

function createGate() {
  let resolve = () => {}
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

test.each([
  ['/import/readlist', 'Import'],
  ['/media-management/missing-posters', 'Media analysis'],
  ['/duplicate-pages/unknown', 'Duplicate pages'],
  ['/settings/ui', 'Server settings'],
])('the drawer highlights the link of %s', async (path, name) => {
  const { user } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
  const link = await drawer.findByRole('link', { name, current: true })
  expect(link.getAttribute('data-status')).toBe('active')
})
