import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import type { ImagePixels } from '../images/findPageRegionWithoutBorders'
import type { ImageRegion } from '../pages/pageImageTransform'
import { detectComicPanels } from './detectComicPanels'
import { sortPanelsInReadingOrder } from './sortPanelsInReadingOrder'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

class TestPage implements ImagePixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number

  constructor(background: number, width = 240, height = 340) {
    this.width = width
    this.height = height
    this.data = new Uint8ClampedArray(width * height * 4).fill(background)
  }

  fill({ x, y, width, height }: Box, tone: number): this {
    return this.paint(tone, (px, py) => px >= x && px < x + width && py >= y && py < y + height)
  }

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

  addNoise(by: number): this {
    let seed = 7
    for (let at = 0; at < this.data.length; at++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      if (at % 4 < 3) this.data[at] = (this.data[at] ?? 0) + ((seed >> 8) % (2 * by + 1)) - by
    }
    return this
  }
}

const inPixels = ({ x, y, width, height }: ImageRegion, page: TestPage): Box => ({
  x: Math.round(x * page.width),
  y: Math.round(y * page.height),
  width: Math.round(width * page.width),
  height: Math.round(height * page.height),
})

const findPanelBoxes = (page: TestPage, rightToLeft = false) =>
  sortPanelsInReadingOrder(detectComicPanels(page), rightToLeft).map(panel => inPixels(panel, page))

const wholePage = (page: TestPage): Box => ({ x: 0, y: 0, width: page.width, height: page.height })

function grid(rows: readonly number[], margin: number, gutter: number, { width, height }: TestPage): Box[][] {
  const rowHeight = (height - 2 * margin - gutter * (rows.length - 1)) / rows.length
  return rows.map((columns, row) => {
    const columnWidth = (width - 2 * margin - gutter * (columns - 1)) / columns
    const y = Math.round(margin + row * (rowHeight + gutter))
    return Array.from({ length: columns }, (_, column) => ({
      x: Math.round(margin + column * (columnWidth + gutter)),
      y,
      width: Math.round(columnWidth),
      height: Math.round(rowHeight),
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
  (rows, margin, gutter, { ground: background, frame }, noise, tones, rightToLeft) => {
    const page = new TestPage(background)
    const boxes = grid(rows, margin, gutter, page)
    for (const [index, box] of boxes.flat().entries()) page.panel(box, tones[index] ?? 128, frame)
    const panels = findPanelBoxes(page.addNoise(noise), rightToLeft)
    const expected = boxes.flatMap(row => (rightToLeft ? [...row].reverse() : row))
    expect(panels).toHaveLength(expected.length)
    expected.forEach((box, index) => {
      const panel = panels[index] ?? wholePage(page)
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(panel[side] - box[side]), `${side} of ${index}`).toBeLessThanOrEqual(2)
    })
  },
)

const regions = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: 0.8, noNaN: true }),
    y: fc.double({ min: 0, max: 0.8, noNaN: true }),
    width: fc.double({ min: 0.05, max: 0.2, noNaN: true }),
    height: fc.double({ min: 0.05, max: 0.2, noNaN: true }),
  }),
  { maxLength: 12 },
)

test.prop([regions, fc.boolean()])('the reading order contains each panel exactly once', (panels, rightToLeft) => {
  const ordered = sortPanelsInReadingOrder(panels, rightToLeft)
  expect(ordered).toHaveLength(panels.length)
  expect(new Set(ordered)).toEqual(new Set(panels))
})

test.prop([regions, fc.integer({ min: 0, max: 255 })])(
  'finds regions inside the page, for any content; two regions overlap by less than half',
  (regions, background) => {
    const page = new TestPage(background, 120, 170)
    for (const region of regions) page.panel(inPixels(region, page), 128, 255 - background)
    const panels = detectComicPanels(page)
    expect(panels.length).toBeGreaterThan(0)
    for (const [index, first] of panels.entries()) {
      expect(Math.min(first.x, first.y, first.width, first.height)).toBeGreaterThanOrEqual(0)
      expect(Math.max(first.x + first.width, first.y + first.height)).toBeLessThanOrEqual(1 + 1e-9)
      for (const second of panels.slice(index + 1)) {
        const across = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x)
        const down = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y)
        const smaller = Math.min(first.width * first.height, second.width * second.height)
        expect(Math.max(0, across) * Math.max(0, down)).toBeLessThan(0.5 * smaller + 1e-9)
      }
    }
  },
)

