import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { createObservableStore } from '../../preferences/observableStore'
import { notifySessionRestored } from '../session/onServerOrSessionRestored'
import { BookTextSearchTab } from './BookTextSearchTab'
import {
  BookTextSearch,
  type BookTextSearchResultGroup,
  type BookTextSearchState,
  emptyBookTextSearchState,
} from './bookTextSearch'

beforeAll(() => loadTextBundle('reader'))

test('stops a running search on request, and keeps the results', async () => {
  const search = new BookTextSearch(3, index =>
    index === 0 ? Promise.resolve({ text: 'the sea', titleAt: () => 'Page 1' }) : new Promise<never>(() => {}),
  )
  render(<BookTextSearchTab search={search} chapterCount={3} onChoose={vi.fn()} />)
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search in this book' }), { target: { value: 'sea' } })
  await screen.findByText('sea')
  fireEvent.click(screen.getByRole('button', { name: 'Stop searching' }))
  expect(screen.getByRole('status').textContent).toBe('1 match')
  expect(screen.queryByRole('button', { name: 'Stop searching' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Page 1' })).toBeTruthy()
})

test('states how much of the book could not be read', async () => {
  const search = new BookTextSearch(2, () => Promise.reject(new Error('unreachable')))
  render(
    <BookTextSearchTab
      search={search}
      chapterCount={2}
      unreadText={count => `${count} pages failed`}
      onChoose={vi.fn()}
    />,
  )
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search in this book' }), { target: { value: 'sea' } })
  await screen.findByText(/2 pages failed/)
})

test.each([
  ['on request', async () => fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))],
  ['when the session is restored', async () => act(() => notifySessionRestored())],
])('searches chapters that could not be read again %s', async (_, repeat) => {
  let isReachable = false
  const search = new BookTextSearch(2, async index => {
    if (index === 1 && !isReachable) throw new Error('unreachable')
    return { text: 'the sea', titleAt: () => `Page ${index + 1}` }
  })
  render(<BookTextSearchTab search={search} chapterCount={2} onChoose={vi.fn()} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sea' } })
  const button = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('status').textContent).toMatch(/^1 match 1 chapter/)
  button.focus()
  isReachable = true
  await repeat()
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 matches'))
  expect(screen.queryByRole('button', { name: /Try again|Stop/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('new results do not render the results below earlier headings again', () => {
  let renders = 0
  const createGroup = (number: number): BookTextSearchResultGroup => ({
    get title() {
      renders += 1
      return `Chapter ${number}`
    },
    hits: [{ number, chapter: number, start: 0, end: 3, progression: 0, before: '', match: 'sea', after: `${number}` }],
  })
  const groups = [createGroup(1)]
  const store = createObservableStore<BookTextSearchState>({ ...emptyBookTextSearchState, groups })
  const search = { now: store.get, subscribe: store.subscribe } as unknown as BookTextSearch
  const createTab = (onChoose: () => void) => <BookTextSearchTab search={search} chapterCount={3} onChoose={onChoose} />
  const { rerender } = render(createTab(vi.fn()))
  renders = 0
  act(() => store.set({ ...emptyBookTextSearchState, groups: [...groups, createGroup(2)] }))
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Chapter 1', 'Chapter 2'])
  expect(renders).toBe(1)
  const onChoose = vi.fn()
  rerender(createTab(onChoose))
  expect(renders).toBe(1)
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(groups[0]?.hits[0])
})
