import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import {
  findCommandOfGesture,
  getPageTurnOfSwipe,
  getSwipeDirection,
  isTapGesture,
  type PageGestureSettings,
} from './pointerGestureCommands'
import { getTapZonesOfLayout } from './tapZoneLayouts'
import { defaultTapZones, getTapZoneAtPoint, type ReadingMode } from './tapZones'

const view = { width: 1000, height: 800 }
const pageBounds = { ...view, left: 0, top: 0 }
const points = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 800 }) })
const modes = fc.constantFrom<ReadingMode>('LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON')
const layouts = fc.constantFrom(
  'edges' as const,
  'lShape' as const,
  'kindle' as const,
  'sides' as const,
  'off' as const,
)
const contexts: fc.Arbitrary<PageGestureSettings> = fc
  .record({ mode: modes, layout: layouts, inverted: fc.boolean(), taps: fc.boolean(), swipes: fc.boolean() })
  .map(
    ({ layout, inverted, ...rest }): PageGestureSettings => ({
      pageBounds,
      zones: getTapZonesOfLayout(layout, inverted),
      ...rest,
    }),
  )
const gestures = fc.record({
  from: points,
  to: points,
  duration: fc.nat(2_000),
  pointers: fc.integer({ min: 1, max: 3 }),
})
const turnCommands = ['next', 'previous', 'scrollForward', 'scrollBack']

describe('tap zone at a point', () => {
  test('left to right: the right edge turns forward', () => {
    expect(getTapZoneAtPoint({ x: 900, y: 400 }, view, 'LEFT_TO_RIGHT')).toBe('next')
    expect(getTapZoneAtPoint({ x: 100, y: 400 }, view, 'LEFT_TO_RIGHT')).toBe('previous')
    expect(getTapZoneAtPoint({ x: 500, y: 10 }, view, 'LEFT_TO_RIGHT')).toBe('menu')
  })
  test('vertical and webtoon: the lower edge turns forward', () => {
    for (const mode of ['VERTICAL', 'WEBTOON'] as const) {
      expect(getTapZoneAtPoint({ x: 10, y: 700 }, view, mode)).toBe('next')
      expect(getTapZoneAtPoint({ x: 990, y: 100 }, view, mode)).toBe('previous')
      expect(getTapZoneAtPoint({ x: 10, y: 400 }, view, mode)).toBe('menu')
    }
  })
  test.prop([points, layouts, fc.boolean()])(
    'in right-to-left books, the zones are mirrored',
    ({ x, y }, layout, inverted) => {
      const zones = getTapZonesOfLayout(layout, inverted)
      expect(getTapZoneAtPoint({ x, y }, view, 'RIGHT_TO_LEFT', zones)).toBe(
        getTapZoneAtPoint({ x: 1000 - x, y }, view, 'LEFT_TO_RIGHT', zones),
      )
    },
  )
  test.prop([points, layouts, modes])(
    'inverted zones swap next and previous, and keep the menu',
    (point, layout, mode) => {
      const plain = getTapZoneAtPoint(point, view, mode, getTapZonesOfLayout(layout, false))
      const inverted = getTapZoneAtPoint(point, view, mode, getTapZonesOfLayout(layout, true))
      expect([plain, inverted].sort()).toEqual(plain === 'menu' ? ['menu', 'menu'] : ['next', 'previous'])
    },
  )
  test.prop([layouts, fc.boolean(), modes])('each layout has a menu zone', (layout, inverted, mode) => {
    const zones = getTapZonesOfLayout(layout, inverted)
    const points = [0.5, 0.1].flatMap(x => [0.5, 0.1].map(y => ({ x: x * view.width, y: y * view.height })))
    expect(points.map(point => getTapZoneAtPoint(point, view, mode, zones))).toContain('menu')
  })
  test('with the layout "off", no zone turns pages', () => {
    expect(getTapZoneAtPoint({ x: 990, y: 400 }, view, 'LEFT_TO_RIGHT', getTapZonesOfLayout('off', false))).toBe('menu')
  })
})

describe('command of a gesture', () => {
  test.prop([gestures, contexts])('ignores gestures with several pointers', (gesture, context) => {
    if (gesture.pointers > 1) expect(findCommandOfGesture(gesture, context)).toBeUndefined()
  })
  test.prop([gestures, contexts])(
    'turns pages only for short taps and for long straight swipes',
    (gesture, context) => {
      const { from, to, duration } = gesture
      if (!turnCommands.includes(findCommandOfGesture(gesture, context) ?? '')) return
      const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
      const isStill = Math.hypot(across, down) < 10 && duration < 500
      const isStraight = Math.max(across, down) >= 40 && Math.max(across, down) > 2 * Math.min(across, down)
      expect(isStill || isStraight).toBe(true)
    },
  )
  test.prop([gestures, contexts])(
    'runs commands only for taps if swipes are off, and only for swipes if taps are off',
    (gesture, context) => {
      const command = findCommandOfGesture(gesture, context)
      if (!context.swipes && !isTapGesture(gesture)) expect(command).toBeUndefined()
      if (!context.taps && isTapGesture(gesture)) expect(command).toBe('toggleToolbars')
    },
  )
  test.prop([points, points, fc.nat(2_000)])('no gesture is both a tap and a swipe', (from, to, duration) => {
    const gesture = { from, to, duration, pointers: 1 }
    expect(isTapGesture(gesture) && getSwipeDirection(gesture) !== undefined).toBe(false)
  })
  test('a swipe to the left goes forward in left-to-right books, and back in right-to-left books', () => {
    const left = getSwipeDirection({ from: { x: 500, y: 400 }, to: { x: 380, y: 420 }, duration: 200, pointers: 1 })
    expect(left).toBe('left')
    expect(getPageTurnOfSwipe(left, 'LEFT_TO_RIGHT')).toBe('next')
    expect(getPageTurnOfSwipe(left, 'RIGHT_TO_LEFT')).toBe('previous')
    expect(getPageTurnOfSwipe(left, 'VERTICAL')).toBeUndefined()
    expect(getPageTurnOfSwipe('up', 'VERTICAL')).toBe('next')
  })
  test('a diagonal movement is not a swipe', () => {
    expect(
      getSwipeDirection({ from: { x: 0, y: 0 }, to: { x: 100, y: 80 }, duration: 200, pointers: 1 }),
    ).toBeUndefined()
  })
  test('the zones of a webtoon scroll the webtoon', () => {
    const tap = { from: { x: 500, y: 790 }, to: { x: 500, y: 790 }, duration: 80, pointers: 1 }
    const context: PageGestureSettings = {
      pageBounds,
      mode: 'WEBTOON',
      zones: defaultTapZones,
      taps: true,
      swipes: true,
    }
    expect(findCommandOfGesture(tap, context)).toBe('scrollForward')
    expect(findCommandOfGesture(tap, { ...context, mode: 'VERTICAL' })).toBe('next')
  })
})
