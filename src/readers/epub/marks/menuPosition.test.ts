// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { menuPosition } from './menuPosition'

const words = (top: number, height: number) => ({ x: 40, width: 200, top, bottom: top + height }) as DOMRect

test.each([
  ['short selection near the top', words(204, 20)],
  ['selection that fills the page', words(10, 740)],
  ['selection at the bottom', words(740, 20)],
])('keeps the menu with a note completely inside the window: %s', (_, at) => {
  const { top, bottom } = menuPosition(at, true)
  const upper = top === undefined ? window.innerHeight - Number(bottom) - 204 : Number(top)
  expect(upper).toBeGreaterThanOrEqual(8)
  expect(upper + 204).toBeLessThanOrEqual(window.innerHeight - 8)
})
