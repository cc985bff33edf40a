import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import type { Pixels } from '../images/findBorders'
import type { Region } from '../pages/imageTransform'
import { findPanels } from './findPanels'
import { sortPanels } from './panelOrder'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Test page to draw on. */
class Sheet implements Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number

  constructor(ground: number, width = 240, height = 340) {
    this.width = width
    this.height = height
    this.data = new Uint8ClampedArray(width * height * 4).fill(ground)
  }

  fill({ x, y, width, height }: Box, tone: number): this {
    return this.paint(tone, (px, py) => px >= x && px < x + width && py >= y && py < y + height)
  }

  /** Draws a box of one tone with a frame of another tone. */
  panel({ x, y, width, height }: Box, tone: number, frame: number, line = 2): this {
    this.fill({ x, y, width, height }, frame)
    return this.fill({ x: x + line, y: y + line, width: width - 2 * line, height: height - 2 * line }, tone)
  }

  paint(tone: number, where: (x: number, y: number) => boolean): this {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        if (where(x, y)) this.data.fill(tone, (y * this.width + x) * 4, (y * this.width + x) * 4 + 3)
    return this
  }

  /** Adds noise to flat tones, as image compression does. */
  grain(by: number): this {
    let seed = 7
    for (let at = 0; at < this.data.length; at++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      if (at % 4 < 3) this.data[at] = (this.data[at] ?? 0) + ((seed >> 8) % (2 * by + 1)) - by
    }
    return this
  }
}

const inPixels = ({ x, y, width, height }: Region, sheet: Sheet): Box => ({
  x: Math.round(x * sheet.width),
  y: Math.round(y * sheet.height),
  width: Math.round(width * sheet.width),
  height: Math.round(height * sheet.height),
})

const read = (sheet: Sheet, rightToLeft = false) =>
  sortPanels(findPanels(sheet), rightToLeft).map(panel => inPixels(panel, sheet))

const all = (sheet: Sheet): Box => ({ x: 0, y: 0, width: sheet.width, height: sheet.height })

/** Returns rows with the given numbers of panels each, evenly spaced inside the margins. */
function grid(rows: readonly number[], margin: number, gutter: number, { width, height }: Sheet): Box[][] {
  const tall = (height - 2 * margin - gutter * (rows.length - 1)) / rows.length
  return rows.map((columns, row) => {
    const broad = (width - 2 * margin - gutter * (columns - 1)) / columns
    const y = Math.round(margin + row * (tall + gutter))
    return Array.from({ length: columns }, (_, column) => ({
      x: Math.round(margin + column * (broad + gutter)),
      y,
      width: Math.round(broad),
      height: Math.round(tall),
    }))
  })
}

const grids = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 4 })

test.prop([
  grids,
  fc.integer({ min: 3, max: 14 }),
  fc.integer({ min: 4, max: 9 }),
  fc.constantFrom({ ground: 255, frame: 0 }, { ground: 246, frame: 20 }, { ground: 0, frame: 255 }),
  fc.integer({ min: 0, max: 10 }),
  fc.array(fc.integer({ min: 60, max: 255 }), { minLength: 12, maxLength: 12 }),
  fc.boolean(),
])(
  'finds all panels of a grid in reading order, for both directions and any content',
  (rows, margin, gutter, { ground, frame }, grain, tones, rightToLeft) => {
    const sheet = new Sheet(ground)
    const boxes = grid(rows, margin, gutter, sheet)
    for (const [index, box] of boxes.flat().entries()) sheet.panel(box, tones[index] ?? 128, frame)
    const found = read(sheet.grain(grain), rightToLeft)
    const expected = boxes.flatMap(row => (rightToLeft ? [...row].reverse() : row))
    expect(found).toHaveLength(expected.length)
    expected.forEach((box, index) => {
      const panel = found[index] ?? all(sheet)
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(panel[side] - box[side]), `${side} of ${index}`).toBeLessThanOrEqual(2)
    })
  },
)

const parts = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: 0.8, noNaN: true }),
    y: fc.double({ min: 0, max: 0.8, noNaN: true }),
    width: fc.double({ min: 0.05, max: 0.2, noNaN: true }),
    height: fc.double({ min: 0.05, max: 0.2, noNaN: true }),
  }),
  { maxLength: 12 },
)

test.prop([parts, fc.boolean()])('the order contains each panel exactly once', (panels, rightToLeft) => {
  const ordered = sortPanels(panels, rightToLeft)
  expect(ordered).toHaveLength(panels.length)
  expect(new Set(ordered)).toEqual(new Set(panels))
})

