import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { parseLibraryOrder, sortLibrariesByUserOrder, updateLibraryOrder } from './libraryOrder'

const libraries = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)

describe('order of the libraries', () => {
  test('sorts by the stored order, puts unknown libraries last and separates unpinned libraries', () => {
    const { pinned, unpinned } = sortLibrariesByUserOrder(libraries, { c: { order: 0 }, b: { unpinned: true } })
    expect([ids(pinned), ids(unpinned)]).toEqual([['c', 'a'], ['b']])
  })

  test('ignores invalid stored values', () => {
    for (const text of [undefined, '', 'no', '[]', 'null', '7']) expect(parseLibraryOrder(text)).toEqual({})
    expect(parseLibraryOrder('{"a":{"order":"1","unpinned":1},"b":3,"c":{"order":2,"unpinned":true}}')).toEqual({
      a: {},
      b: {},
      c: { order: 2, unpinned: true },
    })
  })

  test.prop([fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 }), fc.subarray(['a', 'b', 'c'])])(
    'restores the saved order and the unpinned libraries from the stored text',
    (order, unpinnedIds) => {
      const stored = JSON.stringify(
        updateLibraryOrder({ hidden: { order: 4, unpinned: true } }, order, new Set(unpinnedIds)),
      )
      const parsed = parseLibraryOrder(stored)
      const restored = sortLibrariesByUserOrder(libraries, parsed)
      expect(ids(restored.pinned)).toEqual(order.filter(id => !unpinnedIds.includes(id)))
      expect(ids(restored.unpinned)).toEqual(order.filter(id => unpinnedIds.includes(id)))
      expect(parsed.hidden).toEqual({ order: 4, unpinned: true })
    },
  )
})
