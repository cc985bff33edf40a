import { useEffect } from 'react'
import { eventBatcher } from '../../api/cache/eventBatcher'
import { onLiveEvent } from '../../api/live/liveEvents'
import type { LiveEventName } from '../../generated/liveEvents'
import { isItemRendered } from '../../lists/selection/SelectionContext'
import type { SelectionStore } from '../../lists/selection/selectionStore'
import type { ActionRecords, ActionResource } from '../actionTable'

const goneEvents = {
  series: 'SeriesDeleted',
  books: 'BookDeleted',
  libraries: 'LibraryDeleted',
  collections: 'CollectionDeleted',
  readlists: 'ReadListDeleted',
} as const
const idNames = {
  series: 'seriesId',
  books: 'bookId',
  libraries: 'libraryId',
  collections: 'collectionId',
  readlists: 'readListId',
} as const

/** Events that can change which actions apply: read status and one-shot flag. */
const changeEvents: Partial<Record<ActionResource, readonly LiveEventName[]>> = {
  series: ['SeriesChanged', 'ReadProgressSeriesChanged', 'ReadProgressSeriesDeleted'],
  books: ['BookChanged', 'ReadProgressChanged', 'ReadProgressDeleted'],
}

/**
 * Keeps a selection current with live events: deselects deleted records and refetches changed records that are not
 * rendered.
 */
export function useSelectedRecords<Noun extends ActionResource>(
  noun: Noun,
  choosing: SelectionStore<ActionRecords[Noun]>,
) {
  useEffect(() => {
    const changed = eventBatcher<string>(ids => choosing.renew([...new Set(ids)]))
    const idOf = (data: object) => String(Reflect.get(data, idNames[noun]))
    const isOutOfSight = (id: string) => {
      const { mode, ids } = choosing.now()
      return mode === 'some' && ids.has(id) && !isItemRendered(id)
    }
    const listening = [
      onLiveEvent(goneEvents[noun], data => choosing.drop([idOf(data)])),
      ...(changeEvents[noun] ?? []).map(event =>
        onLiveEvent(event, data => changed.add([idOf(data)].filter(isOutOfSight))),
      ),
    ]
    return () => {
      for (const stop of listening) stop()
    }
  }, [noun, choosing])
}
