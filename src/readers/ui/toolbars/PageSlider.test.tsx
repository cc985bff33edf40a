import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PageSlider, type PageSliderPosition } from './PageSlider'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('loads thumbnails only of positions where the slider pauses, and cancels them when the slider moves on', () => {
  const progress = {
    at: 1,
    of: 99,
    label: 'Page 1 of 99',
    thumbnail: (page: number) => `/pages/${page}`,
    goTo: () => {},
  }
  const { container } = render(<PageSlider progress={progress} direction="ltr" />)
  const findThumbnail = () => container.querySelector('img')
  const slider = screen.getByRole('slider')
  for (const value of [10, 20, 30]) fireEvent.change(slider, { target: { value } })
  expect(findThumbnail()?.hasAttribute('src')).toBe(false)
  vi.advanceTimersByTime(150)
  const thumbnail = findThumbnail()
  expect(thumbnail?.getAttribute('src')).toBe('/pages/30')
  fireEvent.change(slider, { target: { value: 40 } })
  expect(thumbnail?.hasAttribute('src')).toBe(false)
  expect(findThumbnail()?.hasAttribute('src')).toBe(false)
})

test('writes a large number like the interface language', () => {
  render(<PageSlider progress={{ at: 1, of: 1_370, label: '', goTo: () => {} }} direction="ltr" />)
  const slider = screen.getByRole('slider')
  fireEvent.change(slider, { target: { value: 1_250 } })
  expect(slider.getAttribute('aria-valuetext')).toBe('1,250')
  expect(screen.getByText('1,250')).toBeTruthy()
})

describe('steps by key', () => {
  function slider() {
    const goTo = vi.fn()
    const progress: PageSliderPosition = {
      at: 3,
      of: 8,
      label: '',
      isVisible: (page: number) => page === 2 || page === 3,
      goTo,
    }
    render(<PageSlider progress={progress} direction="ltr" />)
    return { slider: screen.getByRole('slider'), goTo }
  }

  test.each([
    [2, 1],
    [4, 4],
  ])('a step to %i goes to a page that is not visible', (value, targetPage) => {
    const { slider: range, goTo } = slider()
    fireEvent.change(range, { target: { value } })
    fireEvent.keyUp(range)
    expect(goTo.mock.calls).toEqual([[targetPage]])
  })

  test('skips visible pages on the way back', () => {
    const { slider: range, goTo } = slider()
    for (const value of [4, 3]) fireEvent.change(range, { target: { value } })
    fireEvent.keyUp(range)
    expect(goTo.mock.calls).toEqual([[1]])
  })

  test('when a gamepad button clicks the slider, goes to the position to which the gamepad moved the slider', () => {
    const { slider: range, goTo } = slider()
    fireEvent.change(range, { target: { value: 6 } })
    range.click()
    expect(goTo.mock.calls).toEqual([[6]])
  })

  test('after a drag, goes to the position only once, on release', () => {
    const { slider: range, goTo } = slider()
    fireEvent.pointerDown(range)
    fireEvent.change(range, { target: { value: 2 } })
    fireEvent.pointerUp(range)
    range.click()
    expect(goTo.mock.calls).toEqual([[2]])
  })
})
