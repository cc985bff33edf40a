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

test('the bar moves to the top if it would cover the current match, and stays there until it would cover a match at the top', () => {
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 800)
  const barWithMatchAt = (top: number, left = 300) => (
    <BookTextSearchResultBar
      index={0}
      count={9}
      onStep={vi.fn()}
      onClose={vi.fn()}
      measureMatch={() => [new DOMRect(left, top, 40, 20)]}
    />
  )
  const { rerender } = render(barWithMatchAt(300))
  const bar = screen.getByRole('toolbar', { name: 'Matches' })
  bar.getBoundingClientRect = () => new DOMRect(150, 690, 224, 46)
  const isAtTopAfter = (...match: Parameters<typeof barWithMatchAt>) => {
    rerender(barWithMatchAt(...match))
    return bar.dataset.atTop
  }
  expect(isAtTopAfter(700)).toBe('true')
  expect(isAtTopAfter(700, 900), 'while the match is not visible yet').toBe('true')
  expect(isAtTopAfter(300)).toBe('true')
  expect(isAtTopAfter(100)).toBe('false')
  expect(isAtTopAfter(700, 20), 'beside the bar').toBe('false')
  vi.unstubAllGlobals()
})
