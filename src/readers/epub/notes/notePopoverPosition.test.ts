// @vitest-environment jsdom
import { expect, vi } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import { notePopoverPosition } from './notePopoverPosition'

const size = fc.integer({ min: 240, max: 4_000 })
const within = fc.double({ min: 0, max: 1, noNaN: true })

test.prop([size, size, within, within])(
  'positions the popover at its link, at least 12 px from the sides',
  (width, height, x, y) => {
    vi.stubGlobal('innerWidth', width)
    vi.stubGlobal('innerHeight', height)
    const link = new DOMRect(x * width, y * height, 8, 16)
    const place = notePopoverPosition(link) as { '--middle': string; top?: number; bottom?: number }
    const half = Math.min(400, width - 24) / 2
    const middle = Number.parseFloat(place['--middle'])
    expect(middle - half).toBeGreaterThanOrEqual(12 - 1e-6)
    expect(middle + half).toBeLessThanOrEqual(width - 12 + 1e-6)
    const isFree = link.x - half >= 12 && link.x + 8 + half <= width - 12
    if (isFree) expect(middle).toBeCloseTo(link.x + 4)
    if (place.top !== undefined) expect(place.top).toBeGreaterThan(link.bottom)
    else expect(place.bottom).toBeGreaterThan(height - link.top)
  },
)
