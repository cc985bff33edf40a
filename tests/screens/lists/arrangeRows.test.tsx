import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import {
  deleteUserClientSettings,
  updateUserClientSettings,
} from '../../../src/generated/client-settings/client-settings.calls'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

// Tests that users can reorder and hide the rows (recommended sections) of Home and of a library.

const { server, world, signInAs, renderApp } = setUpScreenTestServer()
const HOME_KEY = 'webui.recommended.all'
const homeStorageKey = () => `longbox.recommended.${userId}.all`
let userId = ''
let requests: string[] = []

beforeEach(() => {
  localStorage.clear()
  world.clientSettings.user.clear()
  userId = signInAs('reader') ?? ''
  requests = []
  server.events.removeAllListeners()
  server.events.on('request:start', async ({ request }) => {
    const body = request.method === 'POST' ? await request.clone().text() : ''
    requests.push(`${request.method} ${request.url} ${body}`)
  })
})

const rows = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('grid')
    .map(grid => document.getElementById(grid.getAttribute('aria-labelledby') ?? '')?.textContent)
const waitForRows = (names: readonly string[]) => waitFor(() => expect(rows()).toEqual(names))
const store = (sections: readonly string[], key = HOME_KEY) =>
  updateUserClientSettings({ [key]: { value: toText(sections) } })
const toText = (sections: readonly string[]) => JSON.stringify({ sections: sections.map(section => ({ section })) })
const storedText = (key = HOME_KEY) => world.clientSettings.user.get(userId)?.get(key)?.value
const defaultRows = ['Recently added books', 'Recently added series', 'Recently updated series']
const rejectAll = () => new HttpResponse(null, { status: 404 })

async function openDialog(user: ReturnType<typeof renderApp>['user']) {
  const button = await within(await screen.findByRole('main')).findByRole<HTMLButtonElement>('button', {
    name: 'Arrange rows',
  })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange rows' }))
  return {
    ...dialog,
    names: () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent),
    save: () => user.click(dialog.getByRole('button', { name: 'Save rows' })),
  }
}

test('shows the rows that another client has stored, and does not request the hidden rows', async () => {
  await store(['RECENTLY_UPDATED_SERIES', 'RECENTLY_ADDED_BOOKS'])
  renderApp('/dashboard')
  await waitForRows(['Recently updated series', 'Recently added books'])
  expect(requests.filter(request => /ondeck|series\/new|readStatus|releaseDate/.test(request))).toEqual([])
  expect(requests.some(request => request.includes('series/updated'))).toBe(true)
  await waitFor(() => expect(localStorage.getItem(homeStorageKey())).toBe(storedText()))
})

test('shows the rows of the last visit at once, and updates them when the setting arrives', async () => {
  localStorage.setItem(homeStorageKey(), toText(['RECENTLY_ADDED_SERIES']))
  let respond = () => {}
  const responding = new Promise<void>(resolve => {
    respond = resolve
  })
  server.use(
    http.get('*/api/v1/client-settings/user/list', async () => {
      await responding
      return HttpResponse.json({ [HOME_KEY]: { value: toText(['RECENTLY_ADDED_BOOKS']) } })
    }),
  )
  renderApp('/dashboard')
  await waitForRows(['Recently added series'])
  expect(requests.filter(request => request.includes('books/list'))).toEqual([])
  respond()
  await waitForRows(['Recently added books'])
})

