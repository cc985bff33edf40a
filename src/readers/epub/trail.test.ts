import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/property'
import type { Place } from './places'
import { advanced, jumped, noTrail, returned, type Trail } from './trail'

const place = fc.record({ chapter: fc.nat(20), progression: fc.constantFrom(0, 0.25, 0.5) })
const at = (chapter: number): Place => ({ chapter, progression: 0 })

test.prop([fc.array(place, { maxLength: 40 }), place])(
  'going back and on again leads to where one was',
  (jumps, here) => {
    const trail = jumps.reduce<Trail>(jumped, noTrail)
    const gone = returned(trail, here)
    const back = gone && advanced(gone.trail, gone.place)
    expect(back?.place).toEqual(gone && here)
    if (gone) expect(back?.trail).toEqual({ ...trail, forward: [] })
  },
)

test.prop([fc.array(place, { maxLength: 200 })])('never grows beyond its length', jumps => {
  expect(jumps.reduce<Trail>(jumped, noTrail).back.length).toBeLessThanOrEqual(50)
})

describe('the trail', () => {
  test('leads back in the order of the jumps', () => {
    const trail = [at(1), at(5), at(2)].reduce<Trail>(jumped, noTrail)
    const first = returned(trail, at(9))
    expect(first?.place).toEqual(at(2))
    expect(first && returned(first.trail, at(2))?.place).toEqual(at(5))
  })
  test('has nothing ahead after a new jump', () => {
    const gone = returned(jumped(noTrail, at(1)), at(2))
    expect(gone && jumped(gone.trail, at(1)).forward).toEqual([])
  })
  test('holds a place once', () => {
    expect(jumped(jumped(noTrail, at(1)), at(1)).back).toEqual([at(1)])
  })
  test('ends', () => {
    expect(returned(noTrail, at(1))).toBeUndefined()
    expect(advanced(noTrail, at(1))).toBeUndefined()
  })
})
