import { afterWrite } from '../../api/cache/changes'
import { onLiveEvent } from '../../api/live/liveEvents'
import type { MemberList } from '../../dialogs/memberListChanges'
import { getCollection, updateCollection } from '../../generated/collections/collections.calls'
import type { Collection, ReadList } from '../../generated/model.schemas'
import { getReadList, updateReadList } from '../../generated/readlists/readlists.calls'

export type MemberListKind = 'collections' | 'readlists'

/**
 * Reads and writes the members of a collection or read list. The server replaces the whole list: base each write on a
 * list that was just read.
 */
export type MemberListAccess = {
  read: (id: string) => Promise<MemberList>
  write: (id: string, members: readonly string[]) => Promise<void>
  /** Subscribes to changes; the listener receives the id. Returns the unsubscribe function. */
  onChanged: (changed: (id: string) => void) => () => void
}

export const memberListAccess: Record<MemberListKind, MemberListAccess> = {
  collections: {
    read: async id => collectionAccess(await getCollection(id)),
    write: async (id, members) => {
      await updateCollection(id, { seriesIds: [...members] })
      await afterWrite('updateCollection', { collectionId: id })
    },
    onChanged: changed => onLiveEvent('CollectionChanged', ({ collectionId }) => changed(collectionId)),
  },
  readlists: {
    read: async id => readListAccess(await getReadList(id)),
    write: async (id, members) => {
      await updateReadList(id, { bookIds: [...members] })
      await afterWrite('updateReadList', { readListId: id })
    },
    onChanged: changed => onLiveEvent('ReadListChanged', ({ readListId }) => changed(readListId)),
  },
}

/** Converts a collection to a member list of series ids. */
export const collectionAccess = ({ id, name, seriesIds, lastModifiedDate, filtered }: Collection): MemberList => ({
  id,
  name,
  members: seriesIds,
  changed: lastModifiedDate,
  filtered,
})

/** Converts a read list to a member list of book ids. */
export const readListAccess = ({ id, name, bookIds, lastModifiedDate, filtered }: ReadList): MemberList => ({
  id,
  name,
  members: bookIds,
  changed: lastModifiedDate,
  filtered,
})
