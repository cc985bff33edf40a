// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { animateCoverFromCard, captureCoverPosition } from './coverTransition'

const animate = vi.fn((_: Keyframe[]) => ({ currentTime: 0 }))
let still = false

beforeEach(() => {
  vi.useFakeTimers()
  animate.mockClear()
  still = false
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work())
})

function coverOf(src: string, [x, y, width]: [number, number, number]): HTMLElement {
  const cover = document.createElement('div')
  const image = document.createElement('img')
  image.src = src
  cover.append(image)
  for (const element of [cover, image]) element.getBoundingClientRect = () => new DOMRect(x, y, width, width * 1.5)
  return Object.assign(cover, { animate })
}

const card = coverOf('/tide.jpg', [300, 500, 130])
const page = coverOf('/tide.jpg', [40, 100, 260])

test('animates the cover of a page from the position of its card', () => {
  captureCoverPosition(card)
  animateCoverFromCard(page)
  expect(animate.mock.calls[0]?.[0][0]).toMatchObject({ transform: 'translate(260px, 400px) scale(0.5)' })
})

test('continues the animation when the page renders again, and does not repeat it afterwards', () => {
  captureCoverPosition(card)
  animateCoverFromCard(page)
  vi.advanceTimersByTime(60)
  animateCoverFromCard(page)
  expect(animate.mock.results[1]?.value.currentTime).toBe(60)
  vi.advanceTimersByTime(150)
  animateCoverFromCard(page)
  expect(animate).toHaveBeenCalledTimes(2)
})

test('does not animate another cover or a late page, and animates nothing with reduced motion', () => {
  captureCoverPosition(card)
  animateCoverFromCard(coverOf('/moon.jpg', [40, 100, 260]))
  vi.advanceTimersByTime(800)
  animateCoverFromCard(page)
  captureCoverPosition(card)
  still = true
  animateCoverFromCard(page)
  expect(animate).not.toHaveBeenCalled()
})