describe('panels of a page', () => {
  const top = { x: 10, y: 10, width: 220, height: 150 }
  const left = { x: 10, y: 168, width: 106, height: 160 }
  const right = { x: 124, y: 168, width: 106, height: 160 }
  const three = () => new TestPage(255).panel(top, 255, 0).panel(left, 200, 0).panel(right, 90, 0)

  test('counts white areas inside frames as part of the panel', () =>
    expect(findPanelBoxes(three())).toEqual([top, left, right]))

  test('treats a cover, a framed picture and a blank page as one panel', () => {
    const cover = new TestPage(180).fill({ x: 60, y: 120, width: 120, height: 200 }, 30)
    const framed = new TestPage(255).panel({ x: 12, y: 12, width: 216, height: 316 }, 120, 0)
    for (const page of [cover, framed, new TestPage(255), new TestPage(0)])
      expect(findPanelBoxes(page)).toEqual([wholePage(page)])
  })

  test('does not treat lines of text as panels', () => {
    const page = new TestPage(255)
    for (let line = 0; line < 20; line++)
      for (let word = 0; word < 9; word++) page.fill({ x: 20 + word * 22, y: 20 + line * 15, width: 16, height: 6 }, 0)
    expect(findPanelBoxes(page)).toEqual([wholePage(page)])
  })

  test('finds panels that reach the edge of the page, even panels that are as bright as the gutter', () => {
    const upper = { x: 0, y: 0, width: 240, height: 166 }
    const lower = { x: 0, y: 174, width: 240, height: 166 }
    expect(findPanelBoxes(new TestPage(255).fill(upper, 90).fill(lower, 140))).toEqual([upper, lower])
  })

  test('reads a tall panel beside a column of panels before the column, in both directions', () => {
    const rowHeight = { x: 10, y: 10, width: 100, height: 320 }
    const first = { x: 118, y: 10, width: 112, height: 156 }
    const second = { x: 118, y: 174, width: 112, height: 156 }
    const page = new TestPage(255)
    for (const box of [rowHeight, first, second]) page.panel(box, 150, 0)
    expect(findPanelBoxes(page)).toEqual([rowHeight, first, second])
    expect(findPanelBoxes(page, true)).toEqual([first, second, rowHeight])
  })

  test('separates panels that a speech balloon connects', () => {
    const page = three().panel({ x: 40, y: 150, width: 30, height: 30 }, 255, 0)
    expect(findPanelBoxes(page)).toHaveLength(3)
  })

  test('ignores page numbers, and adds small parts between panels to one of the panels', () => {
    const page = three().fill({ x: 118, y: 334, width: 4, height: 3 }, 0)
    expect(findPanelBoxes(page)).toEqual([top, left, right])
    const called = three().fill({ x: 104, y: 161, width: 24, height: 6 }, 0)
    expect(findPanelBoxes(called)).toHaveLength(3)
  })

  test('separates panels with slanted gutters and hand-drawn frames that touch', () => {
    const slanted = new TestPage(255)
      .fill({ x: 10, y: 10, width: 220, height: 320 }, 80)
      .paint(255, (x, y) => Math.abs(y - 170 - (x - 120) * 0.15) < 4)
    expect(findPanelBoxes(slanted)).toHaveLength(2)
    const touching = new TestPage(255)
      .panel({ x: 10, y: 10, width: 220, height: 156 }, 150, 0)
      .panel({ x: 10, y: 170, width: 220, height: 156 }, 110, 0)
      .fill({ x: 10, y: 166, width: 3, height: 4 }, 0)
      .fill({ x: 227, y: 166, width: 3, height: 4 }, 0)
    expect(findPanelBoxes(touching)).toHaveLength(2)
  })

  test('separates near-white content from the white paper', () => {
    const page = new TestPage(242)
    for (const box of [top, left, right]) page.fill(box, 150).fill({ ...box, y: box.y + 60, height: 80 }, 254)
    expect(findPanelBoxes(page)).toEqual([top, left, right])
  })
})
