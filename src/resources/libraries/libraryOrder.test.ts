import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/property'
import { orderLibraries, parseLibraryOrder, withLibraryOrder } from './libraryOrder'

const libraries = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)

describe('libraries on their shelf', () => {
  test('stand in the person’s order; those that it does not know last; those put aside apart', () => {
    const { shown, aside } = orderLibraries(libraries, { c: { order: 0 }, b: { unpinned: true } })
    expect([ids(shown), ids(aside)]).toEqual([['c', 'a'], ['b']])
  })

  test('what is stored wrongly tells nothing', () => {
    for (const text of [undefined, '', 'no', '[]', 'null', '7']) expect(parseLibraryOrder(text)).toEqual({})
    expect(parseLibraryOrder('{"a":{"order":"1","unpinned":1},"b":3,"c":{"order":2,"unpinned":true}}')).toEqual({
      a: {},
      b: {},
      c: { order: 2, unpinned: true },
    })
  })

  test.prop([fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 }), fc.subarray(['a', 'b', 'c'])])(
    'come back as they were put, also from the text that is stored',
    (order, aside) => {
      const stored = JSON.stringify(withLibraryOrder({ hidden: { order: 4, unpinned: true } }, order, new Set(aside)))
      const read = parseLibraryOrder(stored)
      const found = orderLibraries(libraries, read)
      expect(ids(found.shown)).toEqual(order.filter(id => !aside.includes(id)))
      expect(ids(found.aside)).toEqual(order.filter(id => aside.includes(id)))
      expect(read.hidden).toEqual({ order: 4, unpinned: true })
    },
  )
})
