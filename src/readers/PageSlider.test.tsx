import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageSlider } from './PageSlider'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('places that are passed are not asked for; the one that is stayed at is, until it is left', () => {
  const progress = {
    at: 1,
    of: 99,
    label: 'Page 1 of 99',
    thumbnail: (place: number) => `/pages/${place}`,
    goTo: () => {},
  }
  const { container } = render(<PageSlider progress={progress} direction="ltr" />)
  const picture = () => container.querySelector('img')
  const slider = screen.getByRole('slider')
  for (const value of [10, 20, 30]) fireEvent.change(slider, { target: { value } })
  expect(picture()?.hasAttribute('src')).toBe(false)
  vi.advanceTimersByTime(150)
  const shown = picture()
  expect(shown?.getAttribute('src')).toBe('/pages/30')
  fireEvent.change(slider, { target: { value: 40 } })
  expect(shown?.hasAttribute('src')).toBe(false)
  expect(picture()?.hasAttribute('src')).toBe(false)
})
