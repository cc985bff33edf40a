// @vitest-environment jsdom
import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import { popoverPosition } from './popoverPosition'
import { moveDictionary } from './useDictionaries'

const words = fc.record({
  x: fc.integer({ min: -200, max: 1400 }),
  width: fc.integer({ min: 1, max: 1200 }),
  top: fc.integer({ min: -400, max: 900 }),
  height: fc.integer({ min: 10, max: 900 }),
})

test.prop([words])(
  'keeps the popover inside the window, below or above the text where there is enough room',
  ({ x, width, top, height }) => {
    const at = { x, width, top, bottom: top + height } as DOMRect
    const place = popoverPosition(at) as Record<string, string>
    const [upper, lower, high, middle] = ['--top', '--bottom', '--high', '--middle'].map(name =>
      Number.parseFloat(place[name] ?? ''),
    )
    const { innerHeight, innerWidth } = window
    expect(high).toBeGreaterThanOrEqual(260)
    if (Math.max(at.top, innerHeight - at.bottom) > 300)
      expect(Number.isNaN(upper) ? innerHeight - Number(lower) <= at.top : Number(upper) >= at.bottom).toBe(true)
    expect(Number.isNaN(upper)).not.toBe(Number.isNaN(lower))
    const free = Number.isNaN(upper) ? Number(lower) : Number(upper)
    expect(free).toBeGreaterThanOrEqual(12)
    expect(free + Number(high)).toBe(innerHeight - 12)
    expect(Number(middle) - 210).toBeGreaterThanOrEqual(12)
    expect(Number(middle) + 210).toBeLessThanOrEqual(innerWidth - 12)
  },
)

test.prop([
  fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
  fc.nat(),
  fc.constantFrom(1 as const, -1 as const),
])('moves a dictionary up and down again without losing any', (ids, nth, by) => {
  const id = ids[nth % ids.length] ?? 0
  const next = moveDictionary(ids, id, by)
  expect([...next].sort()).toEqual([...ids].sort())
  if (next !== ids) expect(moveDictionary(next, id, by === 1 ? -1 : 1)).toEqual(ids)
})
