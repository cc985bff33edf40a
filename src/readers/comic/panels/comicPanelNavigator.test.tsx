import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ImageRegion } from '../pages/pageImageTransform'
import { PageZoomController } from '../zoom/pageZoomController'
import { ComicPanelNavigator, type GuidedViewOptions } from './comicPanelNavigator'
import type { GuidedViewStop } from './createGuidedViewStops'

const upper: ImageRegion = { x: 0, y: 0, width: 1, height: 0.5 }
const lower: ImageRegion = { x: 0, y: 0.5, width: 1, height: 0.5 }

let panelsByPage: Map<number, readonly ImageRegion[]>
let surface: HTMLElement
let highlight: HTMLElement
let zoomer: PageZoomController
let navigator: ComicPanelNavigator
let reportedStops: GuidedViewStop[]
const options = (): GuidedViewOptions => ({
  panels: page => panelsByPage.get(page),
  whole: new Set(),
  wholeFirst: false,
  swipes: false,
  animate: false,
})

function renderPages(...pages: number[]) {
  const pageHtml = pages.map(page => `<div data-page="${page}"><img alt=""></div>`).join('')
  surface.innerHTML = `<div><div data-shown="true"><div>${pageHtml}</div></div></div>`
  const left = 500 - 200 * pages.length
  for (const element of [surface, ...surface.querySelectorAll<HTMLElement>('*')]) {
    // jsdom does not implement `scrollBy`.
    element.scrollBy = () => undefined
    for (const [name, value] of Object.entries({ clientWidth: 1_000, clientHeight: 800, offsetWidth: 1_000 }))
      Object.defineProperty(element, name, { value, configurable: true })
  }
  const content = surface.firstElementChild as HTMLElement
  const rectOf = (x: number, width: number) => () => {
    const [dx = 0, dy = 0, scale = 1] = content.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? []
    return new DOMRect(dx + scale * x, dy, scale * width, scale * 800)
  }
  content.getBoundingClientRect = rectOf(0, 1_000)
  pages.forEach((page, index) => {
    const pageBox = surface.querySelector(`[data-page="${page}"]`) as HTMLElement
    pageBox.getBoundingClientRect = rectOf(left + 400 * index, 400)
    ;(pageBox.firstElementChild as HTMLElement).getBoundingClientRect = rectOf(left + 400 * index, 400)
  })
}

beforeEach(() => {
  document.body.innerHTML = '<section></section><aside></aside>'
  surface = document.querySelector('section') as HTMLElement
  highlight = document.querySelector('aside') as HTMLElement
  panelsByPage = new Map([
    [1, [upper, lower]],
    [2, [lower]],
  ])
  reportedStops = []
  renderPages(1)
  zoomer = new PageZoomController(
    surface,
    { rightToLeft: false, upright: false, keeps: false, animate: false, isReading: () => true },
    'zoomed',
  )
  navigator = new ComicPanelNavigator(surface, zoomer, highlight, options(), stop => reportedStops.push(stop))
})
afterEach(() => {
  navigator.stop()
  zoomer.stop()
})

const currentStop = () =>
  `${reportedStops.at(-1)?.page.number}: ${reportedStops.at(-1)?.nth}/${reportedStops.at(-1)?.of}`
const viewCenterY = () => zoomer.viewCenter.y / 800

test('moves from panel to panel and returns false at both ends', () => {
  navigator.openSpread([{ number: 1 }], 0)
  expect([currentStop(), viewCenterY()]).toEqual(['1: 1/2', 0.25])
  expect(navigator.step(-1)).toBe(false)
  expect(navigator.step(1)).toBe(true)
  expect([currentStop(), viewCenterY()]).toEqual(['1: 2/2', 0.75])
  expect(navigator.step(1)).toBe(false)
  expect(currentStop()).toBe('1: 2/2')
})

