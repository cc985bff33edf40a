import { afterEach, beforeEach, expect, test } from 'vitest'
import { PageZoomController } from './pageZoomController'

let controller: PageZoomController
let surface: HTMLElement
const settings = { rightToLeft: false, upright: false, keeps: false, animate: false }

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
