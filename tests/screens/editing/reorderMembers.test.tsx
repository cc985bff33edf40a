import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useItemOrderDraft } from '../../../src/lists/ordering/useItemOrderDraft'

const renderReordering = (initialIds: string) =>
  renderHook(({ ids }) => useItemOrderDraft(ids, {}), { initialProps: { ids: initialIds.split('') } })

test('restores removed items at their original positions, even if other items have moved', () => {
  const { result } = renderReordering('abcde')
  act(() => result.current.move(0, 3))
  act(() => result.current.remove('a'))
  act(() => result.current.remove('e'))
  act(() => result.current.move(0, 1))
  expect(result.current.ids.join('')).toBe('cbd')
  act(() => result.current.restoreRemoved())
  expect(result.current.ids.join('')).toBe('cbdae')
})

test('merges changes of other users, and reports a conflict if both sides changed the order', () => {
  const { result, rerender } = renderReordering('abcd')
  act(() => result.current.move(3, 0))
  rerender({ ids: ['a', 'b', 'x', 'c', 'd'] })
  expect(result.current).toMatchObject({ ids: ['d', 'a', 'b', 'x', 'c'], added: 1, isConflict: false })
  rerender({ ids: ['b', 'a', 'x', 'c', 'd'] })
  expect(result.current.isConflict).toBe(true)
  act(() => result.current.move(0, 1))
  expect(result.current.isConflict).toBe(true)
  act(() => result.current.resolve('theirs'))
  expect(result.current).toMatchObject({ ids: ['b', 'a', 'x', 'c', 'd'], isConflict: false, isChanged: false })
  act(() => result.current.move(0, 4))
  expect(result.current).toMatchObject({ ids: ['a', 'x', 'c', 'd', 'b'], isConflict: false, isChanged: true })
})

test("keeps the user's own removals when a conflict is resolved with the order of the other user", () => {
  const { result, rerender } = renderReordering('abcd')
  act(() => result.current.move(0, 3))
  act(() => result.current.remove('b'))
  rerender({ ids: ['d', 'c', 'b', 'a'] })
  act(() => result.current.resolve('theirs'))
  expect(result.current).toMatchObject({ ids: ['d', 'c', 'a'], isChanged: true })
})

test('restores a removed item that another user has added while the list is edited', () => {
  const { result, rerender } = renderReordering('abc')
  rerender({ ids: ['a', 'x', 'b', 'c'] })
  act(() => result.current.remove('x'))
  expect(result.current.ids.join('')).toBe('abc')
  act(() => result.current.restoreRemoved())
  expect(result.current).toMatchObject({ ids: ['a', 'x', 'b', 'c'], isChanged: false })
})
