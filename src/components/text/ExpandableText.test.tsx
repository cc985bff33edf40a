// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExpandableText } from './ExpandableText'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('marks the language of the text for screen readers, unless it is not a language tag', () => {
  const { container, rerender } = render(<ExpandableText text="Erster Band" lang="de-at" />)
  const lang = () => container.querySelector('[dir=auto]')?.getAttribute('lang')
  expect(lang()).toBe('de-AT')
  for (const unusable of ['German', 'de_AT', '', undefined]) {
    rerender(<ExpandableText text="Erster Band" lang={unusable} />)
    expect(lang()).toBeNull()
  }
})

test('shows empty lines only in the expanded text', () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100)
  const { container } = render(<ExpandableText text={'First.\n\n \nSecond.\nThird.\n'} />)
  const text = container.querySelector('[dir=auto]')
  expect(text?.textContent).toBe('First.\nSecond.\nThird.')
  fireEvent.click(screen.getByRole('button', { name: 'Read more' }))
  expect(text?.textContent).toBe('First.\n\n \nSecond.\nThird.')
})
