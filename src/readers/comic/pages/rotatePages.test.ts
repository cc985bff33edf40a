import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { type ComicPage, isWidePage } from './createComicSpreads'
import { createRotatedImageStyle, rotatePages, rotateWidePages } from './rotatePages'

const side = fc.integer({ min: 1, max: 4_000 })
const pages = fc
  .array(fc.record({ width: side, height: side }, { requiredKeys: [] }), { maxLength: 20 })
  .map(list => list.map((size, index): ComicPage => ({ number: index + 1, ...size })))

test.prop([pages, fc.boolean()])(
  'returns each page once, none of them wide, with the side that is read first at the top',
  (book, rightToLeft) => {
    const rotated = rotateWidePages(book, rightToLeft)
    expect(rotated.map(({ number }) => number)).toEqual(book.map(({ number }) => number))
    for (const [index, page] of rotated.entries()) {
      const before = book[index] as ComicPage
      expect(isWidePage(page)).toBe(false)
      if (!isWidePage(before)) expect(page).toBe(before)
      else
        expect(page).toEqual({
          ...before,
          width: before.height,
          height: before.width,
          top: rightToLeft ? 'right' : 'left',
        })
    }
  },
)

test.prop([pages, fc.constantFrom('left' as const, 'right' as const)])(
  'rotates each page by hand, so that exactly the portrait pages and the pages of unknown size become wide',
  (book, rotation) => {
    const rotated = rotatePages(book, rotation)
    expect(rotated.map(({ number }) => number)).toEqual(book.map(({ number }) => number))
    for (const [index, page] of rotated.entries()) {
      const { width, height } = book[index] as ComicPage
      const isPortrait = !width || !height || height > width
      expect(isWidePage(page)).toBe(isPortrait)
      if (width && height) expect([page.width, page.height]).toEqual([height, width])
    }
  },
)

test('a rotation to the right shows the left side of the page at the top', () => {
  const top = (rotation: 'left' | 'right') => rotatePages([{ number: 1, width: 600, height: 900 }], rotation)[0]?.top
  expect([top('right'), top('left')]).toEqual(['left', 'right'])
})

/**
 * Computes the position of a point of the image after the CSS style is applied. The result is in CSS pixels from the
 * top left corner of the page box.
 * @param style CSS style of a rotated image
 * @param point position in the image, as fractions of the image width and height
 */
function pointIn(style: string, { x, y }: { x: number; y: number }) {
  const number = (pattern: RegExp) => Number(pattern.exec(style)?.[1] ?? Number.NaN)
  const width = number(/inline-size:([\d.e-]+)px/)
  const height = number(/block-size:([\d.e-]+)px/)
  const [, dx = '', dy = ''] = /translate\(([-\d.e]+)px,([-\d.e]+)px\)$/.exec(style) ?? []
  const at = { x: x * width + Number(dx), y: y * height + Number(dy) }
  return style.includes('rotate(90deg)')
    ? { x: number(/translateX\(([-\d.e]+)px\)/) - at.y, y: at.x }
    : { x: at.y, y: number(/translateY\(([-\d.e]+)px\)/) - at.x }
}

const fraction = fc.double({ min: 0, max: 0.4, noNaN: true })
const regions = fc
  .tuple(fraction, fraction, fraction, fraction)
  .map(([x, y, right, bottom]) => ({ x, y, width: 1 - x - right, height: 1 - y - bottom }))

test.prop([fc.constantFrom('left' as const, 'right' as const), regions, side, side])(
  'fills the box exactly with the region',
  (top, region, width, height) => {
    const style = createRotatedImageStyle(top, region, { width, height })
    const first = pointIn(style, { x: region.x, y: region.y })
    const last = pointIn(style, { x: region.x + region.width, y: region.y + region.height })
    const [from, to] = top === 'left' ? [first, last] : [last, first]
    expect(from.x).toBeCloseTo(width, 4)
    expect(from.y).toBeCloseTo(0, 4)
    expect(to.x).toBeCloseTo(0, 4)
    expect(to.y).toBeCloseTo(height, 4)
  },
)
