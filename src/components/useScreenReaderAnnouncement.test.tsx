// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScreenReaderAnnouncement } from './useScreenReaderAnnouncement'

function Announced({ text }: { text?: string }) {
  useScreenReaderAnnouncement(text)
  return null
}

const regions = () => [...document.querySelectorAll('[aria-live]')]
const pass = () => act(() => vi.advanceTimersByTime(200))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('shares one live region between announcements and creates it before their text', () => {
  const { rerender } = render([<Announced key="a" text="Slow" />, <Announced key="b" text="Late" />])
  expect(regions()).toHaveLength(1)
  expect(regions()[0]?.textContent).toBe('')
  pass()
  expect(regions().map(({ textContent }) => textContent)).toEqual(['SlowLate'])
  rerender([<Announced key="a" />, <Announced key="b" text="Late" />])
  expect(regions()[0]?.textContent).toBe('Late')
  rerender([<Announced key="a" />, <Announced key="b" />])
  expect(regions()).toEqual([])
})

test('creates a separate region in a modal dialog', () => {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  render(<Announced text="Slow" />)
  pass()
  expect(regions().map(region => [region.parentElement, region.textContent])).toEqual([[dialog, 'Slow']])
})
