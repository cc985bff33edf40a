import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { screenServer } from '../../mock-server/screenServer'
import { queryClient } from '../../src/api/cache/queryClient'
import {
  getUserClientSettings,
  updateUserClientSettings,
} from '../../src/generated/client-settings/client-settings.calls'
import { savedFiltersSettingKey, syncSavedFilters } from '../../src/lists/savedFilters/syncSavedFilters'
import { useSavedFilters } from '../../src/lists/savedFilters/useSavedFilters'
import { pendingFilterChanges, type SavedFilter, writePendingFilterChanges } from '../../src/preferences/savedFilters'

const isHere = () => true
vi.mock('../../src/access/SessionContext', () => ({
  useCurrentUser: () => ({ id: 'me' }),
  useIsSignedIn: () => isHere,
}))

const { server, signInAs } = screenServer()
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

let libraries = 0
/** Returns a new library id per test, because the mock server keeps its settings across tests. */
function newLibrary() {
  libraries += 1
  return `LIBRARY${libraries}`
}
const filter = (name: string) => ({ name, search: { genre: name }, pinned: true })

function visit(libraryId: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useSavedFilters(libraryId), { wrapper })
}
const namesIn = (text = '[]') => (JSON.parse(text) as { name: string }[]).map(({ name }) => name)
const onServer = async (libraryId: string) =>
  namesIn((await getUserClientSettings())[savedFiltersSettingKey(libraryId)]?.value)
const refusals = () => {
  const refuse = () => HttpResponse.json({}, { status: 500 })
  server.use(http.patch('*/api/v1/client-settings/user', refuse))
}

