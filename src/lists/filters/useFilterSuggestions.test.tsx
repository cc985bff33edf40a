import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ServerError } from '../../api/ServerError'
import {
  getBookTags,
  getGenresPage,
  getReleaseYearsPage,
  getTags,
  getTagsPage,
} from '../../generated/reference-data/reference-data.calls'
import { bookFilters, type FilterSuggestionSource, seriesFilters } from './filterDefinitions'
import { type FilterSuggestionScope, useFilterSuggestions } from './useFilterSuggestions'

vi.mock(import('../../generated/reference-data/reference-data.calls'), async importOriginal => ({
  ...(await importOriginal()),
  getReleaseYearsPage: vi.fn(),
  getGenresPage: vi.fn(),
  getTagsPage: vi.fn(),
  getTags: vi.fn(),
  getBookTags: vi.fn(),
}))

function renderSuggestions(source: FilterSuggestionSource, typed = '', scope: FilterSuggestionScope = {}) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useFilterSuggestions(source, scope, typed, true), { wrapper }).result
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

test('book lists suggest only the tags of books, also on servers without pages of values', async () => {
  vi.mocked(getTagsPage).mockImplementation(
    async params => ({ content: params?.include === 'BOOK' ? ['owl'] : ['owl', 'epic'], totalElements: 2 }) as never,
  )
  const scope = { libraryId: 'L', seriesId: 'S' }
  const booksOfSeries = renderSuggestions(bookFilters.tag.suggestionSource ?? 'genres', '', scope)
  await waitFor(() => expect(booksOfSeries.current.values).toEqual(['owl']))
  const series = renderSuggestions(seriesFilters.tag.suggestionSource ?? 'genres')
  await waitFor(() => expect(series.current.values).toEqual(['owl', 'epic']))

  vi.mocked(getTagsPage).mockRejectedValue(new ServerError({ operation: 'getTagsPage', status: 404 }))
  vi.mocked(getTags).mockResolvedValue(['owl', 'epic'])
  vi.mocked(getBookTags).mockResolvedValue(['owl'])
  const onOldServer = renderSuggestions(bookFilters.tag.suggestionSource ?? 'genres', '', scope)
  await waitFor(() => expect(onOldServer.current.values).toEqual(['owl']))
  expect(vi.mocked(getBookTags).mock.lastCall?.[0]).toMatchObject({ library_id: ['L'], series_id: 'S' })
})
