import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { BookTextSearchTab } from './BookTextSearchTab'
import { BookTextSearch } from './bookTextSearch'

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