test('merges filters of another device by name', async () => {
  const library = newLibrary()
  const { result } = visit(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await updateUserClientSettings({
    [savedFiltersSettingKey(library)]: { value: JSON.stringify([filter('theirs'), filter('both')]) },
  })
  act(() => void result.current.save(filter('mine')))
  await waitFor(async () => expect(await onServer(library)).toEqual(['theirs', 'both', 'mine']))
  await waitFor(() => expect(result.current.saved.map(({ name }) => name)).toEqual(['theirs', 'both', 'mine']))
  act(() => result.current.remove('both'))
  await waitFor(async () => expect(await onServer(library)).toEqual(['theirs', 'mine']))
})

test('keeps a filter that failed to save and sends it at the next visit', async () => {
  const library = newLibrary()
  await updateUserClientSettings({ [savedFiltersSettingKey(library)]: { value: JSON.stringify([filter('old')]) } })
  refusals()
  const { result, unmount } = visit(library)
  await waitFor(() => expect(result.current.saved).toHaveLength(1))
  act(() => void result.current.save(filter('new')))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  unmount()
  queryClient.clear()
  server.resetHandlers()
  const again = visit(library)
  expect(again.result.current.saved.map(({ name }) => name)).toEqual(['old', 'new'])
  await waitFor(async () => expect(await onServer(library)).toEqual(['old', 'new']))
  expect(again.result.current.saved.map(({ name }) => name)).toEqual(['old', 'new'])
})

test('stores filters locally when the server has no settings, and sends them later', async () => {
  const library = newLibrary()
  const asked = vi.fn(() => HttpResponse.json({}, { status: 404 }))
  server.use(http.all('*/api/v1/client-settings/*', asked))
  const { result, unmount } = visit(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  act(() => void result.current.save(filter('here')))
  act(() => result.current.pin('here', false))
  expect(result.current.saved).toEqual([{ ...filter('here'), pinned: false }])
  expect(asked, 'no write to a server without settings').toHaveBeenCalledTimes(1)
  unmount()
  queryClient.clear()
  server.resetHandlers()
  visit(library)
  await waitFor(async () => expect(await onServer(library)).toEqual(['here']))
})

test('keeps the position of a renamed filter and rejects an existing name', async () => {
  const library = newLibrary()
  const old = ['one', 'two', 'three'].map(filter)
  await updateUserClientSettings({ [savedFiltersSettingKey(library)]: { value: JSON.stringify(old) } })
  const { result } = visit(library)
  await waitFor(() => expect(result.current.saved).toHaveLength(3))
  act(() => expect(result.current.rename('two', 'Three')).toBe(false))
  expect(result.current.saved).toEqual(old)
  act(() => expect(result.current.rename('two', 'TWO')).toBe(true))
  expect(result.current.saved).toEqual([old[0], { ...filter('two'), name: 'TWO' }, old[2]])
  await waitFor(async () => expect(await onServer(library)).toEqual(['one', 'TWO', 'three']))
})

test('keeps a filter of another tab despite older cached data', async () => {
  const libraryId = newLibrary()
  await updateUserClientSettings({ [savedFiltersSettingKey(libraryId)]: { value: JSON.stringify([filter('old')]) } })
  const { result, unmount } = visit(libraryId)
  await waitFor(() => expect(result.current.saved).toHaveLength(1))
  unmount()
  const of = { userId: 'me', libraryId }
  writePendingFilterChanges(of, { new: filter('new') })
  await syncSavedFilters(of, isHere)
  const again = visit(libraryId)
  expect(again.result.current.saved.map(({ name }) => name)).toEqual(['old', 'new'])
})

test.each([0, 1])('sends no filters of the previous user after a user change, at request %i', async answered => {
  const libraryId = newLibrary()
  const of = { userId: 'me', libraryId }
  const asked = vi.fn()
  server.use(http.all('*/api/v1/client-settings/*', asked))
  writePendingFilterChanges(of, { mine: filter('mine') })
  await syncSavedFilters(of, userId => userId === 'me' && asked.mock.calls.length < answered)
  expect(asked).toHaveBeenCalledTimes(answered)
  expect(await onServer(libraryId)).toEqual([])
  expect(Object.keys(pendingFilterChanges(of))).toEqual(['mine'])
})

test('treats names that differ only in case as equal', async () => {
  const library = newLibrary()
  const { result } = visit(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  act(() => void result.current.save(filter('Novels')))
  act(() => void result.current.save(filter('novels')))
  expect(result.current.saved.map(({ name }) => name)).toEqual(['novels'])
  await waitFor(async () => expect(await onServer(library)).toEqual(['novels']))
})

test('restores a removed filter on undo, unless its name is in use again', async () => {
  const library = newLibrary()
  const { result } = visit(library)
  act(() => void result.current.save(filter('kept')))
  act(() => void result.current.save(filter('old')))
  let undo: () => void = () => undefined
  act(() => {
    undo = result.current.remove('old')
  })
  await waitFor(async () => expect(await onServer(library)).toEqual(['kept']))
  act(() => undo())
  await waitFor(async () => expect(await onServer(library)).toEqual(['kept', 'old']))
  expect(result.current.saved[1]).toEqual(filter('old'))
  act(() => {
    undo = result.current.remove('old')
  })
  act(() => void result.current.save({ ...filter('Old'), search: { genre: 'new' } }))
  act(() => undo())
  await waitFor(async () => expect(await onServer(library)).toEqual(['kept', 'Old']))
  expect(result.current.saved.map(({ name }) => name)).toEqual(['kept', 'Old'])
})

test('restores a removed filter at its position', async () => {
  const library = newLibrary()
  const { result } = visit(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  for (const name of ['first', 'second', 'third']) act(() => void result.current.save(filter(name)))
  const here = () => result.current.saved.map(({ name }) => name)
  await waitFor(async () => expect(await onServer(library)).toEqual(['first', 'second', 'third']))
  let undo = () => {}
  act(() => {
    undo = result.current.remove('second')
  })
  await waitFor(async () => expect(await onServer(library)).toEqual(['first', 'third']))
  act(() => undo())
  expect(here()).toEqual(['first', 'second', 'third'])
  await waitFor(async () => expect(await onServer(library)).toEqual(['first', 'second', 'third']))
  expect(here()).toEqual(['first', 'second', 'third'])
  expect(result.current.saved[1]).toEqual(filter('second'))
})

test('keeps position and pin of an overwritten filter and offers undo', async () => {
  const library = newLibrary()
  const { result } = visit(library)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  for (const name of ['first', 'second', 'third']) act(() => void result.current.save(filter(name)))
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
  const was = [filter('first'), { ...filter('second'), pinned: false }, filter('third')]
  const is = [filter('first'), { ...other, pinned: false }, filter('third')]
  expect(result.current.saved).toEqual(is)
  await waitFor(async () => expect(await onServer(library)).toEqual(['first', 'Second', 'third']))
  expect(save({ ...other }), 'an identical filter').toBeUndefined()
  expect(save(filter('fourth')), 'a new filter').toBeUndefined()
  act(() => undo?.())
  expect(result.current.saved).toEqual([...was, filter('fourth')])
  await waitFor(async () => expect(await onServer(library)).toEqual(['first', 'second', 'third', 'fourth']))
})

test('undo does not revert later changes', async () => {
  const { result } = visit(newLibrary())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  act(() => void result.current.save(filter('mine')))
  let undo: (() => void) | undefined
  act(() => {
    undo = result.current.save({ ...filter('mine'), search: { tag: 'second' } })
  })
  const third = { ...filter('mine'), search: { tag: 'third' } }
  act(() => void result.current.save(third))
  act(() => undo?.())
  expect(result.current.saved).toEqual([third])
})