test('marks the highlight as detecting until the panels of all pages of the spread are known', () => {
  renderPages(2, 3)
  navigator.openSpread([{ number: 2 }, { number: 3 }], 0)
  expect(highlight.hasAttribute('data-detecting')).toBe(true)
  panelsByPage.set(3, [])
  navigator.update()
  expect(highlight.hasAttribute('data-detecting')).toBe(false)
  navigator.openSpread([{ number: 4 }], 1)
  expect(highlight.hasAttribute('data-detecting')).toBe(true)
  navigator.update({ ...options(), whole: new Set([4]) })
  expect(highlight.hasAttribute('data-detecting')).toBe(false)
})

test('fills the view with the panel and dims the rest of the page', () => {
  navigator.openSpread([{ number: 1 }], 0)
  expect(zoomer.percent).toBe(192)
  expect(highlight.hidden).toBe(false)
  expect(highlight.style.height).toBe('776px')
})

test('dims the rest of the page around a panel that already fills the view without zoom', () => {
  panelsByPage.set(1, [
    { ...upper, height: 0.97 },
    { ...lower, y: 0.97, height: 0.03 },
  ])
  navigator.openSpread([{ number: 1 }], 0)
  expect([zoomer.percent, highlight.hidden, highlight.style.height]).toEqual([100, false, '784px'])
})

test('starts at the last panel after a backward page turn, even when the panels are detected later', () => {
  navigator.openSpread([{ number: 1 }], -1)
  expect(currentStop()).toBe('1: 2/2')
  panelsByPage.delete(1)
  navigator.openSpread([{ number: 1 }], -1)
  expect([currentStop(), zoomer.percent]).toEqual(['1: 1/1', 100])
  panelsByPage.set(1, [upper, lower])
  navigator.update()
  expect([currentStop(), viewCenterY()]).toEqual(['1: 2/2', 0.75])
})

test('applies changed options and keeps the current panel where possible', () => {
  navigator.openSpread([{ number: 1 }], -1)
  navigator.update({ ...options(), whole: new Set([1]) })
  expect([currentStop(), zoomer.percent, highlight.hidden]).toEqual(['1: 1/1', 100, true])
  navigator.update(options())
  expect(currentStop()).toBe('1: 1/2')
  navigator.step(1)
  navigator.update({ ...options(), wholeFirst: true })
  expect(currentStop()).toBe('1: 2/2')
})

test('continues from the panel in the middle of the view after a manual pan, and from the last panel after a zoom reset', () => {
  navigator.openSpread([{ number: 1 }], 0)
  zoomer.reset()
  expect(highlight.hidden).toBe(true)
  expect(navigator.step(1)).toBe(true)
  expect(currentStop()).toBe('1: 2/2')
  zoomer.reset()
  zoomer.toggle({ x: 500, y: 10 })
  expect(navigator.step(1)).toBe(true)
  expect([currentStop(), highlight.hidden]).toEqual(['1: 2/2', false])
})

test('moves through two pages side by side, and highlights the current page if pages are shown as a whole', () => {
  renderPages(1, 2)
  navigator.openSpread([{ number: 1 }, { number: 2 }], 0)
  expect(navigator.step(1) && navigator.step(1)).toBe(true)
  expect([currentStop(), zoomer.percent, highlight.hidden, highlight.style.left]).toEqual([
    '2: 1/1',
    100,
    false,
    '496px',
  ])
  expect(navigator.step(1)).toBe(false)
})

test('keeps the panel when the view is resized, and shows the first panel when the page is opened again', () => {
  navigator.openSpread([{ number: 1 }], -1)
  navigator.openSpread([{ number: 1 }], 0)
  expect(currentStop()).toBe('1: 1/2')
  navigator.step(1)
  Object.defineProperty(surface, 'clientWidth', { value: 900, configurable: true })
  navigator.openSpread([{ number: 1 }], 0)
  expect(currentStop()).toBe('1: 2/2')
})

test('blocks page turns by the zoom while the guided view is active, and resets the zoom when the guided view stops', () => {
  navigator.openSpread([{ number: 1 }], 0)
  zoomer.onPageTurn()
  expect(zoomer.isZoomed).toBe(true)
  expect(zoomer.advance(1, true)).toBe(false)
  navigator.stop()
  expect([zoomer.isZoomed, highlight.hidden]).toEqual([false, true])
})
