import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import type { ComicPage } from '../pages/createComicSpreads'
import type { ImageRegion } from '../pages/pageImageTransform'
import { createGuidedViewStops, parsePanelDetectionCorrections, rotateImageRegion } from './createGuidedViewStops'

const upper: ImageRegion = { x: 0, y: 0, width: 1, height: 0.5 }
const lower: ImageRegion = { x: 0, y: 0.5, width: 1, height: 0.5 }
const noPages: ReadonlySet<number> = new Set()
const optionsFor = (panels: Readonly<Record<number, readonly ImageRegion[]>>) => ({
  panels: (page: number) => panels[page],
  whole: noPages,
  wholeFirst: false,
})
const page = (number: number, rest: Partial<ComicPage> = {}): ComicPage => ({ number, ...rest })
const formatStops = (stops: ReturnType<typeof createGuidedViewStops>) =>
  stops.map(({ page, nth, of }) => `${page.number}: ${nth}/${of}`)

describe('stops of the guided view', () => {
  test('lists the panels of each page of a spread, one page after the other', () => {
    const stops = createGuidedViewStops([page(4), page(5)], optionsFor({ 4: [upper, lower], 5: [upper, lower] }))
    expect(formatStops(stops)).toEqual(['4: 1/2', '4: 2/2', '5: 1/2', '5: 2/2'])
  })
  test('shows a page in one stop if the page has one panel, has no detected panels, or is marked as whole', () => {
    const options = optionsFor({ 4: [upper], 6: [upper, lower] })
    for (const number of [4, 5])
      expect(createGuidedViewStops([page(number)], options)).toEqual([{ page: page(number), nth: 1, of: 1 }])
    expect(createGuidedViewStops([page(6)], { ...options, whole: new Set([6]) })).toEqual([
      { page: page(6), nth: 1, of: 1 },
    ])
  })
  test('shows the whole page first only if the page has several panels and the setting is on', () => {
    const options = { ...optionsFor({ 4: [upper, lower], 5: [upper] }), wholeFirst: true }
    expect(formatStops(createGuidedViewStops([page(4), page(5)], options))).toEqual([
      '4: 0/2',
      '4: 1/2',
      '4: 2/2',
      '5: 1/1',
    ])
  })
  test('a half page shows the panels in its half and cuts panels that cross the middle', () => {
    const left = { x: 0, y: 0, width: 0.45, height: 0.5 }
    const right = { x: 0.47, y: 0, width: 0.53, height: 0.5 }
    const stops = createGuidedViewStops([page(4, { half: 'left' })], optionsFor({ 4: [left, right, lower] }))
    expect(stops.map(({ region }) => region)).toEqual([left, { ...lower, width: 0.5 }])
  })
})

const region = fc.record({
  x: fc.double({ min: 0, max: 0.5, noNaN: true }),
  y: fc.double({ min: 0, max: 0.5, noNaN: true }),
  width: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
  height: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
})

test.prop([region])('the results of a left and a right quarter turn differ by a half turn', original => {
  const turnedLeft = rotateImageRegion(original, 'left')
  const turnedRight = rotateImageRegion(original, 'right')
  expect(turnedLeft.x + turnedLeft.width + turnedRight.x).toBeCloseTo(1)
  expect(turnedLeft.y + turnedLeft.height + turnedRight.y).toBeCloseTo(1)
  expect([turnedLeft.width, turnedLeft.height]).toEqual([original.height, original.width])
  expect(rotateImageRegion(original, undefined)).toEqual(original)
})

test('parses stored corrections and ignores unknown entries', () => {
  const stored = new Map<string, unknown>([
    ['whole.3', true],
    ['whole.4', false],
    ['whole.x', true],
    ['order', true],
  ])
  expect(parsePanelDetectionCorrections(stored)).toEqual({ whole: new Set([3]), otherOrder: true })
  expect(parsePanelDetectionCorrections(new Map([['order', 'yes']]))).toEqual({ whole: new Set(), otherOrder: false })
})
