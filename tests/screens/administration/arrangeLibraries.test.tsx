import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import type { LibraryRecord } from '../../../mock-server/state/libraryRecords'
import { queryClient } from '../../../src/api/cache/queryClient'
import { dismissAllDialogs } from '../../../src/dialogs/dialogStore'
import { updateUserClientSettings } from '../../../src/generated/client-settings/client-settings.calls'
import { renderApp } from '../../harness/screens/renderApp'
import { renewSession } from '../../harness/screens/renewSession'

// Tests of the library order in the drawer. Each user can change the order.

const { server, world, signInAs } = createScreenTestServer()
const libraryNames = ['Alpha', 'Beta', 'Gamma']
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  const [library] = world.libraries.values()
  world.libraries.clear()
  for (const name of libraryNames) world.libraries.set(name, { ...(library as LibraryRecord), id: name, name })
})
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  dismissAllDialogs()
  world.clientSettings.user.clear()
  signInAs('reader')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function openDrawer() {
  const { user, session, router } = renderApp('/account')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
  await drawer.findByRole('link', { name: 'Alpha' })
  const links = () =>
    drawer
      .getAllByRole('link')
      .flatMap(({ textContent }) => (libraryNames.includes(textContent ?? '') ? textContent : []))
  return { user, session, router, drawer, links }
}
const rowOf = (dialog: HTMLElement, name: string) => within(dialog).getByText(name).closest('li') as HTMLElement
const storedSettings = () =>
  [...world.clientSettings.user.values()].map(settings => settings.get('webui.libraries')?.value)

test('reorders and unpins libraries, announces the moves and stores the order on the server', async () => {
  const { user, drawer, links } = await openDrawer()
  expect(links()).toEqual(libraryNames)
  await user.click(drawer.getByRole('button', { name: 'Arrange libraries' }))
  const dialog = await screen.findByRole('dialog', { name: 'Arrange libraries' })
  const moveUpButton = within(rowOf(dialog, 'Gamma')).getByRole('button', { name: 'Move Gamma up' })
  await user.click(moveUpButton)
  expect(within(dialog).getByRole('status').textContent).toBe('Gamma is now at 2 of 3')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(moveUpButton)
  expect(moveUpButton.getAttribute('aria-disabled')).toBe('true')
  const pinButton = within(rowOf(dialog, 'Alpha')).getByRole('button', { name: 'Pin Alpha' })
  expect(pinButton.getAttribute('aria-pressed')).toBe('true')
  await user.click(pinButton)
  expect(pinButton.getAttribute('aria-pressed')).toBe('false')
  await user.click(within(dialog).getByRole('button', { name: 'Save order' }))
  await waitFor(() => expect(links()).toEqual(['Gamma', 'Beta', 'Alpha']))
  expect(drawer.getByText('More libraries').closest('details')?.textContent).toContain('Alpha')
  expect(storedSettings().map(text => JSON.parse(text ?? ''))).toEqual([
    { Gamma: { order: 0 }, Alpha: { order: 1, unpinned: true }, Beta: { order: 2 } },
  ])
})

test('applies an order that another client stored', async () => {
  await updateUserClientSettings({ 'webui.libraries': { value: '{"Beta":{"order":0},"Alpha":{"order":1}}' } })
  const { links } = await openDrawer()
  await waitFor(() => expect(links()).toEqual(['Beta', 'Alpha', 'Gamma']))
})

