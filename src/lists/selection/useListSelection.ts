import { useEffect, useMemo, useRef } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { isRandomSort, randomPickOf } from '../paging/randomPick'
import { type ListQuery, listKey } from '../paging/useSparseList'
import { createSelectionStore, type SelectionStore } from './selectionStore'

/**
 * Returns the selection store of a data provider list. Other filters start a new selection, another sort does not.
 * Actions iterate in order of creation, which edits and deletions do not change.
 * @param question  the query of the list; undefined while it is unknown
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

/** Pages of a random list come from the cached pick: the server would shuffle again. */
async function pageOfPick<Item>(resource: string, question: ListQuery, page: number, size: number) {
  const picked = randomPickOf<Item>(resource, question)
  return { items: picked.slice(page * size, (page + 1) * size), total: picked.length }
}

/** Returns whether many records of the resource can be refetched with few requests. */
const readsMany = (resource: string) => resource === 'series' || resource === 'books'

const byAge = { field: 'createdDate', order: 'ASC' } as const
