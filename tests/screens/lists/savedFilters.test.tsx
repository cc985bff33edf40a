import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { queryClient } from '../../../src/api/cache/queryClient'
import {
  getUserClientSettings,
  updateUserClientSettings,
} from '../../../src/generated/client-settings/client-settings.calls'
import { getSavedFiltersSettingKey } from '../../../src/lists/savedFilters/getSavedFiltersSettingKey'
import { syncSavedFilters } from '../../../src/lists/savedFilters/syncSavedFilters'
import { useSavedFilters } from '../../../src/lists/savedFilters/useSavedFilters'
import {
  readPendingFilterChanges,
  type SavedFilter,
  writePendingFilterChanges,
} from '../../../src/preferences/savedFilters'

const isSignedIn = () => true
vi.mock('../../../src/access/SessionContext', () => ({
  useCurrentUser: () => ({ id: 'me' }),
  useIsUserStillSignedIn: () => isSignedIn,
}))

const { server, signInAs } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('reader')
})
beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

let libraryCount = 0
/** Returns a new library id. The mock server keeps saved filters between tests, so each test needs its own library. */
function nextLibraryId() {
  libraryCount += 1
  return `LIBRARY${libraryCount}`
}
const savedFilter = (name: string) => ({ name, search: { genre: name }, pinned: true })

function renderSavedFilters(libraryId: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useSavedFilters(libraryId), { wrapper })
}
const parseNames = (text = '[]') => (JSON.parse(text) as { name: string }[]).map(({ name }) => name)
const namesOnServer = async (libraryId: string) =>
  parseNames((await getUserClientSettings())[getSavedFiltersSettingKey(libraryId)]?.value)
const refuseWrites = () => {
  const refuse = () => HttpResponse.json({}, { status: 500 })
  server.use(http.patch('*/api/v1/client-settings/user', refuse))
}

test('merges filters of another device by name', async () => {
  const library = nextLibraryId()
  const { result } = renderSavedFilters(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await updateUserClientSettings({
    [getSavedFiltersSettingKey(library)]: { value: JSON.stringify([savedFilter('theirs'), savedFilter('both')]) },
  })
  act(() => void result.current.save(savedFilter('mine')))
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['theirs', 'both', 'mine']))
  await waitFor(() => expect(result.current.saved.map(({ name }) => name)).toEqual(['theirs', 'both', 'mine']))
  act(() => result.current.remove('both'))
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['theirs', 'mine']))
})

test('keeps a filter that failed to save and sends it at the next visit', async () => {
  const library = nextLibraryId()
  await updateUserClientSettings({
    [getSavedFiltersSettingKey(library)]: { value: JSON.stringify([savedFilter('old')]) },
  })
  refuseWrites()
  const { result, unmount } = renderSavedFilters(library)
  await waitFor(() => expect(result.current.saved).toHaveLength(1))
  act(() => void result.current.save(savedFilter('new')))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  unmount()
  queryClient.clear()
  server.resetHandlers()
  const secondVisit = renderSavedFilters(library)
  expect(secondVisit.result.current.saved.map(({ name }) => name)).toEqual(['old', 'new'])
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['old', 'new']))
  expect(secondVisit.result.current.saved.map(({ name }) => name)).toEqual(['old', 'new'])
})

test('stores filters locally when the server has no settings, and sends them later', async () => {
  const library = nextLibraryId()
  const respond = vi.fn(() => HttpResponse.json({}, { status: 404 }))
  server.use(http.all('*/api/v1/client-settings/*', respond))
  const { result, unmount } = renderSavedFilters(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  act(() => void result.current.save(savedFilter('here')))
  act(() => result.current.pin('here', false))
  expect(result.current.saved).toEqual([{ ...savedFilter('here'), pinned: false }])
  expect(respond, 'no write to a server without settings').toHaveBeenCalledTimes(1)
  unmount()
  queryClient.clear()
  server.resetHandlers()
  renderSavedFilters(library)
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['here']))
})

test('stores no deletions for a server without settings', async () => {
  const library = nextLibraryId()
  const owner = { userId: 'me', listId: library }
  server.use(http.get('*/api/v1/client-settings/user/list', () => HttpResponse.json({}, { status: 404 })))
  const { result } = renderSavedFilters(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  act(() => void result.current.save(savedFilter('first')))
  act(() => void result.current.rename('first', 'second'))
  expect(Object.keys(readPendingFilterChanges(owner))).toEqual(['second'])
  act(() => void result.current.remove('second'))
  expect(result.current.saved).toEqual([])
  expect(readPendingFilterChanges(owner)).toEqual({})
})

test('a renamed filter keeps its position, and an existing name is rejected', async () => {
  const library = nextLibraryId()
  const old = ['one', 'two', 'three'].map(savedFilter)
  await updateUserClientSettings({ [getSavedFiltersSettingKey(library)]: { value: JSON.stringify(old) } })
  const { result } = renderSavedFilters(library)
  await waitFor(() => expect(result.current.saved).toHaveLength(3))
  act(() => expect(result.current.rename('two', 'Three')).toBe(false))
  expect(result.current.saved).toEqual(old)
  act(() => expect(result.current.rename('two', 'TWO')).toBe(true))
  expect(result.current.saved).toEqual([old[0], { ...savedFilter('two'), name: 'TWO' }, old[2]])
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['one', 'TWO', 'three']))
})

