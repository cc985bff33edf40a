import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import type { BookLocation } from '../locators/bookLocations'
import { emptyHistory, goBack, goForward, type JumpHistory, withJump } from './jumpHistory'

const place = fc.record({ chapter: fc.nat(20), progression: fc.constantFrom(0, 0.25, 0.5) })
const at = (chapter: number): BookLocation => ({ chapter, progression: 0 })

test.prop([fc.array(place, { maxLength: 40 }), place])(
  'going back and on again leads to where one was',
  (jumps, here) => {
    const trail = jumps.reduce<JumpHistory>(withJump, emptyHistory)
    const gone = goBack(trail, here)
    const back = gone && goForward(gone.trail, gone.place)
    expect(back?.place).toEqual(gone && here)
    if (gone) expect(back?.trail).toEqual({ ...trail, forward: [] })
  },
)

test.prop([fc.array(place, { maxLength: 200 })])('never grows beyond its length', jumps => {
  expect(jumps.reduce<JumpHistory>(withJump, emptyHistory).back.length).toBeLessThanOrEqual(50)
})

describe('the trail', () => {
  test('leads back in the order of the jumps', () => {
    const trail = [at(1), at(5), at(2)].reduce<JumpHistory>(withJump, emptyHistory)
    const first = goBack(trail, at(9))
    expect(first?.place).toEqual(at(2))
    expect(first && goBack(first.trail, at(2))?.place).toEqual(at(5))
  })
  test('has nothing ahead after a new jump', () => {
    const gone = goBack(withJump(emptyHistory, at(1)), at(2))
    expect(gone && withJump(gone.trail, at(1)).forward).toEqual([])
  })
  test('holds a place once', () => {
    expect(withJump(withJump(emptyHistory, at(1)), at(1)).back).toEqual([at(1)])
  })
  test('ends', () => {
    expect(goBack(emptyHistory, at(1))).toBeUndefined()
    expect(goForward(emptyHistory, at(1))).toBeUndefined()
  })
})
