import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('by keys', () => {
  /** The slider at page 3 of 8; pages 2 and 3 lie open. */
  function slider() {
    const goTo = vi.fn()
    const progress = { at: 3, of: 8, label: '', shows: (place: number) => place === 2 || place === 3, goTo }
    render(<PageSlider progress={progress} direction="ltr" />)
    return { slider: screen.getByRole('slider'), goTo }
  }

  test.each([
    [2, 1],
    [4, 4],
  ])('a step to %i goes on to a page that is not in sight', (value, there) => {
    const { slider: range, goTo } = slider()
    fireEvent.change(range, { target: { value } })
    fireEvent.keyUp(range)
    expect(goTo.mock.calls).toEqual([[there]])
  })

  test('on the way back from elsewhere the pages in sight are left out', () => {
    const { slider: range, goTo } = slider()
    for (const value of [4, 3]) fireEvent.change(range, { target: { value } })
    fireEvent.keyUp(range)
    expect(goTo.mock.calls).toEqual([[1]])
  })

  test('what a gamepad moved goes there when its button presses it', () => {
    const { slider: range, goTo } = slider()
    fireEvent.change(range, { target: { value: 6 } })
    range.click()
    expect(goTo.mock.calls).toEqual([[6]])
  })

  test('who pulls it lands where it is let go of, once', () => {
    const { slider: range, goTo } = slider()
    fireEvent.pointerDown(range)
    fireEvent.change(range, { target: { value: 2 } })
    fireEvent.pointerUp(range)
    range.click()
    expect(goTo.mock.calls).toEqual([[2]])
  })
})
