import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import type { BookLocation } from '../locators/bookLocations'
import { emptyHistory, goBack, goForward, type JumpHistory, withJump } from './jumpHistory'

const place = fc.record({ chapter: fc.nat(20), progression: fc.constantFrom(0, 0.25, 0.5) })
const at = (chapter: number): BookLocation => ({ chapter, progression: 0 })

test.prop([fc.array(place, { maxLength: 40 }), place])(
  'a step back and a step forward return to the same location',
  (jumps, here) => {
    const history = jumps.reduce<JumpHistory>(withJump, emptyHistory)
    const moved = goBack(history, here)
    const back = moved && goForward(moved.history, moved.location)
    expect(back?.location).toEqual(moved && here)
    if (moved) expect(back?.history).toEqual({ ...history, forward: [] })
  },
)

test.prop([fc.array(place, { maxLength: 200 })])('limits the number of entries', jumps => {
  expect(jumps.reduce<JumpHistory>(withJump, emptyHistory).back.length).toBeLessThanOrEqual(50)
})

describe('jump history', () => {
  test('steps back through the jumps, the latest first', () => {
    const history = [at(1), at(5), at(2)].reduce<JumpHistory>(withJump, emptyHistory)
    const first = goBack(history, at(9))
    expect(first?.location).toEqual(at(2))
    expect(first && goBack(first.history, at(2))?.location).toEqual(at(5))
  })
  test('clears the forward entries after a new jump', () => {
    const moved = goBack(withJump(emptyHistory, at(1)), at(2))
    expect(moved && withJump(moved.history, at(1)).forward).toEqual([])
  })
  test('does not add the same location twice in a row', () => {
    expect(withJump(withJump(emptyHistory, at(1)), at(1)).back).toEqual([at(1)])
  })
  test('returns undefined when there are no more entries', () => {
    expect(goBack(emptyHistory, at(1))).toBeUndefined()
    expect(goForward(emptyHistory, at(1))).toBeUndefined()
  })
})
