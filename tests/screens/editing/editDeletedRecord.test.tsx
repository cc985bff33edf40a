import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { deleteLibraryRecord } from '../../../mock-server/state/deleteRecords'
import { ConfirmDialog } from '../../../src/dialogs/ConfirmDialog'
import { getLibrary } from '../../../src/generated/libraries/libraries.calls'
import { getSeries } from '../../../src/generated/series/series.calls'
import { EditLibraryDialog } from '../../../src/resources/libraries/EditLibraryDialog'
import { EditSeriesDialog } from '../../../src/resources/series/EditSeriesDialog'
import { renderDialog } from '../../harness/screens/renderDialog'
import { setUpScreenTestServer } from '../../harness/screens/setUpScreenTestServer'

vi.setConfig({ testTimeout: 60_000 })

// Tests of edit dialogs after another user has deleted the record, and after the client has lost the connection.

/**
 * Functions that the client calls when the server is reachable again. The tests call these functions directly, without
 * a check of the connection.
 */
const reachableAgainListeners = vi.hoisted(() => new Set<(wasLost: boolean) => void>())
vi.mock('../../../src/api/serverConnection', async importActual => ({
  ...(await importActual<object>()),
  reportMissingServerResponse: () => undefined,
  onServerReachableAgain: (listener: (wasLost: boolean) => void) => {
    reachableAgainListeners.add(listener)
    return () => reachableAgainListeners.delete(listener)
  },
}))

const { server, world } = setUpScreenTestServer()
const deletedText = 'This was deleted in the meantime and can no longer be edited.'
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })

function findLibrary(isWanted: (id: string) => boolean = () => true) {
  const library = [...world.libraries.values()].find(({ id }) => isWanted(id))
  if (!library) throw new Error('The mock server has no suitable library')
  return library
}

async function openEditLibrary() {
  const library = findLibrary()
  const dialogs = { editLibrary: EditLibraryDialog, confirm: ConfirmDialog }
  const { user } = renderDialog(dialogs, 'editLibrary', { library: await getLibrary(library.id) })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  await user.type(name, ' 2')
  return { user, library, name }
}

test('says that the library was deleted, disables saving, and keeps what the user typed', async () => {
  const { user, library, name } = await openEditLibrary()
  deleteLibraryRecord(world, library)
  await user.click(saveButton())
  expect((await screen.findByRole('alert')).textContent).toBe(deletedText)
  expect(saveButton().getAttribute('aria-disabled')).toBe('true')
  expect(name.value).toBe(`${library.name} 2`)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeTruthy()
})

test('says that a series was deleted, and disables saving without taking the focus from the button', async () => {
  const [series] = world.seriesOf(findLibrary(id => world.seriesOf(id).some(({ oneshot }) => !oneshot)).id)
  if (!series) throw new Error('The mock server has no series')
  const { user } = renderDialog({ editSeries: EditSeriesDialog }, 'editSeries', {
    series: [await getSeries(series.id)],
  })
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' 2')
  server.use(
    http.get('*/api/v1/series/:id', () => new HttpResponse(null, { status: 404 })),
    http.patch('*/api/v1/series/:id/metadata', () => new HttpResponse(null, { status: 404 })),
  )
  await user.click(saveButton())
  expect((await screen.findByRole('alert')).textContent).toBe(deletedText)
  expect(saveButton().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(saveButton())
})

test('says that the record was deleted before the dialog has loaded it', async () => {
  const library = await getLibrary(findLibrary().id)
  server.use(http.get('*/api/v1/libraries/:id', () => new HttpResponse(null, { status: 404 })))
  renderDialog({ editLibrary: EditLibraryDialog }, 'editLibrary', { library })
  expect((await screen.findByRole('alert')).textContent).toBe(deletedText)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('removes the message about an unreachable server when the server responds again', async () => {
  const { user, name } = await openEditLibrary()
  server.use(http.get('*/api/v1/libraries/:id', () => HttpResponse.error()))
  await user.click(saveButton())
  expect(await screen.findByRole('alert')).toBeTruthy()
  act(() => {
    for (const listener of reachableAgainListeners) listener(true)
  })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(saveButton().disabled).toBe(false)
  expect(name.value).toMatch(/ 2$/)
})
