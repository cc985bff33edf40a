// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { PageCache } from '../images/pageCache'
import { StripScroller } from './stripScroller'
import { layOutStrips, type Strips } from './strips'

const view = { width: 400, height: 800 }
const pages = [1, 2, 3].map(number => ({ number, width: 400, height: 1000 }))

/** A strip of three pages that ends on `room` pixels; as in a browser, it tells of a scroll only when `frame` comes. */
function stripOf() {
  const element = document.createElement('div')
  let room = 0
  Object.defineProperty(element, 'clientHeight', { value: view.height })
  Object.defineProperty(element, 'scrollHeight', { get: () => room })
  element.scrollTo = ((to: ScrollToOptions) => {
    element.scrollTop = to.top ?? 0
  }) as typeof element.scrollTo
  const onMoved = vi.fn()
  const cache = { want: vi.fn() } as unknown as PageCache
  const scroller = new StripScroller(element, pages, cache, { onRange: vi.fn(), onMoved })
  const lay = (padding: number) => {
    const laid: Strips = layOutStrips(pages, { scale: 'width', padding, gap: 0 }, view)
    room = laid.length
    element.scrollTop = Math.min(element.scrollTop, room - view.height)
    scroller.lay(laid, view.height)
  }
  lay(0)
  const frame = async () => {
    const told = onMoved.mock.calls.length
    element.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() => expect(onMoved.mock.calls.length).toBeGreaterThan(told))
  }
  return { element, scroller, lay, frame, onMoved }
}

test('the place is kept when the pages become narrower, though the strip is too short for it meanwhile', async () => {
  const { element, lay, frame } = stripOf()
  element.scrollTop = 2000
  await frame()
  lay(25)
  expect(element.scrollTop).toBe(1000)
})

test('a scroll that nobody was told of yet is not undone by pages that are laid out anew', () => {
  const { element, scroller, lay } = stripOf()
  scroller.scroll(1, 'screen', false)
  expect(element.scrollTop).toBe(760)
  lay(10)
  expect(element.scrollTop).toBeCloseTo(760 * 0.8)
})

test('a page is in sight when all of it is, or when one is in the midst of it', () => {
  const { element, scroller, lay } = stripOf()
  lay(25)
  const inSight = () => [1, 2, 3].filter(page => scroller.shows(page))
  expect(inSight()).toEqual([1])
  element.scrollTop = 200
  expect(inSight()).toEqual([1, 2])
  element.scrollTop = 600
  expect(inSight()).toEqual([2])
})

test('a smooth scroll that is on its way when the strip goes is told with its end', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { element, scroller, onMoved } = stripOf()
  element.scrollTo = (({ top, behavior }: ScrollToOptions) => {
    if (behavior === 'instant') element.scrollTop = top ?? 0
  }) as typeof element.scrollTo
  scroller.scroll(1, 'screen', true)
  expect(element.scrollTop).toBe(0)
  onMoved.mockClear()
  scroller.stop()
  expect(onMoved.mock.lastCall?.[0].position.point).toEqual({ page: 1, fraction: 0.76 })
  vi.unstubAllGlobals()
})

test('a strip that stands still says nothing when it goes', () => {
  const { scroller, onMoved } = stripOf()
  onMoved.mockClear()
  scroller.stop()
  expect(onMoved).not.toHaveBeenCalled()
})
