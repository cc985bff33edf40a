import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { PdfOutlineTab } from './PdfOutlineTab'
import type { PdfOutlineEntry } from './readPdfOutlineAndLinks'

beforeAll(() => loadTextBundle('reader'))

function renderTab(outline: readonly PdfOutlineEntry[] | undefined, hasFailed = false) {
  const state = {
    outlineAndLinks: outline && { outline, links: new Map() },
    isAvailable: true,
    hasFailed,
    request: vi.fn(),
  }
  const onChoose = vi.fn()
  render(<PdfOutlineTab state={state} currentPage={4} onChoose={onChoose} />)
  return { onChoose, request: state.request }
}

Element.prototype.scrollIntoView = () => {}

test('opens the page of an entry, marks the current entry, and disables entries without a page', () => {
  const { onChoose } = renderTab([
    { title: 'One', depth: 0, page: 1 },
    { title: 'Three', depth: 1, page: 3 },
    { title: '', depth: 0, page: undefined },
  ])
  expect(screen.getByRole('button', { current: 'location' }).textContent).toBe('Three')
  expect(screen.getByRole('button', { name: 'Part 3' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'One' }))
  expect(onChoose).toHaveBeenCalledWith(1)
})

test('requests the file, and shows that the outline is loading', () => {
  const { request } = renderTab(undefined)
  expect(request).toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('Loading the table of contents…')
})

test('shows that the outline could not be loaded or is empty', () => {
  renderTab(undefined, true)
  expect(screen.getByRole('status').textContent).toBe('The table of contents could not be loaded')
  renderTab([])
  expect(screen.getByText('This book has no table of contents')).toBeTruthy()
})
