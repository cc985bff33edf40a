import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReaderController } from '../session/useReaderController'
import { ComicCommandRegistry } from './comicCommandRegistry'
import { useComicPointerInput } from './useComicPointerInput'

vi.mock('../settings/effectiveReaderSettings', () => ({ useReaderSetting: () => [true] }))
vi.mock('../input/useTapZoneResolver', () => ({ useTapZoneResolver: () => () => undefined }))

/** Renders a page that is `extraHeight` pixels higher than the view. Records the commands that wheel events cause. */
function wheelOver(extraHeight: number) {
  const element = document.createElement('div')
  const page = element.appendChild(document.createElement('div'))
  page.dataset.spread = ''
  Object.defineProperties(page, { clientHeight: { value: 600 }, scrollHeight: { value: 600 + extraHeight } })
  const reader = {
    actor: { getSnapshot: () => ({ value: { position: { opened: 'reading' } } }) },
  } as unknown as ReaderController
  const perform = vi.fn()
  const registry = new ComicCommandRegistry(() => {})
  renderHook(() => useComicPointerInput(element, 'LEFT_TO_RIGHT', reader, registry, perform))
  let time = 0
  /** Dispatches a wheel event. Then scrolls the page, as a browser would do. */
  const scrollWheel = (deltaY: number, pause = 16) => {
    time += pause
    const event = new WheelEvent('wheel', { deltaY, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: time })
    page.dispatchEvent(event)
    page.scrollTop = Math.min(extraHeight, page.scrollTop + deltaY)
  }
  return { scrollWheel, perform }
}

test('a wheel gesture that scrolls to the end of the page does not turn the page; the next gesture does', () => {
  const { scrollWheel, perform } = wheelOver(400)
  for (let movement = 0; movement < 30; movement += 1) scrollWheel(50)
  expect(perform).not.toHaveBeenCalled()
  scrollWheel(100, 500)
  expect(perform.mock.calls).toEqual([['next']])
})

test('turns the page immediately if the page cannot scroll', () => {
  const { scrollWheel, perform } = wheelOver(0)
  scrollWheel(100)
  expect(perform.mock.calls).toEqual([['next']])
})
