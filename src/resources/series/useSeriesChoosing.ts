import { useEffect, useMemo, useRef } from 'react'
import type { Series } from '../../generated/model.schemas'
import { type Choosing, choosing } from '../../lists/choosing'
import type { ListQuestion } from '../../lists/useSparseList'
import { seriesSource } from './seriesSource'

/**
 * What is chosen in a list of series. Another condition begins anew, another order does not. Deeds go through the list in the
 * order in which series came: marks, edits and deletions do not change it.
 */
export function useSeriesChoosing(question: ListQuestion | undefined): Choosing<Series> {
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  })
  const { thenBy: _, ...asked } = question?.filter ?? {}
  const condition = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another condition is another list
  return useMemo(() => {
    const pageOf = (order: Pick<ListQuestion, 'filter' | 'sort'>) => async (page: number, size: number) => {
      const { filter = {}, sort } = order
      return (await seriesSource.list?.({ page: page + 1, perPage: size, filter, sort })) ?? { items: [], total: 0 }
    }
    return choosing<Series>({
      shownPage: (page, size) => pageOf(latest.current ?? {})(page, size),
      steadyPage: pageOf({
        filter: { ...asked, thenBy: ['metadata.titleSort,asc'] },
        sort: { field: 'createdDate', order: 'ASC' },
      }),
    })
  }, [condition])
}
