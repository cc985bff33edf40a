import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Region } from '../pages/imageTransform'
import { Zoomer } from '../zoom/zoomer'
import type { GuidedStop } from './guidedStops'
import { PanelGuide, type PanelMotion } from './panelGuide'

const upper: Region = { x: 0, y: 0, width: 1, height: 0.5 }
const lower: Region = { x: 0, y: 0.5, width: 1, height: 0.5 }

let known: Map<number, readonly Region[]>
let surface: HTMLElement
let hole: HTMLElement
let zoomer: Zoomer
let guide: PanelGuide
let heard: GuidedStop[]
const ways = (): PanelMotion => ({
  panels: page => known.get(page),
  whole: new Set(),
  wholeFirst: false,
  swipes: false,
  animate: false,
})

/** Renders a surface of 1,000 × 800 px with pages of 400 × 800 px side by side in its middle. */
function draw(...pages: number[]) {
  const parts = pages.map(page => `<div data-page="${page}"><img alt=""></div>`).join('')
  surface.innerHTML = `<div><div data-shown="true"><div>${parts}</div></div></div>`
  const left = 500 - 200 * pages.length
  for (const element of [surface, ...surface.querySelectorAll<HTMLElement>('*')])
    for (const [name, value] of Object.entries({ clientWidth: 1_000, clientHeight: 800, offsetWidth: 1_000 }))
      Object.defineProperty(element, name, { value, configurable: true })
  const drawn = surface.firstElementChild as HTMLElement
  // Layout boxes follow the zoom transform.
  const placed = (x: number, width: number) => () => {
    const [dx = 0, dy = 0, scale = 1] = drawn.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? []
    return new DOMRect(dx + scale * x, dy, scale * width, scale * 800)
  }
  drawn.getBoundingClientRect = placed(0, 1_000)
  pages.forEach((page, index) => {
    const part = surface.querySelector(`[data-page="${page}"]`) as HTMLElement
    part.getBoundingClientRect = placed(left + 400 * index, 400)
    ;(part.firstElementChild as HTMLElement).getBoundingClientRect = placed(left + 400 * index, 400)
  })
}

beforeEach(() => {
  document.body.innerHTML = '<section></section><aside></aside>'
  surface = document.querySelector('section') as HTMLElement
  hole = document.querySelector('aside') as HTMLElement
  known = new Map([
    [1, [upper, lower]],
    [2, [lower]],
  ])
  heard = []
  draw(1)
  zoomer = new Zoomer(surface, { rightToLeft: false, upright: false, keeps: false, animate: false }, 'zoomed')
  guide = new PanelGuide(surface, zoomer, hole, ways(), stop => heard.push(stop))
})
afterEach(() => {
  guide.stop()
  zoomer.stop()
})

const at = () => `${heard.at(-1)?.page.number}: ${heard.at(-1)?.nth}/${heard.at(-1)?.of}`
/** Vertical position on the page of the middle of the view, 0 to 1. */
const down = () => zoomer.middle.y / 800

test('moves from panel to panel and returns false at both ends', () => {
  guide.opened([{ number: 1 }], 0)
  expect([at(), down()]).toEqual(['1: 1/2', 0.25])
  expect(guide.step(-1)).toBe(false)
  expect(guide.step(1)).toBe(true)
  expect([at(), down()]).toEqual(['1: 2/2', 0.75])
  expect(guide.step(1)).toBe(false)
  expect(at()).toBe('1: 2/2')
})

test('fills the view with the panel and dims the surroundings', () => {
  guide.opened([{ number: 1 }], 0)
  expect(zoomer.percent).toBe(192)
  expect(hole.hidden).toBe(false)
  expect(hole.style.height).toBe('776px')
})

test('dims the surroundings of a panel that fills the view like its page', () => {
  known.set(1, [
    { ...upper, height: 0.97 },
    { ...lower, y: 0.97, height: 0.03 },
  ])
  guide.opened([{ number: 1 }], 0)
  expect([zoomer.percent, hole.hidden, hole.style.height]).toEqual([100, false, '784px'])
})

test('starts at the last panel after a backward turn, also when panels are detected later', () => {
  guide.opened([{ number: 1 }], -1)
  expect(at()).toBe('1: 2/2')
  known.delete(1)
  guide.opened([{ number: 1 }], -1)
  expect([at(), zoomer.percent]).toEqual(['1: 1/1', 100])
  known.set(1, [upper, lower])
  guide.learn()
  expect([at(), down()]).toEqual(['1: 2/2', 0.75])
})

test('applies changed options and keeps the current panel where possible', () => {
  guide.opened([{ number: 1 }], -1)
  guide.learn({ ...ways(), whole: new Set([1]) })
  expect([at(), zoomer.percent, hole.hidden]).toEqual(['1: 1/1', 100, true])
  guide.learn(ways())
  expect(at()).toBe('1: 1/2')
  guide.step(1)
  guide.learn({ ...ways(), wholeFirst: true })
  expect(at()).toBe('1: 2/2')
})

test('continues from the panel in the middle after a manual pan, or from the last stop when the zoom was reset', () => {
  guide.opened([{ number: 1 }], 0)
  zoomer.reset()
  expect(hole.hidden).toBe(true)
  expect(guide.step(1)).toBe(true)
  expect(at()).toBe('1: 2/2')
  zoomer.reset()
  zoomer.toggle({ x: 500, y: 10 })
  expect(guide.step(1)).toBe(true)
  expect([at(), hole.hidden]).toEqual(['1: 2/2', false])
})

test('moves through pages side by side and highlights the current one of two whole pages', () => {
  draw(1, 2)
  guide.opened([{ number: 1 }, { number: 2 }], 0)
  expect(guide.step(1) && guide.step(1)).toBe(true)
  expect([at(), zoomer.percent, hole.hidden, hole.style.left]).toEqual(['2: 1/1', 100, false, '496px'])
  expect(guide.step(1)).toBe(false)
})

test('keeps the panel when the view is resized and starts over when the page is opened again', () => {
  guide.opened([{ number: 1 }], -1)
  guide.opened([{ number: 1 }], 0)
  expect(at()).toBe('1: 1/2')
  guide.step(1)
  Object.defineProperty(surface, 'clientWidth', { value: 900, configurable: true })
  guide.opened([{ number: 1 }], 0)
  expect(at()).toBe('1: 2/2')
})

test('blocks page turns of the zoom while active and resets the zoom when stopped', () => {
  guide.opened([{ number: 1 }], 0)
  zoomer.turned()
  expect(zoomer.isZoomed).toBe(true)
  expect(zoomer.goOn(1, true)).toBe(false)
  guide.stop()
  expect([zoomer.isZoomed, hole.hidden]).toEqual([false, true])
})
