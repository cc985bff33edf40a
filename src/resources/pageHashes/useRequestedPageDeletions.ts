import { useState } from 'react'
import { queryClient } from '../../api/cache/queryClient'
import { createQueuedTaskTracker } from '../../api/live/queuedTaskTracker'
import { useEndedTasks } from '../../api/live/useEndedTasks'

type UseRequestedPageDeletionsResult<Item> = {
  /** Items whose deletion was requested, with their state before the request. */
  requested: readonly Item[]
  /** Removes items from `requested`. */
  remove: (ids: readonly string[]) => void
  /** Adds an item to `requested` and sends its request. Removes it if the request fails. */
  send: (item: Item, call: () => Promise<unknown>) => Promise<void>
}

/**
 * Manages the requested deletions of duplicate pages. A request ends when the deletion is no longer in the task queue of
 * the server, even if the server has not deleted the page.
 * @param idOf returns the id of an item. Equal items have equal ids
 */
export function useRequestedPageDeletions<Item>(idOf: (item: Item) => string): UseRequestedPageDeletionsResult<Item> {
  const [tasks] = useState(() => createQueuedTaskTracker(['RemoveHashedPages']))
  const [requested, setRequested] = useState<readonly Item[]>([])
  const remove = (ids: readonly string[]) => setRequested(others => others.filter(other => !ids.includes(idOf(other))))
  useEndedTasks(tasks, refetchPageHashes, ids => {
    const ended = ids.filter(tasks.hasEnded)
    for (const id of ended) tasks.remove(id)
    remove(ended)
  })
  return {
    requested,
    remove,
    send: async (item, call) => {
      const id = idOf(item)
      tasks.remove(id)
      setRequested(others => [...others.filter(other => idOf(other) !== id), item])
      await call().then(
        () => tasks.add(id),
        () => remove([id]),
      )
    },
  }
}

async function refetchPageHashes(): Promise<boolean> {
  await queryClient.refetchQueries({ queryKey: ['pageHashes'], type: 'active' }, { throwOnError: true })
  return true
}