test('stores the order in the browser if the server does not support client settings', async () => {
  server.use(http.all('*/api/v1/client-settings/user*', () => new HttpResponse(null, { status: 404 })))
  server.use(http.all('*/api/v1/client-settings/user/list', () => new HttpResponse(null, { status: 404 })))
  const { user, drawer, links } = await openDrawer()
  await user.click(drawer.getByRole('button', { name: 'Arrange libraries' }))
  const dialog = await screen.findByRole('dialog', { name: 'Arrange libraries' })
  await user.click(within(dialog).getByRole('button', { name: 'Move Alpha down' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save order' }))
  await waitFor(() => expect(links()).toEqual(['Beta', 'Alpha', 'Gamma']))
})

test('confirms discarding an unsaved order, and disables saving without changes', async () => {
  const { user, drawer, links } = await openDrawer()
  await user.click(drawer.getByRole('button', { name: 'Arrange libraries' }))
  const dialog = await screen.findByRole('dialog', { name: 'Arrange libraries' })
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save order' })
  expect(save.disabled).toBe(true)
  await user.click(within(dialog).getByRole('button', { name: 'Pin Beta' }))
  expect(save.disabled).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Pin Beta' }))
  expect(save.disabled).toBe(true)
  await user.click(within(dialog).getByRole('button', { name: 'Move Alpha down' }))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(rowOf(dialog, 'Beta').previousElementSibling).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Arrange libraries' })).toBeNull())
  expect(links()).toEqual(libraryNames)
})

test('shows an error of the server and keeps the order in the dialog', async () => {
  const { user, drawer } = await openDrawer()
  server.use(http.patch('*/api/v1/client-settings/user', () => HttpResponse.json({ message: 'Full' }, { status: 500 })))
  await user.click(drawer.getByRole('button', { name: 'Arrange libraries' }))
  const dialog = await screen.findByRole('dialog', { name: 'Arrange libraries' })
  await user.click(within(dialog).getByRole('button', { name: 'Move Alpha down' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save order' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Full')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Beta', 'Alpha', 'Gamma'])
  expect(storedSettings().filter(text => text !== undefined)).toEqual([])
})

test('the search scope and the command palette list the libraries in the stored order, unpinned libraries last', async () => {
  const order = { Gamma: { order: 0 }, Alpha: { order: 1, unpinned: true }, Beta: { order: 2 } }
  await updateUserClientSettings({ 'webui.libraries': { value: JSON.stringify(order) } })
  const { user } = renderApp('/account')
  const scope = within(await screen.findByRole('combobox', { name: 'Where to search' }))
  const namesIn = (options: readonly HTMLElement[]) =>
    options.flatMap(({ textContent }) => libraryNames.filter(name => textContent?.startsWith(name)))
  await waitFor(() => expect(namesIn(scope.getAllByRole('option'))).toEqual(['Gamma', 'Beta', 'Alpha']))
  await user.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(namesIn(palette.getAllByRole('option'))).toEqual(['Gamma', 'Beta', 'Alpha']))
})

test('shows no order, and saves none, before the stored order has been loaded', async () => {
  await updateUserClientSettings({ 'webui.libraries': { value: '{"Gamma":{"order":0},"Alpha":{"unpinned":true}}' } })
  const stored = storedSettings()
  const fail = () => new HttpResponse(null, { status: 503 })
  server.use(http.get('*/api/v1/client-settings/user/list', fail))
  const { user, drawer } = await openDrawer()
  await user.click(drawer.getByRole('button', { name: 'Arrange libraries' }))
  const failed = within(await screen.findByRole('dialog', { name: 'Arrange libraries' }))
  const retry = await failed.findByRole('button', { name: 'Try again' })
  expect(failed.queryByRole('button', { name: 'Save order' })).toBeNull()
  server.resetHandlers()
  await user.click(retry)
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange libraries' }))
  await waitFor(() =>
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Gamma', 'Beta', 'Alpha']),
  )
  expect(dialog.getByRole('button', { name: 'Pin Alpha' }).getAttribute('aria-pressed')).toBe('false')
  expect(storedSettings()).toEqual(stored)
})

test('shows the order that another device has stored since the last visit', async () => {
  const userId = signInAs('reader')
  localStorage.setItem(`longbox.libraries.${userId}`, JSON.stringify('{"Beta":{"order":0}}'))
  await updateUserClientSettings({ 'webui.libraries': { value: '{"Gamma":{"order":0}}' } })
  const { user, drawer } = await openDrawer()
  await user.click(drawer.getByRole('button', { name: 'Arrange libraries' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange libraries' }))
  await waitFor(() => expect(dialog.getAllByRole('listitem')[0]?.textContent).toBe('Gamma'))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save order' }).disabled).toBe(true)
})

test('keeps an unsaved order when the session expires', async () => {
  const { user, drawer, session, router } = await openDrawer()
  await user.click(drawer.getByRole('button', { name: 'Arrange libraries' }))
  const before = within(await screen.findByRole('dialog', { name: 'Arrange libraries' }))
  await user.click(await before.findByRole('button', { name: 'Move Alpha down' }))
  await user.click(before.getByRole('button', { name: 'Pin Gamma' }))
  await renewSession({ user, session, router }, signInAs, 'reader')
  const after = within(await screen.findByRole('dialog', { name: 'Arrange libraries' }))
  await waitFor(() =>
    expect(after.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Beta', 'Alpha', 'Gamma']),
  )
  expect(after.getByRole('button', { name: 'Pin Gamma' }).getAttribute('aria-pressed')).toBe('false')
  expect(after.getByRole<HTMLButtonElement>('button', { name: 'Save order' }).disabled).toBe(false)
})
