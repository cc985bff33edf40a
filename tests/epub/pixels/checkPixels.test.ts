import { expect, test } from 'vitest'
import type { CapturedChapter, CapturedReaderScreen } from '../captureEpubTest'
import { findBlankPages, findPixelFailures, type PixelExpectation, type ScreenWithPixels } from './checkPixels'
import { type DrawnRectangle, drawPixels } from './drawPixels'

const red = [255, 0, 0] as const
const black = [0, 0, 0] as const

const screenOf = (rest: Partial<CapturedReaderScreen> = {}): CapturedReaderScreen => ({
  chapters: [],
  showsPages: true,
  controls: [],
  interface: '',
  rtlTexts: [],
  dialogText: '',
  hasPlayed: false,
  openedWindows: [],
  narration: { text: '', background: '', color: '', otherColor: '', spokenByVoice: [] },
  ...rest,
})
const chapterIn = (index: number, box: CapturedChapter['box']): CapturedChapter => ({
  ...{ index, box, side: '', isFixed: false, text: '', images: 0, loadedImages: 0, scrollable: false },
  ...{ direction: 'ltr', writingMode: 'horizontal-tb', fonts: '' },
})
const screens = (...found: readonly ScreenWithPixels[]) => new Map(found.entries())
const drawn = (...rectangles: readonly DrawnRectangle[]): ScreenWithPixels => ({
  screen: screenOf(),
  image: drawPixels(...rectangles),
})
const square = drawn({ color: red, edges: [10, 10, 30, 30] })
const failuresOf = (expectation: PixelExpectation, ...found: readonly ScreenWithPixels[]) =>
  findPixelFailures([expectation], screens(...found))

test('reports an area with another size, another place or another color', () => {
  const expected: PixelExpectation = { screen: 0, color: red, share: [0.03, 0.05], bounds: [0.1, 0.1, 0.3] }
  expect(failuresOf(expected, square)).toEqual([])
  expect(failuresOf(expected, drawn({ color: red, edges: [50, 10, 70, 30] }))).toEqual([
    'screen 0: the edges of color 255,0,0 are 0.5,0.1,0.7,0.3, expected 0.1,0.1,0.3',
  ])
  expect(failuresOf(expected, drawn({ color: red, edges: [10, 10, 30, 90] }))).toEqual([
    'screen 0: the share of color 255,0,0 is 0.1702, expected 0.03 to 0.05',
  ])
  expect(failuresOf(expected, drawn({ color: black, edges: [10, 10, 30, 30] }))).toHaveLength(2)
  expect(failuresOf({ ...expected, screen: 1 }, square)).toEqual(['screen 1 has no screenshot'])
})

test('reports text without content in the expected part, and lines in the wrong direction', () => {
  const lines = drawn({ color: black, edges: [10, 10, 90, 14] }, { color: black, edges: [10, 20, 90, 24] })
  expect(failuresOf({ screen: 0, lines: 'horizontal', share: [0.05, 0.1] }, lines)).toEqual([])
  expect(failuresOf({ screen: 0, lines: 'vertical' }, lines)).toEqual([
    'screen 0: the lines are horizontal, expected vertical',
  ])
  expect(failuresOf({ screen: 0, part: [0.5, 0.5, 0.9, 0.9], share: [0.01, 1] }, lines)).toHaveLength(1)
})

test('reports pages that should look the same but differ, and the opposite', () => {
  expect(failuresOf({ screen: 1, sameAs: 0 }, square, square)).toEqual([])
  expect(failuresOf({ screen: 1, sameAs: 0 }, square, drawn())).toHaveLength(1)
  expect(failuresOf({ screen: 1, differsFrom: 0 }, square, drawn())).toEqual([])
  expect(failuresOf({ screen: 1, differsFrom: 0 }, square, square)).toEqual(['screen 1: does not differ from screen 0'])
  expect(failuresOf({ screen: 0, sameAs: 1 }, square), 'without the other screenshot').toHaveLength(1)
})

test('reports blank pages, also beside a page with text', () => {
  const text = { color: black, edges: [60, 10, 90, 20] } as const
  const left = chapterIn(2, [0, 0, 0.5, 0.9])
  const right = chapterIn(3, [0.5, 0, 1, 0.9])
  const spread = { screen: screenOf({ chapters: [left, right] }), image: drawPixels(text) }
  expect(findBlankPages(screens(spread))).toEqual(['screen 0: the page of chapter 2 is blank'])
  expect(findBlankPages(screens(spread), [2]), 'blank in the book').toEqual([])
  const filled = drawPixels(text, { color: red, edges: [0, 0, 50, 90] })
  expect(findBlankPages(screens({ ...spread, image: filled })), 'filled with a color').toEqual([])
})

test('buttons of the reader do not make a page visible', () => {
  const chapters = [chapterIn(0, [0, 0, 1, 0.9])]
  const image = drawPixels({ color: black, edges: [0, 40, 20, 50] })
  expect(findBlankPages(screens({ screen: screenOf({ chapters }), image }))).toEqual([])
  const controls = [[0, 0.4, 0.2, 0.5]] as const
  expect(findBlankPages(screens({ screen: screenOf({ chapters, controls }), image }))).toHaveLength(1)
})

test('reports a reader without pages and without a message, and omits other pages of the client', () => {
  const image = drawPixels()
  expect(findBlankPages(screens({ screen: screenOf(), image }))).toEqual(['screen 0: there is no page'])
  expect(
    findBlankPages(screens({ screen: screenOf({ interface: 'This chapter could not be opened.' }), image })),
  ).toEqual([])
  expect(findBlankPages(screens({ screen: screenOf({ showsPages: false }), image }))).toEqual([])
})
