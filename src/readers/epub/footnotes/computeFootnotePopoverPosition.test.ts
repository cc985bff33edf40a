// @vitest-environment jsdom
import { expect, vi } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { computeFootnotePopoverPosition } from './computeFootnotePopoverPosition'

const size = fc.integer({ min: 240, max: 4_000 })
const fraction = fc.double({ min: 0, max: 1, noNaN: true })

test.prop([size, size, fraction, fraction])(
  'positions the popover at its link, at least 12 px from the window sides',
  (width, height, x, y) => {
    vi.stubGlobal('innerWidth', width)
    vi.stubGlobal('innerHeight', height)
    const link = new DOMRect(x * width, y * height, 8, 16)
    const style = computeFootnotePopoverPosition(link) as { '--middle': string; top?: number; bottom?: number }
    const halfWidth = Math.min(400, width - 24) / 2
    const centerX = Number.parseFloat(style['--middle'])
    expect(centerX - halfWidth).toBeGreaterThanOrEqual(12 - 1e-6)
    expect(centerX + halfWidth).toBeLessThanOrEqual(width - 12 + 1e-6)
    const fitsAtLink = link.x - halfWidth >= 12 && link.x + 8 + halfWidth <= width - 12
    if (fitsAtLink) expect(centerX).toBeCloseTo(link.x + 4)
    if (style.top !== undefined) expect(style.top).toBeGreaterThan(link.bottom)
    else expect(style.bottom).toBeGreaterThan(height - link.top)
  },
)
