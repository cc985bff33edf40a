import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { isTap, type ReadingMode, swipe, swipeTurn, zoneAt } from './tapZones'

const view = { width: 1000, height: 800 }

describe('zones', () => {
  test('left to right: the right edge goes on', () => {
    expect(zoneAt({ x: 900, y: 400 }, view, 'LEFT_TO_RIGHT')).toBe('next')
    expect(zoneAt({ x: 100, y: 400 }, view, 'LEFT_TO_RIGHT')).toBe('previous')
    expect(zoneAt({ x: 500, y: 10 }, view, 'LEFT_TO_RIGHT')).toBe('menu')
  })
  test('vertical and webtoon: the lower edge goes on', () => {
    for (const mode of ['VERTICAL', 'WEBTOON'] as const) {
      expect(zoneAt({ x: 10, y: 700 }, view, mode)).toBe('next')
      expect(zoneAt({ x: 990, y: 100 }, view, mode)).toBe('previous')
      expect(zoneAt({ x: 10, y: 400 }, view, mode)).toBe('menu')
    }
  })
  test.prop([fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 800 })])(
    'right to left is the mirror image',
    (x, y) => {
      expect(zoneAt({ x, y }, view, 'RIGHT_TO_LEFT')).toBe(zoneAt({ x: 1000 - x, y }, view, 'LEFT_TO_RIGHT'))
    },
  )
})

describe('pointing', () => {
  const points = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 800 }) })
  const modes = fc.constantFrom<ReadingMode>('LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON')

  test.prop([points, points, fc.nat(2_000), fc.integer({ min: 2, max: 5 }), modes])(
    'two pointers never turn',
    (from, to, duration, pointers, mode) => {
      const pointing = { from, to, duration, pointers }
      expect(isTap(pointing)).toBe(false)
      expect(swipeTurn(swipe(pointing), mode)).toBeUndefined()
    },
  )
  test.prop([points, points, fc.nat(2_000)])('nothing is both a tap and a swipe', (from, to, duration) => {
    const pointing = { from, to, duration, pointers: 1 }
    expect(isTap(pointing) && swipe(pointing) !== undefined).toBe(false)
  })
  test('a swipe to the left goes on, from right to left it goes back', () => {
    const left = swipe({ from: { x: 500, y: 400 }, to: { x: 380, y: 420 }, duration: 200, pointers: 1 })
    expect(left).toBe('left')
    expect(swipeTurn(left, 'LEFT_TO_RIGHT')).toBe('next')
    expect(swipeTurn(left, 'RIGHT_TO_LEFT')).toBe('previous')
    expect(swipeTurn(left, 'VERTICAL')).toBeUndefined()
    expect(swipeTurn('up', 'VERTICAL')).toBe('next')
  })
  test('a slanted stroke is no swipe', () => {
    expect(swipe({ from: { x: 0, y: 0 }, to: { x: 100, y: 80 }, duration: 200, pointers: 1 })).toBeUndefined()
  })
})
