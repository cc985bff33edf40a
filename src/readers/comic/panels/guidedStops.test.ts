import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import type { Region } from '../pages/imageTransform'
import type { Page } from '../pages/spreads'
import { guidedStops, parsePanelCorrections, rotateRegion } from './guidedStops'

const upper: Region = { x: 0, y: 0, width: 1, height: 0.5 }
const lower: Region = { x: 0, y: 0.5, width: 1, height: 0.5 }
const none: ReadonlySet<number> = new Set()
const known = (panels: Readonly<Record<number, readonly Region[]>>) => ({
  panels: (page: number) => panels[page],
  whole: none,
  wholeFirst: false,
})
const page = (number: number, rest: Partial<Page> = {}): Page => ({ number, ...rest })
const told = (stops: ReturnType<typeof guidedStops>) => stops.map(({ page, nth, of }) => `${page.number}: ${nth}/${of}`)

describe('guidedStops', () => {
  test('lists the panels of each page of a spread, page by page', () => {
    const stops = guidedStops([page(4), page(5)], known({ 4: [upper, lower], 5: [upper, lower] }))
    expect(told(stops)).toEqual(['4: 1/2', '4: 2/2', '5: 1/2', '5: 2/2'])
  })
  test('shows pages with one panel, unknown panels, or marked as whole in one stop', () => {
    const leading = known({ 4: [upper], 6: [upper, lower] })
    for (const number of [4, 5])
      expect(guidedStops([page(number)], leading)).toEqual([{ page: page(number), nth: 1, of: 1 }])
    expect(guidedStops([page(6)], { ...leading, whole: new Set([6]) })).toEqual([{ page: page(6), nth: 1, of: 1 }])
  })
  test('shows the whole page first only where it has several panels and the setting is on', () => {
    const leading = { ...known({ 4: [upper, lower], 5: [upper] }), wholeFirst: true }
    expect(told(guidedStops([page(4), page(5)], leading))).toEqual(['4: 0/2', '4: 1/2', '4: 2/2', '5: 1/1'])
  })
  test('a half page shows its own panels and its part of panels that cross the middle', () => {
    const left = { x: 0, y: 0, width: 0.45, height: 0.5 }
    const right = { x: 0.47, y: 0, width: 0.53, height: 0.5 }
    const stops = guidedStops([page(4, { half: 'left' })], known({ 4: [left, right, lower] }))
    expect(stops.map(({ region }) => region)).toEqual([left, { ...lower, width: 0.5 }])
  })
})

const region = fc.record({
  x: fc.double({ min: 0, max: 0.5, noNaN: true }),
  y: fc.double({ min: 0, max: 0.5, noNaN: true }),
  width: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
  height: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
})

test.prop([region])('quarter turns to the left and right differ by a half turn', part => {
  const one = rotateRegion(part, 'left')
  const other = rotateRegion(part, 'right')
  expect(one.x + one.width + other.x).toBeCloseTo(1)
  expect(one.y + one.height + other.y).toBeCloseTo(1)
  expect([one.width, one.height]).toEqual([part.height, part.width])
  expect(rotateRegion(part, undefined)).toEqual(part)
})

test('parses stored corrections and ignores unknown entries', () => {
  const kept = new Map<string, unknown>([
    ['whole.3', true],
    ['whole.4', false],
    ['whole.x', true],
    ['order', true],
  ])
  expect(parsePanelCorrections(kept)).toEqual({ whole: new Set([3]), otherOrder: true })
  expect(parsePanelCorrections(new Map([['order', 'yes']]))).toEqual({ whole: new Set(), otherOrder: false })
})
