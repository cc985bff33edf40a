import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { LibraryRecord } from '../../mock-server/state/libraryRecords'
import { queryClient } from '../../src/api/cache/queryClient'
import { getGetUserClientSettingsQueryKey } from '../../src/generated/client-settings/client-settings'
import { updateUserClientSettings } from '../../src/generated/client-settings/client-settings.calls'
import { getSavedFiltersSettingKey } from '../../src/lists/savedFilters/getSavedFiltersSettingKey'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

const countMenuRender = vi.hoisted(() => vi.fn())
vi.mock('../../src/components/overlays/Menu', async importOriginal => {
  const original = await importOriginal<typeof import('../../src/components/overlays/Menu')>()
  return {
    ...original,
    Menu: (props: Parameters<typeof original.Menu>[0]) => {
      countMenuRender()
      return <original.Menu {...props} />
    },
  }
})

const LIBRARY_COUNT = 25
const { world, renderApp } = setUpScreenTestServer()
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  const [library] = world.libraries.values()
  for (let index = 0; index < LIBRARY_COUNT; index++)
    world.libraries.set(`L${index}`, { ...(library as LibraryRecord), id: `L${index}`, name: `Library ${index}` })
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('1264px'),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterAll(() => void vi.unstubAllGlobals())

test('the number of observers of the settings does not depend on the number of libraries', async () => {
  await updateUserClientSettings({
    [getSavedFiltersSettingKey('L7')]: { value: JSON.stringify([{ name: 'Crime', search: {}, pinned: true }]) },
    [getSavedFiltersSettingKey('books-L8')]: { value: JSON.stringify([{ name: 'War', search: {}, pinned: true }]) },
  })
  renderApp('/account')
  expect((await screen.findByRole('link', { name: 'Crime' })).getAttribute('href')).toContain('/libraries/L7/series')
  expect((await screen.findByRole('link', { name: /War$/ })).getAttribute('href')).toContain('/libraries/L8/books')
  const settings = queryClient.getQueryCache().find({ queryKey: getGetUserClientSettingsQueryKey() })
  expect(settings?.getObserversCount()).toBeLessThan(20)
})

test('a navigation does not render the rows of the libraries again', async () => {
  const { router, at } = renderApp('/account')
  await screen.findByRole('link', { name: 'Library 24' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  countMenuRender.mockClear()
  await act(() => router.navigate({ to: '/settings/users' }))
  await screen.findByRole('heading', { name: 'Users' })
  expect(at()).toBe('/settings/users')
  expect(countMenuRender.mock.calls.length).toBeLessThan(LIBRARY_COUNT)
})
