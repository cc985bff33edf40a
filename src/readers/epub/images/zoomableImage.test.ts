// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findZoomableImage, prepareZoomableImage } from './zoomableImage'

const xlink = 'http://www.w3.org/1999/xlink'
const screen = { width: 400, height: 600 }

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 300))
})
afterEach(() => void vi.restoreAllMocks())

function parseSvg(content: string): Element {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="${xlink}">${content}</svg>`
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
}

test('an SVG without links is reachable as a button', () => {
  const svg = parseSvg('<a id="target"><rect/></a>')
  prepareZoomableImage(svg, 'Image')
  expect(svg.getAttribute('role')).toBe('button')
  expect(svg.getAttribute('tabindex')).toBe('0')
})

test.each(['href', 'xlink:href'])(
  'an SVG that contains links with %s is no button, so that its links stay visible',
  name => {
    const svg = parseSvg(`<a ${name}="chapter.xhtml"><rect/></a>`)
    prepareZoomableImage(svg, 'Image')
    expect(svg.getAttributeNames().filter(attribute => !attribute.startsWith('xmlns'))).toEqual([])
    expect(findZoomableImage(svg.querySelector('rect') as Element, screen)).toBeUndefined()
    expect(findZoomableImage(svg, screen)).toBeDefined()
  },
)
