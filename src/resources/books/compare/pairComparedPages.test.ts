import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { findComparedPagePairAfterOffsetChange, pairComparedPages } from './pairComparedPages'

test('pairs pages with an additional page at the start of the candidate', () => {
  expect(pairComparedPages(2, 3, 1)).toEqual([
    { existing: undefined, candidate: 0 },
    { existing: 0, candidate: 1 },
    { existing: 1, candidate: 2 },
  ])
})

test('pairs pages when the candidate lacks the first page', () => {
  expect(pairComparedPages(2, 1, -1)).toEqual([
    { existing: 0, candidate: undefined },
    { existing: 1, candidate: 0 },
  ])
})

const counts = fc.tuple(fc.nat(20), fc.nat(20), fc.integer({ min: -5, max: 5 }))

test.prop([counts])('puts each page of both books into exactly one pair', ([existing, candidate, offset]) => {
  const pairs = pairComparedPages(existing, candidate, offset)
  const indexes = (side: 'existing' | 'candidate') => pairs.flatMap(pair => pair[side] ?? [])
  expect(indexes('existing')).toEqual(Array.from({ length: existing }, (_, index) => index))
  expect(indexes('candidate')).toEqual(Array.from({ length: candidate }, (_, index) => index))
})

test.prop([counts, fc.nat(40)])(
  'keeps the visible page after a change of the offset',
  ([existing, candidate, offset], at) => {
    const pairs = pairComparedPages(existing, candidate, 0)
    const former = pairs[at % Math.max(1, pairs.length)]
    if (!former) return
    const shifted = pairComparedPages(existing, candidate, offset)
    const found = shifted[findComparedPagePairAfterOffsetChange(shifted, former)]
    if (former.existing === undefined) expect(found?.candidate).toBe(former.candidate)
    else expect(found?.existing).toBe(former.existing)
  },
)
