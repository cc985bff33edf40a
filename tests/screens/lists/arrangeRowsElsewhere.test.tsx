import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../src/api/cache/queryClient'
import { dismissAllDialogs, openDialog } from '../../../src/dialogs/dialogStore'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

// Tests of the home page after another tab or another device has changed the order or visibility of its rows.

const { server, world, signInAs, renderApp } = setUpScreenTestServer()
const HOME_KEY = 'webui.recommended.all'
const LIST_PATH = '*/api/v1/client-settings/user/list'
const storageKey = () => `longbox.recommended.${userId}.all`
let userId = ''

beforeEach(() => {
  dismissAllDialogs()
  localStorage.clear()
  world.clientSettings.user.clear()
  userId = signInAs('reader') ?? ''
})

const rows = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('grid')
    .map(grid => document.getElementById(grid.getAttribute('aria-labelledby') ?? '')?.textContent)
const waitForRows = (names: readonly string[]) => waitFor(() => expect(rows()).toEqual(names))
const toText = (section: string) => JSON.stringify({ sections: [{ section }] })
const storeOnServer = (section: string) =>
  world.clientSettings.user.set(userId, new Map([[HOME_KEY, { value: toText(section) }]]))

/** Simulates that another tab hides all rows except the row `section`, and stores this setting. */
function storeInOtherTab(section: string) {
  localStorage.setItem(storageKey(), toText(section))
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey(), newValue: toText(section) }))
}

/** Returns the names of the rows whose switch is on in the dialog. */
const namesInDialog = () =>
  screen
    .queryAllByRole('switch', { name: /^Show / })
    .filter(control => control.getAttribute('aria-checked') === 'true')
    .map(control => control.closest('li')?.textContent)

async function openArrangeDialog() {
  void openDialog('arrangeSections', { libraryId: 'all' })
  return within(await screen.findByRole('dialog', { name: 'Arrange rows' }))
}

test('keeps the rows that another tab has saved when the page opens again', async () => {
  storeOnServer('RECENTLY_ADDED_BOOKS')
  const { router } = renderApp('/dashboard')
  await waitForRows(['Recently added books'])
  const [library] = world.libraries.values()
  await router.navigate({ href: `/libraries/${library?.id}/series` })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Arrange rows' })).toBeNull())
  server.use(http.get(LIST_PATH, () => new Promise<never>(() => undefined)))
  storeInOtherTab('RECENTLY_ADDED_SERIES')
  await router.navigate({ href: '/dashboard' })
  await waitForRows(['Recently added series'])
  expect(localStorage.getItem(storageKey())).toBe(toText('RECENTLY_ADDED_SERIES'))
})

test('fetches the setting again after another tab has saved it', async () => {
  storeOnServer('RECENTLY_ADDED_BOOKS')
  renderApp('/dashboard')
  await waitForRows(['Recently added books'])
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  storeOnServer('RECENTLY_UPDATED_SERIES')
  storeInOtherTab('RECENTLY_ADDED_SERIES')
  await waitForRows(['Recently updated series'])
})

test('loads the stored rows before the dialog shows them, and offers to retry', async () => {
  storeOnServer('RECENTLY_ADDED_SERIES')
  server.use(http.get(LIST_PATH, () => HttpResponse.json({ message: 'Busy' }, { status: 500 })))
  const { user } = renderApp('/dashboard')
  await waitForRows(['Recently added books', 'Recently added series', 'Recently updated series'])
  const dialog = await openArrangeDialog()
  expect((await dialog.findByRole('alert')).textContent).toContain('Busy')
  expect(dialog.queryAllByRole('listitem')).toEqual([])
  server.resetHandlers()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(namesInDialog()).toEqual(['Recently added series']))
})

test('shows the rows of the server and not an old copy in the dialog, and follows later changes', async () => {
  localStorage.setItem(storageKey(), toText('RECENTLY_ADDED_BOOKS'))
  let respond = () => {}
  const responding = new Promise<void>(resolve => {
    respond = resolve
  })
  server.use(
    http.get(
      LIST_PATH,
      async () => {
        await responding
        return HttpResponse.json({ [HOME_KEY]: { value: toText('RECENTLY_ADDED_SERIES') } })
      },
      { once: true },
    ),
  )
  renderApp('/dashboard')
  await waitForRows(['Recently added books'])
  await openArrangeDialog()
  expect(namesInDialog()).toEqual([])
  respond()
  await waitFor(() => expect(namesInDialog()).toEqual(['Recently added series']))
  storeOnServer('RECENTLY_ADDED_BOOKS')
  storeInOtherTab('RECENTLY_ADDED_BOOKS')
  await waitFor(() => expect(namesInDialog()).toEqual(['Recently added books']))
})

/**
 * Opens the home page on a server that is too old to store the rows. Waits until the client has marked the rows as
 * unsent. Then closes the page and restores the current server.
 */
async function openHomeOnOldServer() {
  server.use(http.get(LIST_PATH, () => new HttpResponse(null, { status: 404 })))
  const { unmount } = renderApp('/dashboard')
  await waitFor(() => expect(localStorage.getItem(`${storageKey()}.unsent`)).toBe('1'))
  unmount()
  server.resetHandlers()
  queryClient.clear()
}

test('sends the rows of this browser to the server after an upgrade of the server', async () => {
  localStorage.setItem(storageKey(), toText('RECENTLY_ADDED_SERIES'))
  await openHomeOnOldServer()
  renderApp('/dashboard')
  await waitFor(() => expect(world.clientSettings.user.get(userId)?.get(HOME_KEY)?.value).toBeDefined())
  expect(world.clientSettings.user.get(userId)?.get(HOME_KEY)?.value).toBe(toText('RECENTLY_ADDED_SERIES'))
  await waitForRows(['Recently added series'])
  await waitFor(() => expect(localStorage.getItem(`${storageKey()}.unsent`)).toBeNull())
})

test('shows the rows of the server after an upgrade if another device has stored rows', async () => {
  localStorage.setItem(storageKey(), toText('RECENTLY_ADDED_SERIES'))
  await openHomeOnOldServer()
  storeOnServer('RECENTLY_ADDED_BOOKS')
  renderApp('/dashboard')
  await waitForRows(['Recently added books'])
  expect(localStorage.getItem(`${storageKey()}.unsent`)).toBeNull()
})

test('reports a failure if the server accepts no change of the rows', async () => {
  server.use(http.patch('*/api/v1/client-settings/user', () => new HttpResponse(null, { status: 403 })))
  const { user } = renderApp('/dashboard')
  await waitFor(() => expect(rows().length).toBeGreaterThan(1))
  const dialog = await openArrangeDialog()
  const control = await dialog.findByRole<HTMLButtonElement>('switch', { name: 'Show Recently added books' })
  await user.click(control)
  await user.click(dialog.getByRole('button', { name: 'Save rows' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(localStorage.getItem(storageKey())).toBe('')
})
