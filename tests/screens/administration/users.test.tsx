import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { createUserRecord } from '../../../mock-server/handlers/accounts/createSessionAndClaimHandlers'
import { canSeeSeries } from '../../../mock-server/state/visibilityRules'
import { queryClient } from '../../../src/api/cache/queryClient'
import { invalidateCacheTags } from '../../../src/api/cache/queryInvalidation'
import { dismissAllDialogs } from '../../../src/dialogs/dialogStore'
import { fetchLatestUserSignIns, invalidateLatestUserSignIns } from '../../../src/resources/users/latestUserSignIns'
import { renewSession } from '../../harness/screens/renewSession'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

const { server, world, signInAs, renderApp } = setUpScreenTestServer()
const initialIds = new Set(world.users.keys())
let ownId = ''
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  dismissAllDialogs()
  for (const id of world.users.keys()) if (!initialIds.has(id)) world.users.delete(id)
  world.activity = []
  ownId = signInAs('admin') ?? ''
  let index = 0
  for (const series of world.series.values()) {
    index += 1
    series.metadata.ageRating = index % 3 === 0 ? null : index
    series.metadata.sharingLabels = index % 4 === 0 ? ['kids'] : []
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 1200, top: 0, left: 0 } as DOMRect)
})

const addUser = (id: string, changes: object = {}) => {
  const user = { ...createUserRecord(id, `${id}@example.org`, 'secret', ['PAGE_STREAMING']), ...changes }
  world.users.set(id, user)
  return user
}
const userByEmail = (email: string) => [...world.users.values()].find(user => user.email === email)
const rowOf = async (email: string) => (await screen.findByText(email)).closest('[role="row"]') as HTMLElement
const countVisible = (user: Parameters<typeof canSeeSeries>[0]) =>
  [...world.series.values()].filter(series => canSeeSeries(user, series)).length

function openPage(path = '/settings/users') {
  const requests: string[] = []
  server.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).pathname))
  return { requests, ...renderApp(path) }
}

async function openMenu(user: ReturnType<typeof renderApp>['user'], email: string) {
  const row = await rowOf(email)
  await within(row).findByText('None within a month')
  act(() => row.focus())
  within(row)
    .getByRole('button', { name: `Actions for ${email}` })
    .focus()
  await user.keyboard('{Enter}')
}

async function openMenuItem(user: ReturnType<typeof renderApp>['user'], email: string, item: string) {
  await openMenu(user, email)
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return within(await screen.findByRole('dialog'))
}

test('lists users with roles, libraries and restrictions as text, and the latest sign-in', async () => {
  addUser('ann', { labelsExclude: ['secret'], ageRestriction: { age: 12, restriction: 'ALLOW_ONLY' } })
  addUser('bob', { sharedAllLibraries: false })
  const signIn = { apiKeyId: null, apiKeyComment: null, ip: null, userAgent: '', success: true, error: null }
  world.activity = [
    { ...signIn, userId: 'ann', email: null, dateTime: world.now() - 5 * 60_000, source: 'Password' },
  ] as typeof world.activity
  const { requests } = openPage()
  const ann = within(await rowOf('ann@example.org'))
  expect(ann.getByText('Page streaming')).toBeTruthy()
  expect(ann.getByText('All libraries')).toBeTruthy()
  expect(ann.getByText(/rated for age 12 or younger.*·.*sharing label secret/)).toBeTruthy()
  expect(await ann.findByText('5 minutes ago')).toBeTruthy()
  const bob = within(await rowOf('bob@example.org'))
  expect(bob.getByText('No library')).toBeTruthy()
  expect(await bob.findByText('None within a month')).toBeTruthy()
  expect(requests.filter(path => path.includes('authentication-activity'))).toHaveLength(1)
})

test('loads the sign-ins only once when rows become visible one after the other', async () => {
  const requests: string[] = []
  server.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).pathname))
  for (const id of ['ann', 'bob']) expect(await fetchLatestUserSignIns([addUser(id)])).toEqual(new Map([[id, null]]))
  expect(requests).toEqual(['/api/v2/users/authentication-activity'])
  await invalidateLatestUserSignIns()
  await fetchLatestUserSignIns([addUser('cid')])
  expect(requests).toHaveLength(2)
})

