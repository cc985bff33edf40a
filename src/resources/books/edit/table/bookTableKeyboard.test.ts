import { expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { getTargetControl } from './bookTableKeyboard'

const size = { rowCount: 30, controlCount: 10, rowsPerScreen: 8 }
const atBothEdges = { left: true, right: true }
const insideText = { left: false, right: false }
const press = (key: string, shiftKey = false, edges = atBothEdges, rtl = false) =>
  getTargetControl({ key, shiftKey }, { rowIndex: 3, controlIndex: 2 }, size, edges, rtl)

test('moves between rows with Enter, arrow keys and page keys', () => {
  expect(press('Enter')).toEqual({ rowIndex: 4, controlIndex: 2 })
  expect(press('Enter', true)).toEqual({ rowIndex: 2, controlIndex: 2 })
  expect(press('ArrowDown')).toEqual({ rowIndex: 4, controlIndex: 2 })
  expect(press('ArrowUp')).toEqual({ rowIndex: 2, controlIndex: 2 })
  expect(press('PageDown')).toEqual({ rowIndex: 11, controlIndex: 2 })
})

test('moves between columns only from the edge of a text, in reading direction', () => {
  expect(press('ArrowRight')).toEqual({ rowIndex: 3, controlIndex: 3 })
  expect(press('ArrowRight', false, atBothEdges, true)).toEqual({ rowIndex: 3, controlIndex: 1 })
  expect(press('ArrowLeft', false, insideText)).toBeUndefined()
})

test('leaves all other keys to the browser', () => {
  for (const key of ['a', 'Tab', 'Escape', 'Home', 'Delete']) expect(press(key)).toBeUndefined()
  expect(press('ArrowRight', true), 'selects text').toBeUndefined()
})

test.prop([
  fc.nat({ max: 29 }),
  fc.nat({ max: 9 }),
  fc.constantFrom('Enter', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown'),
  fc.boolean(),
])('stays inside the table', (rowIndex, controlIndex, key, rtl) => {
  const target = getTargetControl({ key, shiftKey: false }, { rowIndex, controlIndex }, size, atBothEdges, rtl)
  expect(target?.rowIndex).toBeGreaterThanOrEqual(0)
  expect(target?.rowIndex).toBeLessThan(30)
  expect(target?.controlIndex).toBeGreaterThanOrEqual(0)
  expect(target?.controlIndex).toBeLessThan(10)
})
