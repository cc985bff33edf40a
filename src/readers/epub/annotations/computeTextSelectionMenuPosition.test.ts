// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { computeTextSelectionMenuPosition } from './computeTextSelectionMenuPosition'

const textRect = (top: number, height: number) => ({ x: 40, width: 200, top, bottom: top + height }) as DOMRect

test.each([
  ['short selection near the top', textRect(204, 20)],
  ['selection that fills the page', textRect(10, 740)],
  ['selection at the bottom', textRect(740, 20)],
])('keeps the menu with a note completely inside the window: %s', (_, rect) => {
  const { top, bottom } = computeTextSelectionMenuPosition(rect, true)
  const menuTop = top === undefined ? window.innerHeight - Number(bottom) - 204 : Number(top)
  expect(menuTop).toBeGreaterThanOrEqual(8)
  expect(menuTop + 204).toBeLessThanOrEqual(window.innerHeight - 8)
})