test.prop([parts, fc.integer({ min: 0, max: 255 })])(
  'finds regions inside the page that overlap by less than half, for any content',
  (drawn, ground) => {
    const sheet = new Sheet(ground, 120, 170)
    for (const part of drawn) sheet.panel(inPixels(part, sheet), 128, 255 - ground)
    const found = findPanels(sheet)
    expect(found.length).toBeGreaterThan(0)
    for (const [index, one] of found.entries()) {
      expect(Math.min(one.x, one.y, one.width, one.height)).toBeGreaterThanOrEqual(0)
      expect(Math.max(one.x + one.width, one.y + one.height)).toBeLessThanOrEqual(1 + 1e-9)
      for (const other of found.slice(index + 1)) {
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
        const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
        const smaller = Math.min(one.width * one.height, other.width * other.height)
        expect(Math.max(0, across) * Math.max(0, down)).toBeLessThan(0.5 * smaller + 1e-9)
      }
    }
  },
)

describe('findPanels', () => {
  const top = { x: 10, y: 10, width: 220, height: 150 }
  const left = { x: 10, y: 168, width: 106, height: 160 }
  const right = { x: 124, y: 168, width: 106, height: 160 }
  const three = () => new Sheet(255).panel(top, 255, 0).panel(left, 200, 0).panel(right, 90, 0)

  test('counts white inside frames as part of the panel', () => expect(read(three())).toEqual([top, left, right]))

  test('treats a cover, a framed picture and a blank page as one panel', () => {
    const cover = new Sheet(180).fill({ x: 60, y: 120, width: 120, height: 200 }, 30)
    const framed = new Sheet(255).panel({ x: 12, y: 12, width: 216, height: 316 }, 120, 0)
    for (const sheet of [cover, framed, new Sheet(255), new Sheet(0)]) expect(read(sheet)).toEqual([all(sheet)])
  })

  test('does not treat lines of text as panels', () => {
    const sheet = new Sheet(255)
    for (let line = 0; line < 20; line++)
      for (let word = 0; word < 9; word++) sheet.fill({ x: 20 + word * 22, y: 20 + line * 15, width: 16, height: 6 }, 0)
    expect(read(sheet)).toEqual([all(sheet)])
  })

  test('finds panels that reach the edge of the page, also where they are as bright as the gutter', () => {
    const upper = { x: 0, y: 0, width: 240, height: 166 }
    const lower = { x: 0, y: 174, width: 240, height: 166 }
    expect(read(new Sheet(255).fill(upper, 90).fill(lower, 140))).toEqual([upper, lower])
  })

  test('reads a tall panel beside a stack before the stack, in both directions', () => {
    const tall = { x: 10, y: 10, width: 100, height: 320 }
    const first = { x: 118, y: 10, width: 112, height: 156 }
    const second = { x: 118, y: 174, width: 112, height: 156 }
    const sheet = new Sheet(255)
    for (const box of [tall, first, second]) sheet.panel(box, 150, 0)
    expect(read(sheet)).toEqual([tall, first, second])
    expect(read(sheet, true)).toEqual([first, second, tall])
  })

  test('separates panels that a speech balloon connects', () => {
    const sheet = three().panel({ x: 40, y: 150, width: 30, height: 30 }, 255, 0)
    expect(read(sheet)).toHaveLength(3)
  })

  test('ignores page numbers and assigns small parts between panels to one of them', () => {
    const sheet = three().fill({ x: 118, y: 334, width: 4, height: 3 }, 0)
    expect(read(sheet)).toEqual([top, left, right])
    const called = three().fill({ x: 104, y: 161, width: 24, height: 6 }, 0)
    expect(read(called)).toHaveLength(3)
  })

  test('separates panels by slanted gutters and with touching hand-drawn frames', () => {
    const slanted = new Sheet(255)
      .fill({ x: 10, y: 10, width: 220, height: 320 }, 80)
      .paint(255, (x, y) => Math.abs(y - 170 - (x - 120) * 0.15) < 4)
    expect(read(slanted)).toHaveLength(2)
    const touching = new Sheet(255)
      .panel({ x: 10, y: 10, width: 220, height: 156 }, 150, 0)
      .panel({ x: 10, y: 170, width: 220, height: 156 }, 110, 0)
      .fill({ x: 10, y: 166, width: 3, height: 4 }, 0)
      .fill({ x: 227, y: 166, width: 3, height: 4 }, 0)
    expect(read(touching)).toHaveLength(2)
  })

  test('separates near-white content from white paper', () => {
    const sheet = new Sheet(242)
    for (const box of [top, left, right]) sheet.fill(box, 150).fill({ ...box, y: box.y + 60, height: 80 }, 254)
    expect(read(sheet)).toEqual([top, left, right])
  })
})
