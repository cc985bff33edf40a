import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useItemOrderDraft } from '../../../src/lists/ordering/useItemOrderDraft'

const renderReordering = (initialIds: string) =>
  renderHook(({ ids }) => useItemOrderDraft(ids), { initialProps: { ids: initialIds.split('') } })

test('restores removed items at their original positions despite other moves', () => {
  const { result } = renderReordering('abcde')
  act(() => result.current.move(0, 3))
  act(() => result.current.remove('a'))
  act(() => result.current.remove('e'))
  act(() => result.current.move(0, 1))
  expect(result.current.ids.join('')).toBe('cbd')
  act(() => result.current.restoreRemoved())
  expect(result.current.ids.join('')).toBe('cbdae')
})

test('merges changes of others and reports a conflict when both sides reordered', () => {
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

test('keeps own removals when resolving a conflict with the order of the others', () => {
  const { result, rerender } = renderReordering('abcd')
  act(() => result.current.move(0, 3))
  act(() => result.current.remove('b'))
  rerender({ ids: ['d', 'c', 'b', 'a'] })
  act(() => result.current.resolve('theirs'))
  expect(result.current).toMatchObject({ ids: ['d', 'c', 'a'], isChanged: true })
})
