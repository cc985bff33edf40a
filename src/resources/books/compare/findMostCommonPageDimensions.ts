import type { BookPage } from '../../../generated/model.schemas'

type MeasuredPage = Pick<BookPage, 'width' | 'height'>

/** Most frequent page size of a book, in pixels. */
export type PageDimensions = {
  width: number
  height: number
  /** Number of pages whose size is known and differs from the most frequent size. */
  otherCount: number
}

/**
 * Returns the most frequent page size of a book. If two sizes are equally frequent, returns the larger size. Returns
 * undefined if no page size is known.
 */
export function findMostCommonPageDimensions(pages: readonly MeasuredPage[]): PageDimensions | undefined {
  const groups = new Map<string, { width: number; height: number; count: number }>()
  let measuredCount = 0
  for (const { width, height } of pages) {
    if (!width || !height) continue
    measuredCount += 1
    const key = `${width} ${height}`
    const group = groups.get(key) ?? { width, height, count: 0 }
    group.count += 1
    groups.set(key, group)
  }
  const [first] = [...groups.values()].sort((a, b) => b.count - a.count || b.width * b.height - a.width * a.height)
  return first && { width: first.width, height: first.height, otherCount: measuredCount - first.count }
}
