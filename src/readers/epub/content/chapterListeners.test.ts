// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { WheelSteps } from '../../input/wheel'
import type { ChapterView } from '../layout/chapterView'
import { attachChapterListeners, type ChapterControls } from './chapterListeners'

/**
 * Attaches two chapters in separate frames to one wheel detector; returns functions to scroll and the performed
 * commands.
 */
function wheelOverChapters() {
  const perform = vi.fn()
  const reading = { isOnCard: false }
  const asked = { controls: { perform }, wheel: new WheelSteps(), isOnCard: () => reading.isOnCard, hooks: [] }
  const [first, second] = [0, 1].map(index => {
    const frame = document.implementation.createHTMLDocument()
    Object.defineProperty(frame, 'defaultView', { value: { performance: { timeOrigin: -index * 5_000 } } })
    const view = { document: frame, isPaginated: true } as unknown as ChapterView
    attachChapterListeners(
      view,
      { index, path: '', type: '' },
      document.body,
      () => asked as unknown as ChapterControls,
    )
    return frame
  }) as [Document, Document]
  let time = 0
  const turn = (over: Document, deltaY: number, pause = 40) => {
    time += pause
    const event = new WheelEvent('wheel', { deltaY })
    const began = over.defaultView?.performance.timeOrigin ?? 0
    Object.defineProperty(event, 'timeStamp', { value: time - began })
    over.dispatchEvent(event)
  }
  return { first, second, turn, perform, reading }
}

test('a wheel gesture that opens the end card does not open the next book; the next gesture does', () => {
  const { first, turn, perform, reading } = wheelOverChapters()
  perform.mockImplementation(() => {
    reading.isOnCard = true
  })
  for (let notch = 0; notch < 20; notch += 1) turn(first, 120)
  expect(perform.mock.calls).toEqual([['next']])
  turn(first, 120, 500)
  expect(perform.mock.calls).toEqual([['next'], ['next']])
})

test('the momentum of a wheel gesture that turned to the next chapter turns no further page', () => {
  const { first, second, turn, perform } = wheelOverChapters()
  turn(first, 100, 500)
  for (let movement = 0; movement < 30; movement += 1) turn(second, 60 * 0.9 ** movement, 16)
  expect(perform.mock.calls).toEqual([['next']])
})
