import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import {
  listItemOrderDifferences,
  mergeItemOrders,
  moveItemToIndex,
  restoreRemovedItems,
  undoItemOrderChange,
} from './mergeItemOrders'

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 12 })
const changedFrom = (base: readonly string[]) =>
  fc
    .tuple(fc.shuffledSubarray([...base]), fc.boolean(), fc.subarray(['x', 'y', 'z']))
    .map(([shuffled, inOrder, added]) => [...added, ...(inOrder ? base.filter(id => shuffled.includes(id)) : shuffled)])
const threeVersions = ids.chain(base => fc.tuple(fc.constant(base), changedFrom(base), changedFrom(base)))

describe('moving an item', () => {
  test('moves a single item and keeps the order of the other items', () => {
    expect(moveItemToIndex(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
    expect(moveItemToIndex(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moveItemToIndex(['a', 'b'], 0, 99)).toEqual(['b', 'a'])
  })

  test.prop([ids, fc.nat(11), fc.nat(11)])(
    'keeps all items, and the reverse move restores the order',
    (list, from, to) => {
      fc.pre(from < list.length && to < list.length)
      const after = moveItemToIndex(list, from, to)
      expect(after[to]).toBe(list[from])
      expect(moveItemToIndex(after, to, from)).toEqual(list)
    },
  )
})

describe('removing and restoring items', () => {
  test.prop([ids.chain(list => fc.tuple(fc.constant(list), fc.subarray(list)))])(
    'restores the original list',
    ([list, removedIds]) => {
      expect(
        restoreRemovedItems(
          list.filter(id => !removedIds.includes(id)),
          list,
          removedIds,
        ),
      ).toEqual(list)
    },
  )

  test('does not duplicate a removed item that the list contains again', () => {
    expect(restoreRemovedItems(['b', 'a'], ['a', 'b', 'c'], ['a', 'c'])).toEqual(['b', 'c', 'a'])
  })
})

describe('merging two orders', () => {
  test('merges members, and takes the order of the side that changed the order', () => {
    expect(mergeItemOrders(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'n', 'c'])).toMatchObject({
      ids: ['c', 'a', 'b', 'n'],
      added: 1,
      isConflict: false,
    })
    expect(mergeItemOrders(['a', 'b', 'c'], ['a', 'c'], ['c', 'b', 'a'])).toMatchObject({
      ids: ['c', 'a'],
      reordered: true,
      isConflict: false,
    })
    expect(mergeItemOrders(['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c'])).toMatchObject({ ids: ['a', 'c'], removed: 1 })
  })

  test('reports a conflict only for two different orders', () => {
    expect(mergeItemOrders(['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'a', 'c']).isConflict).toBe(true)
    expect(mergeItemOrders(['a', 'b', 'c'], ['c', 'a', 'b'], ['c', 'a', 'b']).isConflict).toBe(false)
  })

  test.prop([threeVersions])(
    'results in an order without duplicates or removed items, but with all added items',
    all => {
      const [base, mine, theirs] = all
      const { ids: merged } = mergeItemOrders(base, mine, theirs)
      expect(new Set(merged).size).toBe(merged.length)
      const removedIds = base.filter(id => !mine.includes(id) || !theirs.includes(id))
      expect(merged.filter(id => removedIds.includes(id))).toEqual([])
      for (const id of theirs) if (!base.includes(id)) expect(merged).toContain(id)
    },
  )

  test.prop([threeVersions])('takes the changed order when the other side is unchanged', ([base, , theirs]) => {
    expect(mergeItemOrders(base, base, theirs).ids).toEqual(theirs)
    const mine = theirs.filter(id => base.includes(id))
    expect(mergeItemOrders(base, mine, base)).toMatchObject({ ids: mine, isConflict: false, added: 0, removed: 0 })
  })
})

describe('undoing a change of the order', () => {
  const arranged = ids.chain(list => fc.tuple(fc.constant(list), fc.shuffledSubarray(list)))
  test.prop([arranged])('restores the order before the change', ([before, saved]) => {
    expect(undoItemOrderChange(before, saved, saved)).toEqual(before)
  })

  test.prop([arranged])(
    'keeps items that other users added and leaves out items that other users removed',
    ([before, saved]) => {
      const now = [...saved.slice(1), 'x']
      const after = undoItemOrderChange(before, saved, now)
      expect(after).toContain('x')
      expect(after).not.toContain(saved[0])
      expect(after).toHaveLength(saved.length > 0 ? before.length : before.length + 1)
    },
  )
})

test('lists the largest difference first', () => {
  expect(listItemOrderDifferences(['d', 'a', 'b', 'c'], ['a', 'b', 'c', 'd'])[0]).toEqual({
    id: 'd',
    mine: 1,
    theirs: 4,
  })
  expect(listItemOrderDifferences(['a', 'b'], ['a', 'b'])).toEqual([])
})
