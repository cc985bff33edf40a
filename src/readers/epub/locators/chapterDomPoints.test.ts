// @vitest-environment jsdom

import { afterEach, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { type ChapterDomPoint, findFirstDomPointOnPage, getRectAtOrAfterDomPoint } from './chapterDomPoints'

/**
 * Simulates the boxes of letters on pages that are 100 px wide. Hidden letters and spaces have no box.
 * @param perPage number of letters on each page
 * @returns the points of the visible letters
 */
function mockTextLayout(body: Element, perPage: number): readonly ChapterDomPoint[] {
  const points: ChapterDomPoint[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    for (let offset = 0; offset < (walker.currentNode.nodeValue ?? '').length; offset++)
      if (isVisibleLetter(walker.currentNode, offset)) points.push({ node: walker.currentNode, offset })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  Range.prototype.getClientRects = function () {
    const isIn = ({ node, offset }: ChapterDomPoint) =>
      node === this.startContainer && offset >= this.startOffset && offset < this.endOffset
    const at = points.findIndex(isIn)
    if (at < 0) return [] as unknown as DOMRectList
    const page = Math.floor(at / perPage)
    const left = ((at % perPage) * 99) / perPage
    return [new DOMRect(page * 100 + left, 10, 1, 10)] as unknown as DOMRectList
  }
  return points
}
const isVisibleLetter = ({ parentElement, nodeValue }: Node, offset: number) =>
  parentElement?.localName !== 'rp' && (nodeValue ?? '')[offset]?.trim() !== ''
const pageOfBox = (box: DOMRect) => Math.floor((box.left + 0.5) / 100)
const { getClientRects, getBoundingClientRect } = Range.prototype
afterEach(() => {
  Object.assign(Range.prototype, { getClientRects, getBoundingClientRect })
})

/**
 * Generates lists of words. Each list contains the words of a paragraph. A word that starts with a bracket is hidden.
 */
const wordLists = fc.array(fc.stringMatching(/^[([]?[a-z]{1,40} {0,3}$/), { minLength: 1, maxLength: 4 })
const visibleWordLists = wordLists.filter(list => list.some(piece => !isHiddenPiece(piece)))
const isHiddenPiece = (piece: string) => /^[([]/.test(piece)
const paragraphLists = fc.array(visibleWordLists, {
  minLength: 1,
  maxLength: 12,
})
const lettersPerPage = fc.integer({ min: 3, max: 60 })

function createBody(paragraphs: readonly (readonly string[])[]): Element {
  const body = document.createElement('body')
  for (const pieces of paragraphs) {
    const paragraph = body.appendChild(document.createElement('p'))
    for (const piece of pieces)
      paragraph.appendChild(document.createElement(isHiddenPiece(piece) ? 'rp' : 'span')).append(piece)
  }
  return body
}

test.prop([paragraphLists, lettersPerPage, fc.nat()])(
  'the first point of a page is the first letter of the page',
  (paragraphs, perPage, seed) => {
    const body = createBody(paragraphs)
    const points = mockTextLayout(body, perPage)
    const page = seed % Math.ceil(points.length / perPage)
    expect(findFirstDomPointOnPage(page, body, pageOfBox)).toEqual(points[page * perPage])
  },
)

test.prop([paragraphLists, lettersPerPage, fc.array(lettersPerPage, { minLength: 1, maxLength: 5 }), fc.nat()])(
  'an anchor stays on the visible page in every layout',
  (paragraphs, perPage, others, seed) => {
    const body = createBody(paragraphs)
    const points = mockTextLayout(body, perPage)
    const page = seed % Math.ceil(points.length / perPage)
    const anchor = findFirstDomPointOnPage(page, body, pageOfBox)
    const pageWithLayout = (length: number) =>
      Math.floor(points.findIndex(point => isSamePoint(point, anchor)) / length)
    for (const other of others) {
      mockTextLayout(body, other)
      const shown = findFirstDomPointOnPage(pageWithLayout(other), body, pageOfBox)
      const [from, at] = [shown, anchor].map(one => points.findIndex(point => isSamePoint(point, one)))
      expect(at, 'visible').toBeGreaterThanOrEqual(from ?? 0)
      expect(at, 'visible').toBeLessThan((from ?? 0) + other)
    }
    expect(pageWithLayout(perPage)).toBe(page)
  },
)

const isSamePoint = (one: ChapterDomPoint, other: ChapterDomPoint | undefined) =>
  one.node === other?.node && one.offset === other.offset

test('a hidden point has the box of the visible text after the point', () => {
  const body = document.body
  body.append(...createBody([['abc'], ['(hidden'], ['def ghi']]).childNodes)
  const [, hidden, last] = body.querySelectorAll('p')
  mockTextLayout(body, 2)
  const leftOf = (node: Node, offset: number) => getRectAtOrAfterDomPoint({ node, offset })?.left
  expect(leftOf(hidden?.firstChild?.firstChild as Node, 2)).toBe(149.5)
  expect(leftOf(last?.firstChild?.firstChild as Node, 3)).toBe(300)
})

test('a page without text begins at its first image, and a drawing counts as a single image', () => {
  const body = document.createElement('body')
  body.innerHTML = '<h1>a</h1><p><img id="one"></p><svg id="two"><text>b</text><image id="three" /></svg><h2>c</h2>'
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  const boxes = new Map(['h1', '#one', '#two', 'h2'].map((selector, page) => [selector, page]))
  Range.prototype.getClientRects = function () {
    const found = [...boxes].find(([selector]) => {
      const element = body.querySelector(selector)
      return element === this.startContainer.childNodes[this.startOffset] || element?.contains(this.startContainer)
    })
    return (found ? [new DOMRect(found[1] * 100, 10, 1, 10)] : []) as unknown as DOMRectList
  }
  const firstOnPage = (page: number) => findFirstDomPointOnPage(page, body, pageOfBox)
  expect(firstOnPage(1)).toEqual({ node: body.querySelector('#one'), offset: 0 })
  expect(firstOnPage(2)).toEqual({ node: body.querySelector('#two'), offset: 0 })
  expect(firstOnPage(3)?.node.textContent).toBe('c')
})
