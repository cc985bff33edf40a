// @vitest-environment jsdom
import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { computeDictionaryPopoverPosition } from './computeDictionaryPopoverPosition'
import { moveIdInDictionaryOrder } from './useStoredDictionaries'

const textRects = fc.record({
  x: fc.integer({ min: -200, max: 1400 }),
  width: fc.integer({ min: 1, max: 1200 }),
  top: fc.integer({ min: -400, max: 900 }),
  height: fc.integer({ min: 10, max: 900 }),
})

test.prop([textRects])(
  'keeps the popover inside the window, on the side of the text with enough room',
  ({ x, width, top, height }) => {
    const textRect = { x, width, top, bottom: top + height } as DOMRect
    const style = computeDictionaryPopoverPosition(textRect) as Record<string, string>
    const [fromTop, fromBottom, maxHeight, middle] = ['--top', '--bottom', '--high', '--middle'].map(name =>
      Number.parseFloat(style[name] ?? ''),
    )
    const { innerHeight, innerWidth } = window
    expect(maxHeight).toBeGreaterThanOrEqual(260)
    if (Math.max(textRect.top, innerHeight - textRect.bottom) > 300)
      expect(
        Number.isNaN(fromTop) ? innerHeight - Number(fromBottom) <= textRect.top : Number(fromTop) >= textRect.bottom,
      ).toBe(true)
    expect(Number.isNaN(fromTop)).not.toBe(Number.isNaN(fromBottom))
    const offset = Number.isNaN(fromTop) ? Number(fromBottom) : Number(fromTop)
    expect(offset).toBeGreaterThanOrEqual(12)
    expect(offset + Number(maxHeight)).toBe(innerHeight - 12)
    expect(Number(middle) - 210).toBeGreaterThanOrEqual(12)
    expect(Number(middle) + 210).toBeLessThanOrEqual(innerWidth - 12)
  },
)

test.prop([
  fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
  fc.nat(),
  fc.constantFrom(1 as const, -1 as const),
])('moves a dictionary up and down without losing a dictionary', (ids, position, step) => {
  const id = ids[position % ids.length] ?? 0
  const next = moveIdInDictionaryOrder(ids, id, step)
  expect([...next].sort()).toEqual([...ids].sort())
  if (next !== ids) expect(moveIdInDictionaryOrder(next, id, step === 1 ? -1 : 1)).toEqual(ids)
})
