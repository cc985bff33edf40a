// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Book } from '../../generated/model.schemas'
import { getBookPositions } from '../../generated/publications/publications'
import { tellReachable } from '../reachable'
import { usePositions } from './useBookProgress'

vi.mock('../../generated/publications/publications')

test('positions that could not be had are asked for again when the server is back', async () => {
  const positions = Promise.reject(new Error('away'))
  const opened = { book: { id: 'B' } as Book, positions }
  const { result } = renderHook(() => usePositions(opened))
  await expect(positions).rejects.toThrow('away')
  expect(result.current).toBeUndefined()
  vi.mocked(getBookPositions).mockResolvedValue({ total: 3, positions: [] })
  tellReachable()
  await waitFor(() => expect(result.current?.total).toBe(3))
  expect(getBookPositions).toHaveBeenCalledWith('B')
  tellReachable()
  await Promise.resolve()
  expect(getBookPositions).toHaveBeenCalledTimes(1)
})
