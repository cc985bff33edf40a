import { afterEach, beforeEach, expect, test } from 'vitest'
import { Zoomer } from './zoomer'

let zoomer: Zoomer
let surface: HTMLElement
const ways = { rightToLeft: false, upright: false, keeps: false, animate: false }

/** Creates a surface of 1,000 × 800 px that holds pages side by side, or a strip. */
function zoom(keeps: boolean, drawn = '<div><div data-shown="true"><div></div></div></div>') {
  surface = document.body.appendChild(document.createElement('div'))
  surface.innerHTML = drawn
  for (const element of [surface, ...surface.querySelectorAll<HTMLElement>('*')])
    for (const [name, value] of Object.entries({
      clientWidth: 1_000,
      clientHeight: 800,
      offsetWidth: 1_000,
      offsetHeight: 800,
    }))
      Object.defineProperty(element, name, { value })
  zoomer = new Zoomer(surface, { ...ways, keeps }, 'zoomed')
}
const drawnAt = () => (surface.firstElementChild as HTMLElement).style.transform

beforeEach(() => {
  document.body.innerHTML = ''
})
afterEach(() => zoomer.stop())

test('zooms in and out by steps around the middle, and resets', () => {
  zoom(false)
  zoomer.step(1)
  expect(zoomer.percent).toBe(125)
  expect(drawnAt()).toBe('translate(-125px, -100px) scale(1.25)')
  zoomer.step(1)
  zoomer.step(-1)
  expect(zoomer.percent).toBe(125)
  zoomer.reset()
  expect([zoomer.percent, drawnAt()]).toEqual([100, ''])
  zoomer.step(-1)
  expect(zoomer.percent).toBe(100)
})

test.each([
  { keeps: true, percent: 125, begins: 'translate(0px, 0px) scale(1.25)' },
  { keeps: false, percent: 100, begins: '' },
])('starts the next page at $percent % when the zoom is kept on turn: $keeps', ({ keeps, percent, begins }) => {
  zoom(keeps)
  zoomer.step(1)
  zoomer.turned()
  expect([zoomer.percent, drawnAt()]).toEqual([percent, begins])
})

test('zooms a strip at the cursor by Ctrl and wheel', () => {
  zoom(false, '<div data-webtoon><div></div></div>')
  const turned = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { deltaY: -200, clientX: 1_000, clientY: 0, ctrlKey, cancelable: true })
    surface.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(turned(false)).toBe(false)
  expect(turned(true)).toBe(true)
  expect(zoomer.percent).toBe(165)
  expect(drawnAt()).toMatch(/^translate\(-648\.\d+px, 0px\)/)
})
