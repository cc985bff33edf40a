import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import { rotatedSize, rotateWidePages } from './rotateWidePages'
import { isWide, type Page } from './spreads'

const side = fc.integer({ min: 1, max: 4_000 })
const pages = fc
  .array(fc.record({ width: side, height: side }, { requiredKeys: [] }), { maxLength: 20 })
  .map(list => list.map((size, index): Page => ({ number: index + 1, ...size })))

test.prop([pages, fc.boolean()])(
  'keeps each page once, leaves none wide, and puts the side that is read first at the top',
  (book, rightToLeft) => {
    const turned = rotateWidePages(book, rightToLeft)
    expect(turned.map(({ number }) => number)).toEqual(book.map(({ number }) => number))
    for (const [index, page] of turned.entries()) {
      const before = book[index] as Page
      expect(isWide(page)).toBe(false)
      if (!isWide(before)) expect(page).toBe(before)
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

/** Returns the position in the box, in CSS pixels, of a point given as fractions of the image. */
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
const parts = fc
  .tuple(fraction, fraction, fraction, fraction)
  .map(([x, y, right, bottom]) => ({ x, y, width: 1 - x - right, height: 1 - y - bottom }))

test.prop([fc.constantFrom('left' as const, 'right' as const), parts, side, side])(
  'fills the box with the region from corner to corner',
  (top, part, width, height) => {
    const style = rotatedSize(top, part, { width, height })
    const first = pointIn(style, { x: part.x, y: part.y })
    const last = pointIn(style, { x: part.x + part.width, y: part.y + part.height })
    const [from, to] = top === 'left' ? [first, last] : [last, first]
    expect(from.x).toBeCloseTo(width, 4)
    expect(from.y).toBeCloseTo(0, 4)
    expect(to.x).toBeCloseTo(0, 4)
    expect(to.y).toBeCloseTo(height, 4)
  },
)
