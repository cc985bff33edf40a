import { describe, expect, vi } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { fetchRowsOfAllPages, type RowFetchProgress } from './fetchRowsOfAllPages'

const keyOf = (item: number) => String(item)

/**
 * Creates a function that returns a page of a list. The function first calls `beforePage`, which may change the list.
 */
function pagesOf(list: number[], pageSize: number, beforePage?: (page: number) => void) {
  return async (page: number) => {
    beforePage?.(page)
    return { items: list.slice(page * pageSize, (page + 1) * pageSize), total: list.length }
  }
}

describe('fetchRowsOfAllPages', () => {
  test.prop([fc.uniqueArray(fc.nat(500)), fc.integer({ min: 1, max: 9 })])(
    'returns every row once, in the order of the server',
    async (list, pageSize) => {
      const fetchPage = vi.fn(pagesOf(list, pageSize))
      expect(await fetchRowsOfAllPages({ fetchPage, pageSize, keyOf })).toEqual(list)
      expect(fetchPage).toHaveBeenCalledTimes(Math.max(1, Math.ceil(list.length / pageSize)))
    },
  )

  test.prop([fc.uniqueArray(fc.nat(500)), fc.integer({ min: 1, max: 9 }), fc.nat(500)])(
    'ends with the first row that is not needed',
    async (list, pageSize, limit) => {
      const sorted = [...list].sort((a, b) => b - a)
      const rows = await fetchRowsOfAllPages({
        fetchPage: pagesOf(sorted, pageSize),
        pageSize,
        keyOf,
        isEnd: row => row < limit,
      })
      expect(rows).toEqual(sorted.filter(row => row >= limit))
    },
  )

  test('returns a row that moves to a later page only once', async () => {
    const list = [5, 4, 3, 2, 1]
    const fetchPage = pagesOf(list, 2, page => page === 1 && list.unshift(6))
    expect(await fetchRowsOfAllPages({ fetchPage, pageSize: 2, keyOf })).toEqual([5, 4, 3, 2, 1])
  })

  test('reports the fetched rows and the total of the server', async () => {
    const progress: RowFetchProgress[] = []
    await fetchRowsOfAllPages({
      fetchPage: pagesOf([1, 2, 3, 4, 5], 2),
      pageSize: 2,
      keyOf,
      onProgress: step => progress.push(step),
    })
    expect(progress).toEqual([
      { fetched: 2, total: 5 },
      { fetched: 4, total: 5 },
      { fetched: 5, total: 5 },
    ])
  })

  test('stops when the signal aborts', async () => {
    const controller = new AbortController()
    const fetchPage = vi.fn(pagesOf([1, 2, 3], 1, page => page === 1 && controller.abort(new Error('stopped'))))
    const rows = fetchRowsOfAllPages({ fetchPage, pageSize: 1, keyOf, signal: controller.signal })
    await expect(rows).rejects.toThrow('stopped')
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })
})
