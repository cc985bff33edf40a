import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageThumbnailGrid } from './PageThumbnailGrid'

vi.mock('../../../language/useTranslate', () => ({
  useLocaleCode: () => 'en',
  useTranslate: () => (key: string, options?: { page?: number }) => (options?.page ? `Page ${options.page}` : key),
}))

const pages = Array.from({ length: 20_000 }, (_, index) => ({ number: index + 1 }))

test('shows a part of a very long book around the current page, and more pages on request', async () => {
  render(<PageThumbnailGrid bookId="B" pages={pages} current={10_000} onChoose={() => {}} />)
  const shown = () => screen.getAllByRole('listitem', { hidden: true }).length
  expect(shown()).toBe(1_000)
  const current = screen.getByRole('button', { name: 'Page 10000' })
  expect(current.getAttribute('aria-current')).toBe('page')
  expect(current.textContent).toBe('10,000')
  fireEvent.click(screen.getByRole('button', { name: 'reader.contents.earlierPages' }))
  expect(shown()).toBe(1_500)
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 9499'))
  fireEvent.click(screen.getByRole('button', { name: 'reader.contents.laterPages' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 10500'))
})

test('shows all pages of a book of usual length', () => {
  render(<PageThumbnailGrid bookId="B" pages={pages.slice(0, 500)} current={1} onChoose={() => {}} />)
  expect(screen.getAllByRole('button')).toHaveLength(500)
})
