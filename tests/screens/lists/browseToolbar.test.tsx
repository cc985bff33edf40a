import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useRef, useState } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { queryClient } from '../../../src/api/cache/queryClient'
import { BrowseViewPopover } from '../../../src/lists/browse/BrowseViewPopover'
import type { UseBrowseListStateResult } from '../../../src/lists/browse/useBrowseListState'
import { ActiveFilterChips } from '../../../src/lists/filters/ActiveFilterChips'
import { FilterPanel } from '../../../src/lists/filters/FilterPanel'
import { seriesFilters } from '../../../src/lists/filters/filterDefinitions'
import { readPreference } from '../../../src/preferences/preferenceStore'

const { server, signInAs } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterAll(() => server.close())

const browseControls = (browse: object, change = vi.fn()) =>
  ({
    options: { filters: seriesFilters },
    browse: { filters: {}, text: '', layout: 'grid', ...browse },
    change,
  }) as unknown as UseBrowseListStateResult

test('stores density and cover size as preferences', async () => {
  const user = userEvent.setup()
  render(<BrowseViewPopover {...browseControls({})} columns={{ columns: [], layout: {}, onLayout: () => undefined }} />)
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('radio', { name: 'Compact' }))
  expect(readPreference('browse.density')).toBe('dense')
  fireEvent.change(screen.getByRole('slider', { name: 'Cover size' }), { target: { value: '240' } })
  expect(readPreference('browse.cardWidth')).toBe(240)
})

test('removes the letter filter through its chip', async () => {
  const change = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <ActiveFilterChips {...browseControls({ letter: 'K' }, change)} focusFallback={{ current: null }} />
    </QueryClientProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove “Begins with K”' }))
  expect(change).toHaveBeenCalledWith({ letter: undefined })
})

test('filters the values of a long filter by text', async () => {
  const labels = Array.from({ length: 80 }, (_, at) => `label ${at}`)
  server.use(http.get('*/api/v2/sharing-labels', () => HttpResponse.json({ status: 404 }, { status: 404 })))
  server.use(http.get('*/api/v1/sharing-labels', () => HttpResponse.json([...labels, 'grown-ups'])))
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={queryClient}>
      <FilterPanel table={seriesFilters} filters={{}} onChange={() => undefined} />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Sharing label' }))
  await user.click(await screen.findByRole('searchbox', { name: 'Search in Sharing label' }))
  await user.paste('GROWN')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'label 3' })).toBeNull())
  expect(screen.getByRole('button', { name: 'grown-ups' })).toBeTruthy()
})

function TestFilterBar() {
  const [browse, setBrowse] = useState<object>({ text: 'sea', letter: 'K' })
  const focusFallback = useRef<HTMLButtonElement>(null)
  return (
    <QueryClientProvider client={queryClient}>
      <button ref={focusFallback} type="button">
        Filters
      </button>
      <ActiveFilterChips
        {...browseControls(
          browse,
          vi.fn(changes => setBrowse({ ...browse, ...changes })),
        )}
        focusFallback={focusFallback}
      />
      <button type="button" onClick={() => setBrowse({ text: 'sea' })}>
        Again
      </button>
    </QueryClientProvider>
  )
}

test('after the removal of a chip, moves the focus to the next chip; after the last chip or “clear all”, to the filter button', async () => {
  const user = userEvent.setup()
  render(<TestFilterBar />)
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  await user.click(screen.getByRole('button', { name: 'Remove “Search: sea”' }))
  expect(focused()).toBe('Remove “Begins with K”')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('Filters')
  await user.click(screen.getByRole('button', { name: 'Again' }))
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(focused()).toBe('Filters')
})
