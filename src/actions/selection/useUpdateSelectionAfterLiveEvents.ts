import { useEffect } from 'react'
import { createItemBatcher } from '../../api/cache/createItemBatcher'
import { onLiveEvent } from '../../api/live/liveEvents'
import type { LiveEventName } from '../../generated/liveEvents'
import { isSelectableItemRendered } from '../../lists/selection/SelectionProvider'
import type { SelectionStore } from '../../lists/selection/selectionStore'
import type { RecordTypeByResource, ResourceWithActions } from '../perRecordActionDefinitions'

const deletionEvents = {
  series: 'SeriesDeleted',
  books: 'BookDeleted',
  libraries: 'LibraryDeleted',
  collections: 'CollectionDeleted',
  readlists: 'ReadListDeleted',
} as const
const idFields = {
  series: 'seriesId',
  books: 'bookId',
  libraries: 'libraryId',
  collections: 'collectionId',
  readlists: 'readListId',
} as const

/** Names of the live events that report a change of a record. Such a change may enable or disable actions. */
const changeEvents: Partial<Record<ResourceWithActions, readonly LiveEventName[]>> = {
  series: ['SeriesChanged', 'ReadProgressSeriesChanged', 'ReadProgressSeriesDeleted'],
  books: ['BookChanged', 'ReadProgressChanged', 'ReadProgressDeleted'],
}

/**
 * Updates a selection after live events. Deselects deleted records. Refetches changed records that are selected but not
 * rendered.
 */
export function useUpdateSelectionAfterLiveEvents<Resource extends ResourceWithActions>(
  resource: Resource,
  store: SelectionStore<RecordTypeByResource[Resource]>,
) {
  useEffect(() => {
    const changeBatcher = createItemBatcher<string>(ids => store.refetch([...new Set(ids)]))
    const getId = (data: object) => String(Reflect.get(data, idFields[resource]))
    const isSelectedButNotRendered = (id: string) => {
      const { mode, ids } = store.getSelection()
      return mode === 'some' && ids.has(id) && !isSelectableItemRendered(id)
    }
    const unsubscribers = [
      onLiveEvent(deletionEvents[resource], data => store.removeDeleted([getId(data)])),
      ...(changeEvents[resource] ?? []).map(event =>
        onLiveEvent(event, data => changeBatcher.add([getId(data)].filter(isSelectedButNotRendered))),
      ),
    ]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [resource, store])
}