test('moves and hides rows, announces the moves, stores the rows for other clients and undoes the change', async () => {
  const { user } = renderApp('/dashboard')
  await waitForRows(defaultRows)
  const dialog = await openDialog(user)
  expect(dialog.names()).toEqual([
    'Keep reading',
    'On deck',
    'Recently added books',
    'Recently added series',
    'Recently read books',
    'Recently released books',
    'Recently updated series',
  ])
  const handle = dialog.getByRole('button', { name: 'Recently updated series, 7 of 7' })
  handle.focus()
  await user.keyboard('{Alt>}{Home}{ArrowDown}{/Alt}')
  expect(dialog.names().slice(0, 3)).toEqual(['Keep reading', 'Recently updated series', 'On deck'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Recently updated series, 2 of 7')
  expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Recently updated series is now at 2 of 7',
  )
  await user.click(dialog.getByRole('switch', { name: 'Show Recently added series' }))
  await user.click(dialog.getByRole('button', { name: 'Move On deck up' }))
  await dialog.save()
  await waitForRows(['Recently updated series', 'Recently added books'])
  expect(JSON.parse(storedText() ?? '')).toEqual({
    sections: [
      'KEEP_READING',
      'ON_DECK',
      'RECENTLY_UPDATED_SERIES',
      'RECENTLY_ADDED_BOOKS',
      'RECENTLY_READ_BOOKS',
      'RECENTLY_RELEASED_BOOKS',
    ].map(section => ({ section })),
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitForRows(defaultRows)
  expect(storedText()).toBeUndefined()
})

test('arranges the rows of a library independently of Home', async () => {
  const [library] = world.libraries.values()
  const id = library?.id ?? ''
  await store(['RECENTLY_ADDED_SERIES'])
  const { user } = renderApp(`/libraries/${id}/recommended`)
  await waitFor(() => expect(rows().length).toBeGreaterThan(1))
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('switch', { name: 'Show Recently added books' }))
  await dialog.save()
  await waitFor(() => expect(rows()).not.toContain('Recently added books'))
  expect(storedText(`webui.recommended.${id.toLowerCase()}`)).toContain('KEEP_READING')
  expect(storedText()).toBe(toText(['RECENTLY_ADDED_SERIES']))
})

test('resets the rows to the default by deleting the setting', async () => {
  await store(['RECENTLY_ADDED_SERIES'])
  const { user } = renderApp('/dashboard')
  await waitForRows(['Recently added series'])
  const dialog = await openDialog(user)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save rows' }).disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Reset to default' }))
  expect(dialog.getAllByRole('switch').every(button => button.getAttribute('aria-checked') === 'true')).toBe(true)
  await dialog.save()
  await waitForRows(defaultRows)
  expect(storedText()).toBeUndefined()
})

test('offers to show rows again if all rows are hidden', async () => {
  await store([])
  const { user } = renderApp('/dashboard')
  expect(await screen.findByText('All rows are hidden')).toBeTruthy()
  const [, button] = screen.getAllByRole('button', { name: 'Arrange rows' })
  await user.click(button as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange rows' }))
  await user.click(dialog.getByRole('switch', { name: 'Show Recently added books' }))
  await user.click(dialog.getByRole('button', { name: 'Save rows' }))
  await waitForRows(['Recently added books'])
  expect(storedText()).toBe(toText(['RECENTLY_ADDED_BOOKS']))
})

test('shows an error of the server, keeps the rows in the dialog and saves them at the next attempt', async () => {
  const { user } = renderApp('/dashboard')
  const dialog = await openDialog(user)
  server.use(
    http.patch('*/api/v1/client-settings/user', () => HttpResponse.json({ message: 'Full' }, { status: 500 }), {
      once: true,
    }),
  )
  await user.click(dialog.getByRole('switch', { name: 'Show Recently added books' }))
  await dialog.save()
  expect((await dialog.findByRole('alert')).textContent).toContain('Full')
  expect(dialog.getByRole('switch', { name: 'Show Recently added books' }).getAttribute('aria-checked')).toBe('false')
  await dialog.save()
  await waitForRows(['Recently added series', 'Recently updated series'])
})

test('confirms discarding unsaved rows', async () => {
  const { user } = renderApp('/dashboard')
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('switch', { name: 'Show On deck' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(storedText()).toBeUndefined()
})

test('stores the rows in the browser if the server does not support client settings', async () => {
  server.use(http.all('*/api/v1/client-settings/user', rejectAll))
  server.use(http.all('*/api/v1/client-settings/user/list', rejectAll))
  const { user } = renderApp('/dashboard')
  await waitForRows(defaultRows)
  // The request for the stored rows fails. The client then stores an empty setting in the browser. The next page uses
  // this empty setting and does not wait for the request.
  expect(localStorage.getItem(homeStorageKey())).toBe('')
  const dialog = await openDialog(user)
  expect(dialog.getByText(/this browser only/)).toBeTruthy()
  await user.click(dialog.getByRole('switch', { name: 'Show Recently added books' }))
  await dialog.save()
  await waitForRows(['Recently added series', 'Recently updated series'])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitForRows(defaultRows)
})

test('shows the default rows again after another device has reset them', async () => {
  await store(['RECENTLY_ADDED_SERIES'])
  localStorage.setItem(homeStorageKey(), storedText() ?? '')
  await deleteUserClientSettings([HOME_KEY])
  renderApp('/dashboard')
  await waitForRows(defaultRows)
})
