import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { getGenresPage, getReleaseYearsPage } from '../../generated/reference-data/reference-data.calls'
import { useFilterSuggestions } from './useFilterSuggestions'

vi.mock(import('../../generated/reference-data/reference-data.calls'), async importOriginal => ({
  ...(await importOriginal()),
  getReleaseYearsPage: vi.fn(),
  getGenresPage: vi.fn(),
}))

function renderSuggestions(source: 'releaseYears' | 'genres', typed: string) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useFilterSuggestions(source, {}, typed, true), { wrapper }).result
}

test('with many values, the server searches genres, and the client searches release years', async () => {
  const page = (content: string[]) => ({ content, totalElements: 300 }) as never
  vi.mocked(getReleaseYearsPage).mockResolvedValue(page(['1999', '2001']))
  vi.mocked(getGenresPage).mockImplementation(async params =>
    page(params?.search === 'dra' ? ['drama'] : ['action', 'drama']),
  )
  const years = renderSuggestions('releaseYears', '200')
  await waitFor(() => expect(years.current.values).toEqual(['1999', '2001']))
  expect(years.current).toMatchObject({ isFilteredByServer: false, isLong: true })
  const genres = renderSuggestions('genres', 'dra')
  await waitFor(() => expect(genres.current).toMatchObject({ values: ['drama'], isFilteredByServer: true }))
})
