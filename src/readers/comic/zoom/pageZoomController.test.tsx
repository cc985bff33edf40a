import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startArrowKeyNavigation } from '../../input/spatialNavigation'
import { PageZoomController } from './pageZoomController'

let controller: PageZoomController
let surface: HTMLElement
let isReading: boolean
const settings = { rightToLeft: false, upright: false, keeps: false, animate: false, isReading: () => isReading }

function createZoom(keeps: boolean, html = '<div><div data-shown="true"><div></div></div></div>') {
  surface = document.body.appendChild(document.createElement('div'))
  surface.innerHTML = html
  for (const element of [surface, ...surface.querySelectorAll<HTMLElement>('*')])
    for (const [name, value] of Object.entries({
      clientWidth: 1_000,
      clientHeight: 800,
      offsetWidth: 1_000,
      offsetHeight: 800,
    }))
      Object.defineProperty(element, name, { value })
  controller = new PageZoomController(surface, { ...settings, keeps }, 'zoomed')
}
const transform = () => (surface.firstElementChild as HTMLElement).style.transform

beforeEach(() => {
  document.body.innerHTML = ''
  isReading = true
})
afterEach(() => controller.stop())

test('zooms in steps around the middle of the view, and resets the zoom', () => {
  createZoom(false)
  controller.step(1)
  expect(controller.percent).toBe(125)
  expect(transform()).toBe('translate(-125px, -100px) scale(1.25)')
  controller.step(1)
  controller.step(-1)
  expect(controller.percent).toBe(125)
  controller.reset()
  expect([controller.percent, transform()]).toEqual([100, ''])
  controller.step(-1)
  expect(controller.percent).toBe(100)
})

test.each([
  { keeps: true, percent: 125, begins: 'translate(0px, 0px) scale(1.25)' },
  { keeps: false, percent: 100, begins: '' },
])(
  'shows the next page at $percent % if the setting to keep the zoom is $keeps',
  ({ keeps, percent, begins: transformAfterTurn }) => {
    createZoom(keeps)
    controller.step(1)
    controller.onPageTurn()
    expect([controller.percent, transform()]).toEqual([percent, transformAfterTurn])
  },
)

test('zooms a webtoon around the cursor with Ctrl and the wheel', () => {
  createZoom(false, '<div data-webtoon><div></div></div>')
  const scrollWheel = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { deltaY: -200, clientX: 1_000, clientY: 0, ctrlKey, cancelable: true })
    surface.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(scrollWheel(false)).toBe(false)
  expect(scrollWheel(true)).toBe(true)
  expect(controller.percent).toBe(165)
  expect(transform()).toMatch(/^translate\(-648\.\d+px, 0px\)/)
})

test.each([
  { name: 'wheel', zoomOut: () => scrollCtrlWheel(10_000, 300) },
  { name: 'double tap', zoomOut: () => controller.toggle({ x: 500, y: 300 }) },
  { name: 'key', zoomOut: () => controller.reset(), y: 400 },
])('zooming a webtoon out by $name does not move the text under the fingers', ({ zoomOut, y = 300 }) => {
  createZoom(false, '<div data-webtoon><div></div></div>')
  const strip = surface.firstElementChild as HTMLElement
  strip.scrollBy = (options?: number | ScrollToOptions) => {
    if (typeof options === 'object') strip.scrollTop += options.top ?? 0
  }
  strip.scrollTop = 5_000
  const offsetInStrip = () => {
    const [, top = 0] = /, (-?[\d.]+)px\)/.exec(transform()) ?? []
    return strip.scrollTop + (y - Number(top)) / (controller.percent / 100)
  }
  scrollCtrlWheel(-400 * Math.log(2), 400)
  expect(controller.percent).toBe(200)
  for (let count = 0; count < 8; count++) surface.dispatchEvent(new WheelEvent('wheel', { deltaY: 90 }))
  const before = offsetInStrip()
  expect(before).not.toBeCloseTo(5_000 + y)
  zoomOut()
  expect(controller.percent).toBe(100)
  expect(offsetInStrip()).toBeCloseTo(before)
})

test.each([
  { html: '<div><div data-shown="true"><div></div></div></div>', pages: 'the page' },
  { html: '<div data-webtoon><div></div></div>', pages: 'the strip' },
])('under the end card, $pages is neither zoomed nor moved, and the reader gets all input', ({ html }) => {
  createZoom(false, html)
  const scroller = surface.querySelector<HTMLElement>('[data-shown], [data-webtoon]') as HTMLElement
  scroller.scrollBy = vi.fn()
  Object.defineProperties(scroller, { scrollHeight: { value: 5_000 }, scrollTop: { value: 4_200 } })
  controller.toggle({ x: 500, y: 400 })
  const before = transform()
  isReading = false
  const scrollWheel = new WheelEvent('wheel', { deltaY: -200, cancelable: true })
  const pressKeys = ['ArrowUp', 'ArrowLeft'].map(
    key => new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }),
  )
  surface.dispatchEvent(scrollWheel)
  for (const press of pressKeys) document.body.dispatchEvent(press)
  expect([scrollWheel, ...pressKeys].map(event => event.defaultPrevented)).toEqual([false, false, false])
  expect(controller.advance(-1, true)).toBe(false)
  scrollCtrlWheel(-200, 400)
  controller.step(1)
  controller.reset()
  expect(transform()).toBe(before)
  expect(scroller.scrollBy).not.toHaveBeenCalled()
  isReading = true
  expect(controller.advance(-1, true)).toBe(true)
})

test('while the toolbars have the focus, arrow keys move the focus instead of the zoomed page', () => {
  createZoom(false)
  controller.toggle({ x: 500, y: 400 })
  document.body.insertAdjacentHTML(
    'beforeend',
    '<header data-shown="true"><button>1</button><button>2</button></header>',
  )
  const buttons = [...document.querySelectorAll('button')]
  buttons.forEach((button, index) => {
    const box = { left: index * 100, right: index * 100 + 44, top: 0, bottom: 44 }
    button.getBoundingClientRect = () => box as DOMRect
    button.getClientRects = () => [box] as unknown as DOMRectList
  })
  onTestFinished(startArrowKeyNavigation(() => {}))
  const before = transform()
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  press('ArrowRight')
  expect([document.activeElement, transform()]).toEqual([buttons[1], before])
  buttons[1]?.blur()
  press('ArrowRight')
  expect(transform()).not.toBe(before)
})

function scrollCtrlWheel(deltaY: number, clientY: number): void {
  surface.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: 500, clientY, ctrlKey: true, cancelable: true }))
}