test('adds a user with all restrictions in one request, and previews how many series the user will see', async () => {
  const { user } = openPage('/settings/users/add')
  await user.click(await screen.findByRole('button', { name: 'Add user' }))
  expect(screen.getAllByText('This is required')).toHaveLength(2)
  const email = screen.getByRole('textbox', { name: /E-mail/ })
  await waitFor(() => expect(document.activeElement).toBe(email))
  await user.type(email, 'ADMIN@example.org')
  expect(screen.getByText('This already exists')).toBeTruthy()
  await user.clear(email)
  await user.type(email, 'new@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'a long secret')
  await user.click(screen.getByRole('checkbox', { name: /File download/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age restriction' }), 'EXCLUDE')
  const age = screen.getByRole('textbox', { name: 'Age in years' })
  await user.clear(age)
  await user.type(age, '9')
  await user.type(screen.getByRole('combobox', { name: 'Exclude sharing labels' }), 'kids{Enter}')
  const restrictions = { ageRestriction: { age: 9, restriction: 'EXCLUDE' as const }, labelsExclude: ['kids'] }
  const visible = countVisible({ ...createUserRecord('x', '', '', []), ...restrictions })
  expect(visible).toBeGreaterThan(0)
  await screen.findByText(`Sees ${visible} of ${world.series.size} series`)
  const posts: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/users')) posts.push(await request.clone().json())
  })
  await user.click(screen.getByRole('button', { name: 'Add user' }))
  await rowOf('new@example.org')
  expect(posts).toEqual([
    {
      email: 'new@example.org',
      password: 'a long secret',
      roles: ['PAGE_STREAMING'],
      sharedLibraries: { all: true, libraryIds: [] },
      ...restrictions,
    },
  ])
  expect(userByEmail('new@example.org')).toMatchObject(restrictions)
})

test('sends the restrictions of a new user again if an old server has ignored them', async () => {
  let deleted = 0
  const ignoring = http.post('*/api/v2/users', () => {
    const created = addUser('old')
    return HttpResponse.json({ ...created, roles: ['USER'] }, { status: 201 })
  })
  server.use(
    ignoring,
    http.patch('*/api/v2/users/old', () => HttpResponse.json({ message: 'Busy' }, { status: 500 }), { once: true }),
    http.delete('*/api/v2/users/old', () => {
      deleted += 1
      world.users.delete('old')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = openPage('/settings/users/add')
  await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'old@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'a long secret')
  await user.type(screen.getByRole('combobox', { name: 'Allow only sharing labels' }), 'kids{Enter}')
  await user.click(screen.getByRole('button', { name: 'Add user' }))
  await screen.findByText(/Busy/)
  expect(deleted).toBe(1)
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveProperty('value', 'old@example.org')
  await user.click(screen.getByRole('button', { name: 'Add user' }))
  await rowOf('old@example.org')
  expect(world.users.get('old')?.labelsAllow).toEqual(['kids'])
})

test('says that a new user has no restrictions if an old server has ignored them and the user cannot be deleted', async () => {
  const fail = () => HttpResponse.json({ message: 'Busy' }, { status: 500 })
  server.use(
    http.post('*/api/v2/users', () =>
      HttpResponse.json({ ...addUser('unrestricted'), roles: ['USER'] }, { status: 201 }),
    ),
    http.patch('*/api/v2/users/unrestricted', fail),
    http.delete('*/api/v2/users/unrestricted', fail),
  )
  const { user } = openPage('/settings/users/add')
  await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'unrestricted@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'a long secret')
  await user.type(screen.getByRole('combobox', { name: 'Allow only sharing labels' }), 'kids{Enter}')
  await user.click(screen.getByRole('button', { name: 'Add user' }))
  await screen.findByText(/The user was added without restrictions/)
})

test('leaves the page after a user was added, even if other data that is refetched is slow', async () => {
  const { user } = openPage('/settings/users/add')
  const email = await screen.findByRole('textbox', { name: /E-mail/ })
  await user.type(email, 'quick@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'a long secret')
  await screen.findByText(`Sees ${world.series.size} of ${world.series.size} series`)
  let sendSeries = () => {}
  const seriesSent = new Promise<void>(resolve => {
    sendSeries = resolve
  })
  server.use(
    http.post('*/api/v1/series/list', () => seriesSent.then(() => undefined)),
    http.post('*/api/v2/users', () => invalidateCacheTags([{ tag: 'series' }])),
  )
  await user.click(screen.getByRole('button', { name: 'Add user' }))
  await rowOf('quick@example.org')
  sendSeries()
})

test('does not leave another page when the server responds late that a user was added', async () => {
  const { user, router, at } = openPage('/settings/users/add')
  await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'late@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'a long secret')
  let respond = () => {}
  const released = new Promise<void>(resolve => {
    respond = resolve
  })
  server.use(http.post('*/api/v2/users', () => released.then(() => undefined)))
  await user.click(screen.getByRole('button', { name: 'Add user' }))
  void router.navigate({ to: '/account' })
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await screen.findByRole('heading', { name: 'Change password' })
  respond()
  await screen.findByText('User late@example.org added')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(at()).toBe('/account')
})

test('edits restrictions with a preview, merges a change of another administrator, and shows a conflict', async () => {
  addUser('ann')
  const { user } = openPage()
  const dialog = await openMenuItem(user, 'ann@example.org', 'Edit restrictions')
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Age restriction' }), 'ALLOW_ONLY')
  const visible = countVisible(addUser('x', { ageRestriction: { age: 12, restriction: 'ALLOW_ONLY' } }))
  await dialog.findByText(`Sees ${visible} of ${world.series.size} series`)
  const ann = addUser('ann', { ageRestriction: { age: 16, restriction: 'EXCLUDE' }, labelsExclude: ['secret'] })
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  const alert = within(await dialog.findByRole('alert'))
  expect(alert.getByText(/Exclude sharing labels/)).toBeTruthy()
  expect(alert.getByText(/rated for age 12 or younger/)).toBeTruthy()
  expect(alert.getByText(/No series rated for age 16 or older/)).toBeTruthy()
  await user.click(alert.getByRole('button', { name: 'Keep mine: Age restriction' }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ann).toMatchObject({ ageRestriction: { age: 12, restriction: 'ALLOW_ONLY' }, labelsExclude: ['secret'] })
})

test('focuses the missing age of an age restriction, and describes it by the message', async () => {
  addUser('ann')
  const { user } = openPage()
  const dialog = await openMenuItem(user, 'ann@example.org', 'Edit restrictions')
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Age restriction' }), 'ALLOW_ONLY')
  const age = dialog.getByRole('textbox', { name: 'Age in years' })
  await user.clear(age)
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(document.activeElement).toBe(age))
  expect(document.getElementById(age.getAttribute('aria-describedby') ?? '')?.textContent).toBe('This is required')
})

test('preserves a role that this version does not know when the roles of a user are saved', async () => {
  const ann = addUser('ann', { roles: ['PAGE_STREAMING', 'NEW_ROLE'] })
  const { user } = openPage()
  const dialog = await openMenuItem(user, 'ann@example.org', 'Edit roles')
  let roles: string[] = []
  server.use(
    http.patch('*/api/v2/users/ann', async ({ request }) => {
      roles = ((await request.json()) as { roles: string[] }).roles
      ann.roles = roles
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await user.click(await dialog.findByRole('checkbox', { name: /Kobo sync/ }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(roles).toEqual(['KOBO_SYNC', 'NEW_ROLE', 'PAGE_STREAMING']))
})

test('says that another administrator has deleted the user whose roles are being edited', async () => {
  addUser('ann')
  const { user } = openPage()
  const dialog = await openMenuItem(user, 'ann@example.org', 'Edit roles')
  await user.click(await dialog.findByRole('checkbox', { name: /Kobo sync/ }))
  world.users.delete('ann')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Another administrator has deleted this user.')
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByText('ann@example.org')).toBeNull())
})

test('changes the password of a user, and keeps the input if the server rejects it', async () => {
  const before = addUser('ann').passwordHash
  const { user } = openPage()
  const dialog = await openMenuItem(user, 'ann@example.org', 'Change password')
  const confirm = dialog.getByRole('button', { name: 'Change password' })
  await user.type(dialog.getByLabelText(/^New password/), 'another secret')
  await user.type(dialog.getByLabelText(/^Repeat/), 'another secre')
  expect(dialog.getByText('The passwords must be identical')).toBeTruthy()
  expect(confirm).toHaveProperty('disabled', true)
  await user.type(dialog.getByLabelText(/^Repeat/), 't')
  const fail = () => HttpResponse.json({ message: 'Busy' }, { status: 500 })
  server.use(http.patch('*/api/v2/users/ann/password', fail, { once: true }))
  await user.click(confirm)
  await dialog.findByText(/Busy/)
  await user.click(confirm)
  await screen.findByText('Password of ann@example.org changed')
  expect(world.users.get('ann')?.passwordHash).not.toBe(before)
})

test('asks for a confirmation before a user gets a weak password', async () => {
  const before = addUser('ann').passwordHash
  const { requests, user } = openPage()
  // Without this delay, the response arrives before the second click.
  server.use(http.patch('*/api/v2/users/ann/password', () => delay(100).then(() => undefined)))
  const dialog = await openMenuItem(user, 'ann@example.org', 'Change password')
  await user.type(dialog.getByLabelText(/^New password/), 'password')
  await user.type(dialog.getByLabelText(/^Repeat/), 'password')
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(await dialog.findByText(/easy to guess/)).toBeTruthy()
  await user.dblClick(await dialog.findByRole('button', { name: 'Use it anyway' }))
  await vi.waitFor(() => expect(world.users.get('ann')?.passwordHash).not.toBe(before))
  await screen.findByText('Password of ann@example.org changed')
  expect(requests.filter(path => path.endsWith('/ann/password'))).toHaveLength(1)
})

test('asks for a confirmation before a new user gets a weak password', async () => {
  const { user } = openPage('/settings/users/add')
  await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'weak@example.org')
  const password = screen.getByLabelText(/^Password/)
  await user.type(password, 'password')
  for (const round of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    await waitFor(() => expect(document.activeElement, `press ${round}`).toBe(password))
    expect(password.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(password.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toMatch(/easy to guess/)
  }
  await user.click(screen.getByRole('button', { name: 'Use it anyway' }))
  await rowOf('weak@example.org')
})

test('keeps a typed password when the session expires', async () => {
  addUser('ann')
  const app = openPage()
  const before = await openMenuItem(app.user, 'ann@example.org', 'Change password')
  await app.user.type(before.getByLabelText(/^New password/), 'a long secret')
  await renewSession(app, signInAs)
  const after = within(await screen.findByRole('dialog'))
  expect(after.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('a long secret')
})

test('deletes a user after the user checks a box', async () => {
  addUser('ann')
  const { user } = openPage()
  const dialog = await openMenuItem(user, 'ann@example.org', 'Delete')
  const confirm = dialog.getByRole('button', { name: 'Delete user' })
  expect(confirm).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('checkbox'))
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByText('ann@example.org')).toBeNull())
  expect(world.users.has('ann')).toBe(false)
})

test('disables the actions that administrators cannot apply to their own account, and shows the reason', async () => {
  const { user } = openPage()
  const email = world.users.get(ownId)?.email ?? ''
  await openMenu(user, email)
  for (const name of [/^Edit roles/, /^Edit restrictions/, /^Delete/]) {
    const item = await screen.findByRole('menuitem', { name })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.textContent).toContain('Only another administrator can do this to your account')
  }
  expect(screen.getByRole('menuitem', { name: 'Change password' }).getAttribute('aria-disabled')).not.toBe('true')
})
