// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ExpandableText } from './ExpandableText'

afterEach(() => vi.restoreAllMocks())

test('shows empty lines only in the expanded text', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100)
  const { container } = render(<ExpandableText text={'First.\n\n \nSecond.\nThird.\n'} />)
  const text = container.querySelector('[dir=auto]')
  expect(text?.textContent).toBe('First.\nSecond.\nThird.')
  fireEvent.click(screen.getByRole('button', { name: 'Read more' }))
  expect(text?.textContent).toBe('First.\n\n \nSecond.\nThird.')
})
