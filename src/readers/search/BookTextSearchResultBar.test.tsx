import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../language/interfaceLanguage'
import { BookTextSearchResultBar } from './BookTextSearchResultBar'

beforeAll(() => loadTextBundle('reader'))

test('a button keeps the focus at the last result, and has no effect there', () => {
  const onStep = vi.fn()
  const barAt = (index: number) => <BookTextSearchResultBar index={index} count={2} onStep={onStep} onClose={vi.fn()} />
  const { rerender } = render(barAt(0))
  const next = screen.getByRole('button', { name: 'Next match' })
  next.focus()
  fireEvent.click(next)
  expect(onStep.mock.calls).toEqual([[1]])
  rerender(barAt(1))
  expect(next).toHaveProperty('disabled', false)
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(next)
  fireEvent.click(next)
  expect(onStep).toHaveBeenCalledTimes(1)
})
