// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { ChapterPageLayout } from '../content/createEpubStyleSheet'
import {
  OVERFLOWING_TABLE_ATTRIBUTE,
  WRAPPED_PREFORMATTED_TEXT_ATTRIBUTE,
} from '../content/cssRules/createWideContentCssRules'
import { fitImagesToColumns, fitWideContentToColumns } from './fitWideContentToColumns'

const frame: ChapterPageLayout = {
  width: 400,
  height: 600,
  gap: 20,
  columns: 1,
  flow: 'paginated',
  direction: 'ltr',
  fixedLayout: false,
}

afterEach(() => vi.restoreAllMocks())

test('measures all images before changing one, because each measurement after a change causes a new layout', () => {
  document.body.innerHTML = '<img style="margin-left:-5px;float:left" alt="">'.repeat(50)
  const images = [...document.querySelectorAll('img')]
  const steps: ('read' | 'write')[] = []
  const getStyle = globalThis.getComputedStyle
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(element => {
    steps.push('read')
    return getStyle(element)
  })
  for (const image of images) {
    const note = () => steps.push('write')
    vi.spyOn(image.style, 'setProperty').mockImplementation(note)
    vi.spyOn(image, 'setAttribute').mockImplementation(note)
  }
  fitImagesToColumns(images, frame)
  const changes = steps.filter((step, at) => step === 'read' && steps[at - 1] === 'write').length
  expect(steps.filter(step => step === 'write').length).toBeGreaterThanOrEqual(images.length)
  expect(changes).toBeLessThan(3)
})

/**
 * Simulates the layout of elements with a `data-box` attribute. The attribute contains left, top, width and height in
 * CSS pixels.
 */
function mockBoxes() {
  const boxOf = (element: Element) => {
    const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number)
    return new DOMRect(left, top, width, height)
  }
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return [boxOf(this)] as unknown as DOMRectList
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this)
  })
}

test('marks tables that extend beyond the box around them', () => {
  mockBoxes()
  document.body.innerHTML = `<table id="wide" data-box="10 0 900 50"></table><table id="fitting" data-box="10 0 380 50"></table>
    <blockquote><table id="indented" data-box="50 0 380 50"></table></blockquote>
    <table id="outdented" style="margin-left: -30px" data-box="-20 0 300 50"></table>
    <table id="moved" style="margin-left: 60px" data-box="70 0 380 50"></table>`
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return this.localName === 'blockquote' ? 300 : 400
  })
  fitWideContentToColumns(document, frame)
  const marked = [...document.querySelectorAll(`[${OVERFLOWING_TABLE_ATTRIBUTE}]`)].map(({ id }) => id)
  expect(marked).toEqual(['wide', 'indented', 'outdented', 'moved'])
})

test('in vertical text, preformatted texts that extend beyond the end of their page wrap', () => {
  mockBoxes()
  document.body.style.writingMode = 'vertical-rl'
  document.body.innerHTML = `<pre id="long" data-box="0 10 60 900"></pre><pre id="short" data-box="0 10 60 500"></pre>
    <p><code id="late" data-box="0 1150 20 90"></code><code id="early" data-box="0 1100 20 90"></code></p>`
  for (const element of document.querySelectorAll<HTMLElement>('pre, code')) element.style.writingMode = 'vertical-rl'
  fitWideContentToColumns(document, frame)
  const wrapped = [...document.querySelectorAll(`[${WRAPPED_PREFORMATTED_TEXT_ATTRIBUTE}]`)].map(({ id }) => id)
  expect(wrapped).toEqual(['long', 'late'])
  document.body.removeAttribute('style')
})