test('keeps a filter that another tab has stored, even if the cached data is older', async () => {
  const libraryId = nextLibraryId()
  await updateUserClientSettings({
    [getSavedFiltersSettingKey(libraryId)]: { value: JSON.stringify([savedFilter('old')]) },
  })
  const { result, unmount } = renderSavedFilters(libraryId)
  await waitFor(() => expect(result.current.saved).toHaveLength(1))
  unmount()
  const filterOwner = { userId: 'me', listId: libraryId }
  writePendingFilterChanges(filterOwner, { new: savedFilter('new') })
  await syncSavedFilters(filterOwner, isSignedIn)
  const secondVisit = renderSavedFilters(libraryId)
  expect(secondVisit.result.current.saved.map(({ name }) => name)).toEqual(['old', 'new'])
})

test.each([0, 1])(
  'after a change of the user, sends no filters of the previous user, at request %i',
  async respondedCount => {
    const libraryId = nextLibraryId()
    const filterOwner = { userId: 'me', listId: libraryId }
    const respond = vi.fn()
    server.use(http.all('*/api/v1/client-settings/*', respond))
    writePendingFilterChanges(filterOwner, { mine: savedFilter('mine') })
    await syncSavedFilters(filterOwner, userId => userId === 'me' && respond.mock.calls.length < respondedCount)
    expect(respond).toHaveBeenCalledTimes(respondedCount)
    expect(await namesOnServer(libraryId)).toEqual([])
    expect(Object.keys(readPendingFilterChanges(filterOwner))).toEqual(['mine'])
  },
)

test('treats names that differ only in case as equal', async () => {
  const library = nextLibraryId()
  const { result } = renderSavedFilters(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  act(() => void result.current.save(savedFilter('Novels')))
  act(() => void result.current.save(savedFilter('novels')))
  expect(result.current.saved.map(({ name }) => name)).toEqual(['novels'])
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['novels']))
})

test('undo restores a removed filter, unless another filter has its name in the meantime', async () => {
  const library = nextLibraryId()
  const { result } = renderSavedFilters(library)
  act(() => void result.current.save(savedFilter('kept')))
  act(() => void result.current.save(savedFilter('old')))
  let undo: () => void = () => undefined
  act(() => {
    undo = result.current.remove('old')
  })
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['kept']))
  act(() => undo())
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['kept', 'old']))
  expect(result.current.saved[1]).toEqual(savedFilter('old'))
  act(() => {
    undo = result.current.remove('old')
  })
  act(() => void result.current.save({ ...savedFilter('Old'), search: { genre: 'new' } }))
  act(() => undo())
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['kept', 'Old']))
  expect(result.current.saved.map(({ name }) => name)).toEqual(['kept', 'Old'])
})

test('undo restores a removed filter at its position', async () => {
  const library = nextLibraryId()
  const { result } = renderSavedFilters(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  for (const name of ['first', 'second', 'third']) act(() => void result.current.save(savedFilter(name)))
  const localNames = () => result.current.saved.map(({ name }) => name)
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['first', 'second', 'third']))
  let undo = () => {}
  act(() => {
    undo = result.current.remove('second')
  })
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['first', 'third']))
  act(() => undo())
  expect(localNames()).toEqual(['first', 'second', 'third'])
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['first', 'second', 'third']))
  expect(localNames()).toEqual(['first', 'second', 'third'])
  expect(result.current.saved[1]).toEqual(savedFilter('second'))
})

test('an overwritten filter keeps its position and its pin, and can be restored by undo', async () => {
  const library = nextLibraryId()
  const { result } = renderSavedFilters(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  for (const name of ['first', 'second', 'third']) act(() => void result.current.save(savedFilter(name)))
  act(() => result.current.pin('second', false))
  const save = (changed: SavedFilter) => {
    let undo: (() => void) | undefined
    act(() => {
      undo = result.current.save(changed)
    })
    return undo
  }
  const other = { name: 'Second', search: { tag: 'other' }, pinned: true }
  const undo = save(other)
  const expectedBefore = [savedFilter('first'), { ...savedFilter('second'), pinned: false }, savedFilter('third')]
  const expectedAfter = [savedFilter('first'), { ...other, pinned: false }, savedFilter('third')]
  expect(result.current.saved).toEqual(expectedAfter)
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['first', 'Second', 'third']))
  expect(save({ ...other }), 'an identical filter').toBeUndefined()
  expect(save(savedFilter('fourth')), 'a new filter').toBeUndefined()
  act(() => undo?.())
  expect(result.current.saved).toEqual([...expectedBefore, savedFilter('fourth')])
  await waitFor(async () => expect(await namesOnServer(library)).toEqual(['first', 'second', 'third', 'fourth']))
})

test('undo does not revert later changes', async () => {
  const { result } = renderSavedFilters(nextLibraryId())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  act(() => void result.current.save(savedFilter('mine')))
  let undo: (() => void) | undefined
  act(() => {
    undo = result.current.save({ ...savedFilter('mine'), search: { tag: 'second' } })
  })
  const third = { ...savedFilter('mine'), search: { tag: 'third' } }
  act(() => void result.current.save(third))
  act(() => undo?.())
  expect(result.current.saved).toEqual([third])
})
