import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Reader } from '../session/useReader'
import { CommandRegistry } from './commandRegistry'
import { useComicPointer } from './useComicPointer'

vi.mock('../settings/effectiveSettings', () => ({ useSetting: () => [true] }))
vi.mock('../input/useTapZones', () => ({ useTapZones: () => () => undefined }))

/** Pages under a wheel, the one that is shown so much higher than the view; what the wheel did. */
function wheelOver(higher: number) {
  const element = document.createElement('div')
  const page = element.appendChild(document.createElement('div'))
  page.dataset.spread = ''
  Object.defineProperties(page, { clientHeight: { value: 600 }, scrollHeight: { value: 600 + higher } })
  const reader = { actor: { getSnapshot: () => ({ value: { place: { opened: 'reading' } } }) } } as unknown as Reader
  const perform = vi.fn()
  const desk = new CommandRegistry()
  renderHook(() => useComicPointer(element, 'LEFT_TO_RIGHT', reader, desk, perform))
  let time = 0
  /** A movement of the wheel, which scrolls the page as the browser would. */
  const turn = (deltaY: number, pause = 16) => {
    time += pause
    const event = new WheelEvent('wheel', { deltaY, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: time })
    page.dispatchEvent(event)
    page.scrollTop = Math.min(higher, page.scrollTop + deltaY)
  }
  return { turn, perform }
}

test('a stroke that scrolls a page to its end does not turn it with what is left; the next one does', () => {
  const { turn, perform } = wheelOver(400)
  for (let movement = 0; movement < 30; movement += 1) turn(50)
  expect(perform).not.toHaveBeenCalled()
  turn(100, 500)
  expect(perform.mock.calls).toEqual([['next']])
})

test('where nothing scrolls the wheel turns at once', () => {
  const { turn, perform } = wheelOver(0)
  turn(100)
  expect(perform.mock.calls).toEqual([['next']])
})
