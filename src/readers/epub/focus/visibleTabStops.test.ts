// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isOnVisiblePage, limitTabStopsToVisiblePage } from './visibleTabStops'

/** Height of the simulated page, and of each simulated element, in CSS pixels. */
const PAGE_PX = 800
const ELEMENT_PX = 100

/**
 * Creates a chapter whose elements are stacked, starting at the top of the first page.
 * @returns the document, the boxes of its elements, the view, the host element, and a function that scrolls to a page
 *   and lists the reachable elements
 */
function createChapter(markup: string) {
  const host = document.createElement('div')
  host.getBoundingClientRect = () => new DOMRect(0, 0, 600, PAGE_PX)
  const chapter = document.implementation.createHTMLDocument()
  chapter.body.innerHTML = markup
  const boxes = [...chapter.body.children].map((element, at) => {
    const box = new DOMRect(0, at * ELEMENT_PX, 600, ELEMENT_PX)
    element.getClientRects = () => [box] as unknown as DOMRectList
    element.getBoundingClientRect = () => box
    return box
  })
  const view = { document: chapter, element: host, origin: { x: 0, y: 0 } }
  const showPage = (page: number) => {
    view.origin = { x: 0, y: -page * PAGE_PX }
    return limitTabStopsToVisiblePage(view, host, 'Image').map(({ id }) => id)
  }
  return { chapter, boxes, view, host, showPage }
}

const links = Array.from({ length: 20 }, (_, at) => `<a id="l${at}" href="#">Link</a>`)

test('only the elements of the visible page are reachable, and each page is reachable again', () => {
  const { chapter, showPage } = createChapter(links.join(''))
  expect(showPage(0)).toEqual(['l0', 'l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7'])
  const reachable = () =>
    [...chapter.querySelectorAll('a')].filter(({ tabIndex }) => tabIndex === 0).map(({ id }) => id)
  expect(showPage(2)).toEqual(['l16', 'l17', 'l18', 'l19'])
  expect(reachable()).toEqual(['l16', 'l17', 'l18', 'l19'])
  expect(showPage(0)).toHaveLength(8)
  expect(chapter.querySelector('#l0')?.hasAttribute('tabindex')).toBe(false)
})

test('keeps the order and the unreachable elements of the book', () => {
  const markup = '<a id="a" href="#" tabindex="-1">A</a><a id="b" href="#" tabindex="3">B</a><a id="c">C</a>'
  const { chapter, showPage } = createChapter(markup)
  expect(showPage(0)).toEqual(['b'])
  expect(showPage(1)).toEqual([])
  expect(showPage(0)).toEqual(['b'])
  const tabIndexes = [...chapter.querySelectorAll('a')].map(element => element.getAttribute('tabindex'))
  expect(tabIndexes).toEqual(['-1', '3', null])
})

test('an element counts as visible if a part of it is on the visible page', () => {
  const { chapter, boxes, view, host } = createChapter(links.slice(0, 9).join(''))
  const link = chapter.querySelector('#l8') as Element
  expect(isOnVisiblePage(link, view, host)).toBe(false)
  link.getClientRects = () => [new DOMRect(0, PAGE_PX - 20, 600, 20), boxes[8]] as unknown as DOMRectList
  expect(isOnVisiblePage(link, view, host)).toBe(true)
})

test('visible images that can be enlarged are reachable buttons with a name', () => {
  const svg = (id: string, content = '') => `<svg id="${id}">${content}</svg>`
  const { chapter, showPage } = createChapter(
    svg('map', '<title>Map</title>') + svg('plain') + links.slice(0, 8).join(''),
  )
  expect(showPage(0).slice(0, 2)).toEqual(['map', 'plain'])
  const images = [...chapter.querySelectorAll('svg')]
  expect(images.map(image => image.getAttribute('aria-label'))).toEqual(['Map', 'Image'])
  expect(images.map(image => image.getAttribute('role'))).toEqual(['button', 'button'])
  expect(showPage(1)).not.toContain('map')
})
