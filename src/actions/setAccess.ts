import { afterWrite } from '../api/changes'
import { onLiveEvent } from '../api/liveEvents'
import type { MemberSet } from '../dialogs/sets'
import { getCollection, updateCollection } from '../generated/collections/collections.calls'
import type { Collection, ReadList } from '../generated/model.schemas'
import { getReadList, updateReadList } from '../generated/readlists/readlists.calls'

export type SetKind = 'collections' | 'readlists'

/** How the members of a set are read and written. The server takes whole lists: what is written is made of what was just read. */
export type SetAccess = {
  read: (id: string) => Promise<MemberSet>
  write: (id: string, members: readonly string[]) => Promise<void>
  /** Calls back with the id of one that was changed somewhere. */
  onChanged: (changed: (id: string) => void) => () => void
}

export const setAccess: Record<SetKind, SetAccess> = {
  collections: {
    read: async id => collectionSet(await getCollection(id)),
    write: async (id, members) => {
      await updateCollection(id, { seriesIds: [...members] })
      await afterWrite('updateCollection', { collectionId: id })
    },
    onChanged: changed => onLiveEvent('CollectionChanged', ({ collectionId }) => changed(collectionId)),
  },
  readlists: {
    read: async id => readListSet(await getReadList(id)),
    write: async (id, members) => {
      await updateReadList(id, { bookIds: [...members] })
      await afterWrite('updateReadList', { readListId: id })
    },
    onChanged: changed => onLiveEvent('ReadListChanged', ({ readListId }) => changed(readListId)),
  },
}

/** A collection as the set of its series. */
export const collectionSet = ({ id, name, seriesIds, lastModifiedDate, filtered }: Collection): MemberSet => ({
  id,
  name,
  members: seriesIds,
  changed: lastModifiedDate,
  filtered,
})

/** A read list as the set of its books. */
export const readListSet = ({ id, name, bookIds, lastModifiedDate, filtered }: ReadList): MemberSet => ({
  id,
  name,
  members: bookIds,
  changed: lastModifiedDate,
  filtered,
})
