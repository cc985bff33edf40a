import { describe, expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/property'
import { fixedSpreads, type SpreadSide } from './fixedSpreads'

const sides = fc.array(fc.constantFrom<SpreadSide | undefined>(undefined, 'left', 'right', 'center'), { maxLength: 40 })
const direction = fc.constantFrom('ltr' as const, 'rtl' as const)

test.prop([sides, direction, fc.boolean()])('each page lies on one leaf, in order', (list, way, two) => {
  expect(fixedSpreads(list, way, two).flat()).toEqual(list.map((_, index) => index))
})

test.prop([sides, direction])('nothing lies beside a page of the middle', (list, way) => {
  for (const leaf of fixedSpreads(list, way, true)) {
    if (leaf.length === 2) for (const page of leaf) expect(list[page]).not.toBe('center')
  }
})

test.prop([sides, direction])('pages that say their side get it', (list, way) => {
  const [first, second] = way === 'ltr' ? ['left', 'right'] : ['right', 'left']
  for (const [one = 0, two] of fixedSpreads(list, way, true)) {
    if (two === undefined) continue
    expect([first, undefined]).toContain(list[one])
    expect([second, undefined]).toContain(list[two])
  }
})

describe('leaves', () => {
  test('the cover lies alone, the others in pairs', () => {
    expect(fixedSpreads(Array(6).fill(undefined), 'ltr', true)).toEqual([[0], [1, 2], [3, 4], [5]])
  })
  test('one at a time where there is no room', () => {
    expect(fixedSpreads(Array(3).fill(undefined), 'rtl', false)).toEqual([[0], [1], [2]])
  })
  test('a cover that wants to be on the left is paired', () => {
    expect(fixedSpreads(['left', 'right', 'left'], 'ltr', true)).toEqual([[0, 1], [2]])
    expect(fixedSpreads(['right', 'left', 'right'], 'rtl', true)).toEqual([[0, 1], [2]])
  })
  test('a broad picture shifts what follows', () => {
    expect(fixedSpreads([undefined, 'center', undefined, undefined], 'ltr', true)).toEqual([[0], [1], [2, 3]])
  })
})
