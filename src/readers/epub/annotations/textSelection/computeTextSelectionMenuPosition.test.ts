// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { computeTextSelectionMenuPosition } from './computeTextSelectionMenuPosition'

const textRect = (top: number, height: number) => ({ x: 40, width: 200, top, bottom: top + height }) as DOMRect

test.each([
  ['short selection near the top', textRect(204, 20)],
  ['selection that fills the page', textRect(10, 740)],
  ['selection at the bottom', textRect(740, 20)],
])('keeps the menu, including the note field, completely inside the window: %s', (_, rect) => {
  for (const isTouch of [false, true]) {
    const { top, bottom } = computeTextSelectionMenuPosition(rect, true, isTouch)
    const menuTop = top === undefined ? window.innerHeight - Number(bottom) - 226 : Number(top)
    expect(menuTop).toBeGreaterThanOrEqual(8)
    expect(menuTop + 226).toBeLessThanOrEqual(window.innerHeight - 8)
  }
})

test('on a touch screen, places the menu below the text and its selection handles, or above the menu of the browser', () => {
  const high = textRect(204, 20)
  expect(computeTextSelectionMenuPosition(high, false, false)).toHaveProperty('bottom')
  expect(computeTextSelectionMenuPosition(high, false, true).top).toBe(256)
  const low = textRect(window.innerHeight - 60, 20)
  expect(computeTextSelectionMenuPosition(low, false, true).bottom).toBe(60 + 64)
})

test('moves below text near the top when the note field does not fit above the text', () => {
  const high = textRect(163, 24)
  expect(computeTextSelectionMenuPosition(high, false, false)).toHaveProperty('bottom')
  expect(computeTextSelectionMenuPosition(high, true, false).top).toBe(187 + 32)
})
