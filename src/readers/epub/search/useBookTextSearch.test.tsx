// @vitest-environment jsdom
import { act, render, renderHook } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import type { BookTextSearchResult } from '../../search/bookTextSearch'
import type { EpubPublication } from '../epubPublication'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { useBookTextSearch } from './useBookTextSearch'

const fakeSearch = vi.hoisted(() => ({
  hits: [{ number: 0 }, { number: 1 }].map(({ number }) => ({
    number,
    chapter: number,
    start: 0,
    end: 4,
    progression: 0,
  })),
  choose: undefined as ((hit: unknown) => void) | undefined,
  chapters: [] as ((chapter: unknown) => void)[],
}))
vi.mock('../../search/bookTextSearch', () => ({
  BookTextSearch: class {
    subscribe = () => () => undefined
    now = () => fakeSearch
    stop = () => undefined
  },
}))
vi.mock('../../search/BookTextSearchTab', () => ({
  BookTextSearchTab: ({ onChoose }: { onChoose: (hit: unknown) => void }) => {
    fakeSearch.choose = onChoose
    return null
  },
}))
vi.mock('../content/createRenderableChapter', () => ({
  fetchSanitizedChapter: () => new Promise(resolve => fakeSearch.chapters.push(resolve)),
}))

beforeAll(() => loadTextBundle('reader'))

/** Mocked location in the book. `page` is the page number. `word` is the progression of the first word on this page. */
const startPosition = { page: 1, word: 0 }

/** Renders the search of a book with two chapters. Each chapter has a single result. */
async function renderSearch() {
  fakeSearch.chapters.length = 0
  const goTo = vi.fn()
  const publication = { chapters: [0, 1].map(index => ({ index, path: `${index}`, type: '' })), toc: [] }
  const at = ({ page, word }: typeof startPosition) =>
    ({
      page,
      start: { chapter: 0, progression: word },
      shows: target => target.progression === word,
    }) as Partial<VisibleEpubLocation> as VisibleEpubLocation
  const { result, rerender } = renderHook(
    current => useBookTextSearch('B', publication as unknown as EpubPublication, undefined, at(current), goTo),
    { initialProps: startPosition },
  )
  render(result.current.tab.view(() => undefined))
  await vi.waitFor(() => expect(fakeSearch.choose).toBeDefined())
  const [first, second] = fakeSearch.hits as unknown as readonly [BookTextSearchResult, BookTextSearchResult]
  return { search: result, goOn: rerender, goTo, first, second }
}

test('while an earlier result is loading, goes only to the result that was selected last', async () => {
  const { goTo, first, second } = await renderSearch()
  act(() => fakeSearch.choose?.(first))
  act(() => fakeSearch.choose?.(second))
  for (const resolveChapter of fakeSearch.chapters.toReversed()) await act(async () => resolveChapter(document))
  await vi.waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(goTo.mock.calls.map(([target]) => target.chapter)).toEqual([1])
})

test('goes to the result when the bar is closed while the result is loading', async () => {
  const { search, goTo, first } = await renderSearch()
  act(() => fakeSearch.choose?.(first))
  act(() => void search.current.onCommand('close'))
  expect(search.current.bar).toBeUndefined()
  for (const resolveChapter of fakeSearch.chapters) await act(async () => resolveChapter(document))
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledOnce())
})

test('stays on the page when the user has turned the page while the result was loading', async () => {
  const { goOn: rerenderAt, goTo, first } = await renderSearch()
  act(() => fakeSearch.choose?.(first))
  rerenderAt({ page: 2, word: 0.5 })
  for (const resolveChapter of fakeSearch.chapters) await act(async () => resolveChapter(document))
  expect(goTo).not.toHaveBeenCalled()
})

test('goes to the result when only a change of the layout has changed the page number', async () => {
  const { goOn: rerenderAt, goTo, first } = await renderSearch()
  act(() => fakeSearch.choose?.(first))
  rerenderAt({ page: 3, word: 0 })
  for (const resolveChapter of fakeSearch.chapters) await act(async () => resolveChapter(document))
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledOnce())
})
