// @vitest-environment jsdom
import { act, render, renderHook } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '../../../language/language'
import type { PagerLocation } from '../locators/pagerLocation'
import type { Publication } from '../publication'
import type { SearchResult } from './bookSearch'
import { useBookSearch } from './useBookSearch'

const found = vi.hoisted(() => ({
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
vi.mock('./bookSearch', () => ({
  BookSearch: class {
    subscribe = () => () => undefined
    now = () => found
    stop = () => undefined
  },
}))
vi.mock('./SearchPanel', () => ({
  SearchPanel: ({ onChoose }: { onChoose: (hit: unknown) => void }) => {
    found.choose = onChoose
    return null
  },
}))
vi.mock('../content/chapterSource', () => ({
  chapterDocument: () => new Promise(resolve => found.chapters.push(resolve)),
}))

beforeAll(() => loadTexts('reader'))

/** Page number, and progression of its first word. */
const beginning = { page: 1, word: 0 }

/** Renders the search of a book with two chapters and one result in each. */
async function searchOfBook() {
  found.chapters.length = 0
  const goTo = vi.fn()
  const publication = { chapters: [0, 1].map(index => ({ index, path: `${index}`, type: '' })), toc: [] }
  const at = ({ page, word }: typeof beginning) =>
    ({
      page,
      place: { chapter: 0, progression: word },
      shows: place => place.progression === word,
    }) as Partial<PagerLocation> as PagerLocation
  const { result, rerender } = renderHook(
    where => useBookSearch('B', publication as unknown as Publication, undefined, at(where), goTo),
    { initialProps: beginning },
  )
  render(result.current.tab.view(() => undefined))
  await vi.waitFor(() => expect(found.choose).toBeDefined())
  const [first, second] = found.hits as unknown as readonly [SearchResult, SearchResult]
  return { search: result, goOn: rerender, goTo, first, second }
}

test('goes only to the last selected result while an earlier one is loading', async () => {
  const { goTo, first, second } = await searchOfBook()
  act(() => found.choose?.(first))
  act(() => found.choose?.(second))
  for (const come of found.chapters.toReversed()) await act(async () => come(document))
  await vi.waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(goTo.mock.calls.map(([place]) => place.chapter)).toEqual([1])
})

test('goes to the result when the bar is closed while it is loading', async () => {
  const { search, goTo, first } = await searchOfBook()
  act(() => found.choose?.(first))
  act(() => void search.current.onDeed('close'))
  expect(search.current.bar).toBeUndefined()
  for (const come of found.chapters) await act(async () => come(document))
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledOnce())
})

test('stays on the page when the user turned it while the result was loading', async () => {
  const { goOn, goTo, first } = await searchOfBook()
  act(() => found.choose?.(first))
  goOn({ page: 2, word: 0.5 })
  for (const come of found.chapters) await act(async () => come(document))
  expect(goTo).not.toHaveBeenCalled()
})

test('goes to the result when only a layout change altered the page number', async () => {
  const { goOn, goTo, first } = await searchOfBook()
  act(() => found.choose?.(first))
  goOn({ page: 3, word: 0 })
  for (const come of found.chapters) await act(async () => come(document))
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledOnce())
})
