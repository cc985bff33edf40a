// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useJumpInSameQuery } from './useJumpInSameQuery'

test('returns a jump until the query of the list changes, and not again when the query changes back', () => {
  const jump = { index: 500 }
  const { result, rerender } = renderHook(props => useJumpInSameQuery(props.jump, props.queryKey), {
    initialProps: { jump: undefined as { index: number } | undefined, queryKey: 'all' },
  })
  rerender({ jump, queryKey: 'all' })
  expect(result.current).toBe(jump)
  rerender({ jump, queryKey: 'unread' })
  expect(result.current).toBeUndefined()
  rerender({ jump, queryKey: 'all' })
  expect(result.current).toBeUndefined()
  const next = { index: 500 }
  rerender({ jump: next, queryKey: 'all' })
  expect(result.current).toBe(next)
})
