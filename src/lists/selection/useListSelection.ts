import { useEffect, useMemo, useRef } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { isRandomSort, randomPickOf } from '../paging/randomPick'
import { type ListQuery, listKey } from '../paging/useSparseList'
import { createSelectionStore, type SelectionStore } from './selectionStore'

/**
 * What is chosen in a list of the data provider. Another condition begins anew, another order does not. Deeds go through the list in
 * the order in which its things came: marks, edits and deletions do not change it.
 * @param question  what is listed; undefined while that is not known
 */
export function useListSelection<Item extends RaRecord<string>>(
  resource: string,
  question: ListQuery | undefined,
): SelectionStore<Item> {
  const dataProvider = useDataProvider()
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  })
  const { thenBy: _, ...asked } = question?.filter ?? {}
  const condition = listKey(resource, { filter: asked })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another condition is another list
  return useMemo(() => {
    const pageOf = ({ filter = {}, sort }: ListQuery) => {
      return async (page: number, size: number) => {
        const params = { pagination: { page: page + 1, perPage: size }, filter, sort: sort ?? byAge }
        const { data, total } = await dataProvider.getList<Item>(resource, params)
        return { items: data, total: total ?? data.length }
      }
    }
    return createSelectionStore<Item>({
      shownPage: (page, size) => {
        const shown = latest.current ?? {}
        return isRandomSort(shown) ? pageOfPick<Item>(resource, shown, page, size) : pageOf(shown)(page, size)
      },
      steadyPage: pageOf({ filter: asked, sort: byAge }),
      now: readsMany(resource)
        ? async known => {
            const ids = known.map(({ id }) => id)
            return (await dataProvider.getMany<Item>(resource, { ids, meta: { known } })).data
          }
        : undefined,
    })
  }, [resource, condition])
}

/** What is shuffled stands as it was picked: asked again, the server would shuffle anew. */
async function pageOfPick<Item>(resource: string, question: ListQuery, page: number, size: number) {
  const picked = randomPickOf<Item>(resource, question)
  return { items: picked.slice(page * size, (page + 1) * size), total: picked.length }
}

/** Whether many of a kind can be read anew with few questions. */
const readsMany = (resource: string) => resource === 'series' || resource === 'books'

const byAge = { field: 'createdDate', order: 'ASC' } as const
