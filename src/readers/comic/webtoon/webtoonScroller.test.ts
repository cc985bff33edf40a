// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { removeScrollEndSupport } from '../../../../tests/harness/readers/removeScrollEndSupport'
import type { PageImageCache } from '../images/pageImageCache'
import { layOutWebtoonPages, type WebtoonPageBoxes } from './layOutWebtoonPages'
import { WebtoonScroller } from './webtoonScroller'

afterEach(() => vi.unstubAllGlobals())

const view = { width: 800, height: 800 }
const pages = [1, 2, 3].map(number => ({ number, width: 800, height: 1000 }))

/**
 * Creates a `WebtoonScroller` with three pages. The function `frame` dispatches a scroll event and waits until the
 * scroller has handled the scroll.
 */
function createStrip() {
  const element = document.createElement('div')
  let stripLength = 0
  Object.defineProperty(element, 'clientHeight', { value: view.height })
  Object.defineProperty(element, 'scrollHeight', { get: () => stripLength })
  element.scrollTo = ((to: ScrollToOptions) => {
    element.scrollTop = to.top ?? 0
  }) as typeof element.scrollTo
  const onMoved = vi.fn()
  const cache = { requestPages: vi.fn() } satisfies Partial<PageImageCache> as unknown as PageImageCache
  const scroller = new WebtoonScroller(element, pages, cache, { onRange: vi.fn(), onMoved })
  const lay = (padding: number) => {
    const boxes: WebtoonPageBoxes = layOutWebtoonPages(pages, { scale: 'width', padding, gap: 0 }, view)
    stripLength = boxes.length
    element.scrollTop = Math.min(element.scrollTop, stripLength - view.height)
    scroller.setBoxes(boxes, view.height)
  }
  lay(0)
  const frame = async () => {
    const reportCount = onMoved.mock.calls.length
    element.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() => expect(onMoved.mock.calls.length).toBeGreaterThan(reportCount))
  }
  return { element, scroller, lay, frame, onMoved }
}

test('keeps the position when pages become narrower, even if the webtoon is temporarily too short for the scroll offset', async () => {
  const { element, lay, frame } = createStrip()
  element.scrollTop = 2000
  await frame()
  lay(25)
  expect(element.scrollTop).toBe(1000)
})

test('keeps a scroll that the browser has not yet reported when the pages are laid out again', () => {
  const { element, scroller, lay } = createStrip()
  scroller.scroll(1, 'screen', false)
  expect(element.scrollTop).toBe(760)
  lay(10)
  expect(element.scrollTop).toBeCloseTo(760 * 0.8)
})

test('counts a page as visible if the whole page is visible', () => {
  const { element, scroller, lay } = createStrip()
  lay(25)
  const visiblePages = () => [1, 2, 3].filter(page => scroller.isVisible(page))
  expect(visiblePages()).toEqual([1])
  element.scrollTop = 200
  expect(visiblePages()).toEqual([2])
  element.scrollTop = 600
  expect(visiblePages()).toEqual([])
})

test('after the end was visible, the last page stays the current page until it leaves the view or the user jumps', async () => {
  const { element, scroller, frame, onMoved } = createStrip()
  const scrollTo = async (top: number) => {
    element.scrollTop = top
    await frame()
    const { position, atEnd } = onMoved.mock.lastCall?.[0] ?? {}
    return [position.at, atEnd]
  }
  expect(await scrollTo(1500)).toEqual(['2', false])
  expect(await scrollTo(2200)).toEqual(['3', true])
  expect(await scrollTo(2197)).toEqual(['3', false])
  expect(await scrollTo(1200)).toEqual(['2', false])
  expect(await scrollTo(2200)).toEqual(['3', true])
  scroller.show(2, { page: 2, fraction: 0.5 })
  expect(onMoved.mock.lastCall?.[0].position.at).toBe('2')
})

test('reports the target of a running smooth scroll when the webtoon is unmounted', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { element, scroller, onMoved } = createStrip()
  element.scrollTo = (({ top, behavior }: ScrollToOptions) => {
    if (behavior === 'instant') element.scrollTop = top ?? 0
  }) as typeof element.scrollTo
  scroller.scroll(1, 'screen', true)
  expect(element.scrollTop).toBe(0)
  onMoved.mockClear()
  scroller.stop()
  expect(onMoved.mock.lastCall?.[0].position.point).toEqual({ page: 1, fraction: 0.76 })
})

test('reports nothing when a webtoon without a running scroll is unmounted', () => {
  const { scroller, onMoved } = createStrip()
  onMoved.mockClear()
  scroller.stop()
  expect(onMoved).not.toHaveBeenCalled()
})

describe('in a browser without the event scrollend', () => {
  removeScrollEndSupport()

  test('automatic scrolling after a smooth scroll is not undone', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const { element, scroller, onMoved } = createStrip()
    scroller.scroll(1, 'screen', true)
    for (const top of [756, 763, 1200]) {
      element.scrollTop = top
      element.dispatchEvent(new Event('scroll'))
    }
    onMoved.mockClear()
    scroller.reportNow()
    expect(element.scrollTop).toBe(1200)
    expect(onMoved.mock.lastCall?.[0].position.point).toEqual({ page: 2, fraction: 0.2 })
  })
})
