import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { createTemporaryFolder } from '../../../mock-server/state/createTemporaryFolder'
import { openDialog } from '../../../src/dialogs/dialogStore'
import { renewSession } from '../../harness/screens/renewSession'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

vi.setConfig({ testTimeout: 60_000 })

// Tests the input in the dialog "Add a library". The dialog asks the user before it discards changes. It preserves the
// input when the session expires. If the server rejects the folder, the dialog shows the error at the folder input.

const { server, signInAs, renderApp, world } = setUpScreenTestServer()

async function openAddLibrary(path = '/account') {
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  act(() => void openDialog('addLibrary', {}))
  await screen.findByRole('dialog', { name: 'Add a library' })
  return app
}
const textInput = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const hashPages = () => screen.findByRole('checkbox', { name: /^Hash pages/, hidden: true })

test('asks before it discards changed options', async () => {
  const { user } = await openAddLibrary()
  await user.click(screen.getByText('More options'))
  await user.click(await hashPages())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect((await hashPages()).getAttribute('aria-checked')).toBe('true')
  await user.click(await hashPages())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('adds a library with a directory exclusion that contains a comma', async () => {
  const folder = createTemporaryFolder()
  const { user } = await openAddLibrary()
  await user.type(await textInput(/^Folder/), folder)
  await user.click(screen.getByText('More options'))
  const exclusions = screen.getByRole('combobox', { name: 'Directory exclusions', hidden: true })
  await user.type(exclusions, 'Drafts, old{Enter}')
  await user.click(screen.getByRole('button', { name: 'Remove #recycle' }))
  await user.click(screen.getByRole('button', { name: 'Add library' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const library = [...world.libraries.values()].find(({ root }) => root === folder)
  expect(library?.scanDirectoryExclusions.toSorted()).toEqual(['@Recycle', '@eaDir', 'Drafts, old'])
})

test('does not report that the name of the new library exists while the visible data is refetched', async () => {
  const folder = createTemporaryFolder()
  const { user } = await openAddLibrary('/libraries/all/series')
  await user.type(await textInput(/^Folder/), folder)
  let refetch = () => {}
  const refetched = new Promise<undefined>(resolve => {
    refetch = () => resolve(undefined)
  })
  server.use(http.post('*/api/v1/series/list', () => refetched))
  const name = await textInput(/^Name/)
  await user.click(screen.getByRole('button', { name: 'Add library' }))
  await screen.findByText(name.value)
  expect(screen.getByRole('dialog', { name: 'Add a library' })).toBeDefined()
  expect(screen.queryByText('This already exists')).toBeNull()
  refetch()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows at the folder that the server rejects it, until the user changes the folder', async () => {
  const { user } = await openAddLibrary()
  const folder = await textInput(/^Folder/)
  await user.type(folder, '/nonexistent/foo')
  await user.click(screen.getByRole('button', { name: 'Add library' }))
  const message = await screen.findByText(/root folder does not exist: file:\/nonexistent\/foo/)
  expect(folder.getAttribute('aria-describedby')).toBe(message.id)
  expect(document.activeElement).toBe(folder)
  await user.type(folder, '2')
  expect(screen.queryByText(/does not exist/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
})

test('keeps the input when the session expires', async () => {
  const app = await openAddLibrary()
  await app.user.type(await textInput(/^Folder/), '/data/manga')
  await app.user.type(await textInput(/^Name/), ' 2')
  await app.user.click(screen.getByText('More options'))
  await app.user.click(await hashPages())
  await renewSession(app, signInAs)
  expect((await textInput(/^Folder/)).value).toBe('/data/manga')
  expect((await hashPages()).getAttribute('aria-checked')).toBe('true')
  await app.user.type(await textInput(/^Folder/), '/new')
  expect((await textInput(/^Name/)).value).toBe('manga 2')
})
