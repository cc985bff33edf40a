// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { WheelStepDetector } from '../../input/wheelStepDetector'
import type { ChapterView } from '../layout/chapterView'
import { attachChapterInputListeners, type ChapterInputOptions } from './attachChapterInputListeners'

/**
 * Attaches the listeners to two chapters that share a wheel detector. Returns both chapters, a function that turns the
 * mouse wheel, a mock that receives the commands, and a state that says whether the end card is shown.
 */
function attachTwoChapters() {
  const perform = vi.fn()
  const state = { isOnCard: false }
  const controls = { controls: { perform }, wheel: new WheelStepDetector(), isOnCard: () => state.isOnCard, hooks: [] }
  const [first, second] = [0, 1].map(index => {
    const frame = document.implementation.createHTMLDocument()
    Object.defineProperty(frame, 'defaultView', { value: { performance: { timeOrigin: -index * 5_000 } } })
    const view = { document: frame, isPaginated: true } as unknown as ChapterView
    attachChapterInputListeners(
      view,
      { index, path: '', type: '' },
      document.body,
      () => controls as unknown as ChapterInputOptions,
    )
    return frame
  }) as [Document, Document]
  let time = 0
  const scrollWheel = (frameDocument: Document, deltaY: number, pause = 40) => {
    time += pause
    const event = new WheelEvent('wheel', { deltaY })
    const timeOriginMs = frameDocument.defaultView?.performance.timeOrigin ?? 0
    Object.defineProperty(event, 'timeStamp', { value: time - timeOriginMs })
    frameDocument.dispatchEvent(event)
  }
  return { first, second, turn: scrollWheel, perform, reading: state }
}

test('a wheel gesture that opens the end card does not open the next book, but the next gesture does', () => {
  const { first, turn: scrollWheel, perform, reading: state } = attachTwoChapters()
  perform.mockImplementation(() => {
    state.isOnCard = true
  })
  for (let notch = 0; notch < 20; notch += 1) scrollWheel(first, 120)
  expect(perform.mock.calls).toEqual([['next']])
  scrollWheel(first, 120, 500)
  expect(perform.mock.calls).toEqual([['next'], ['next']])
})

test('after a wheel gesture that turned to the next chapter, its momentum turns no further page', () => {
  const { first, second, turn: scrollWheel, perform } = attachTwoChapters()
  scrollWheel(first, 100, 500)
  for (let movement = 0; movement < 30; movement += 1) scrollWheel(second, 60 * 0.9 ** movement, 16)
  expect(perform.mock.calls).toEqual([['next']])
})

test('a click on a link informs the hooks of the chapter before the link opens', () => {
  const calls: string[] = []
  const frame = document.implementation.createHTMLDocument()
  frame.body.innerHTML = '<a id="anchor">Words</a><a href="#note"><sup>1</sup></a>'
  const view = { document: frame, isPaginated: true, pointOfElement: () => undefined } as unknown as ChapterView
  const options = {
    publication: { chapters: [{ index: 0, path: 'a.xhtml', type: '' }] },
    hooks: [() => ({ stop: () => {}, onLink: () => calls.push('hook') })],
    onInternalLink: () => calls.push('link'),
  } as unknown as ChapterInputOptions
  attachChapterInputListeners(view, { index: 0, path: 'a.xhtml', type: '' }, document.body, () => options)
  frame.querySelector<HTMLElement>('#anchor')?.click()
  expect(calls).toEqual([])
  frame.querySelector<HTMLElement>('sup')?.click()
  expect(calls).toEqual(['hook', 'link'])
})

test('Enter follows a link inside a reachable image, and opens the image viewer for the image itself', () => {
  const onImage = vi.fn()
  const frame = document.implementation.createHTMLDocument()
  frame.body.innerHTML = '<svg data-longbox-zoomable><a href="#note"><text>1</text></a></svg>'
  const svg = frame.querySelector('svg') as SVGSVGElement
  svg.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200)
  const options = { hooks: [], controls: { onKey: () => undefined }, onImage } as unknown as ChapterInputOptions
  const view = { document: frame, isPaginated: true } as unknown as ChapterView
  attachChapterInputListeners(view, { index: 0, path: '', type: '' }, document.body, () => options)
  const pressEnter = (element: Element | null) =>
    element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(pressEnter(frame.querySelector('a'))).toBe(true)
  expect(onImage).not.toHaveBeenCalled()
  expect(pressEnter(svg)).toBe(false)
  expect(onImage).toHaveBeenCalledOnce()
})

test('horizontal swipes in the scrolled layout follow the direction of the pages', () => {
  const onSwipeAcross = vi.fn()
  const frame = Object.assign(document.implementation.createHTMLDocument(), { elementFromPoint: () => null })
  const view = { document: frame, isPaginated: false, origin: { x: 0, y: 0 } } as unknown as ChapterView
  let direction = 'ltr'
  const options = () => ({ controls: {}, hooks: [], onSwipeAcross, direction }) as unknown as ChapterInputOptions
  attachChapterInputListeners(view, { index: 0, path: '', type: '' }, document.body, options)
  const swipeTo = (clientX: number, clientY: number) => {
    const pointer = { pointerId: 1, pointerType: 'touch' }
    const at = (type: string, clientX: number, clientY: number) =>
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), pointer)
    frame.body.dispatchEvent(at('pointerdown', 300, 300))
    frame.body.dispatchEvent(at('pointerup', clientX, clientY))
  }
  swipeTo(100, 310)
  swipeTo(500, 310)
  direction = 'rtl'
  swipeTo(100, 310)
  expect(onSwipeAcross.mock.calls).toEqual([[1], [-1], [-1]])
})

test.each([
  ['toggles the toolbars on a fixed-layout page', true],
  ['enlarges the image on a page with text', false],
])('a tap on an image that fills a third of the window %s', (_name, isPicture) => {
  vi.useFakeTimers()
  const frame = document.implementation.createHTMLDocument()
  frame.body.innerHTML = '<img/>'
  const image = frame.querySelector('img') as HTMLImageElement
  Object.defineProperty(image, 'currentSrc', { value: 'blob:image' })
  image.getBoundingClientRect = () => new DOMRect(0, 260, 390, 290)
  Object.assign(frame, { elementFromPoint: () => image })
  const host = document.createElement('div')
  host.getBoundingClientRect = () => new DOMRect(0, 0, 390, 790)
  const view = { document: frame, isPaginated: true, isPicture, origin: { x: 0, y: 0 } } as unknown as ChapterView
  const perform = vi.fn()
  const onImage = vi.fn()
  const controls = { perform, zones: () => () => 'menu' }
  const options = { controls, onImage, hooks: [], direction: 'ltr' } as unknown as ChapterInputOptions
  attachChapterInputListeners(view, { index: 0, path: '', type: '' }, host, () => options)
  for (const type of ['pointerdown', 'pointerup'])
    image.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: 195, clientY: 400 }), { pointerType: 'touch' }),
    )
  vi.runAllTimers()
  vi.useRealTimers()
  expect(perform.mock.calls).toEqual(isPicture ? [['toggleToolbars', 'LEFT_TO_RIGHT']] : [])
  expect(onImage).toHaveBeenCalledTimes(isPicture ? 0 : 1)
})
