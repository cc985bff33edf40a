import { reportWrite } from '../../api/cache/dataChanges'
import { onLiveEvent } from '../../api/live/liveEvents'
import type { MemberList } from '../../dialogs/memberList'
import { getCollection, updateCollection } from '../../generated/collections/collections.calls'
import type { Collection, ReadList } from '../../generated/model.schemas'
import { getReadList, updateReadList } from '../../generated/readlists/readlists.calls'

export type MemberListKind = 'collections' | 'readlists'

/**
 * Reads and writes the members of a collection or read list. The server replaces the whole list, so each write must be
 * based on a fresh read.
 */
export type MemberListApi = {
  read: (id: string) => Promise<MemberList>
  write: (id: string, members: readonly string[]) => Promise<void>
  /** Subscribes to changes. The listener receives the id. Returns the unsubscribe function. */
  onChanged: (listener: (id: string) => void) => () => void
}

export const memberListApi: Record<MemberListKind, MemberListApi> = {
  collections: {
    read: async id => collectionToMemberList(await getCollection(id)),
    write: async (id, members) => {
      await updateCollection(id, { seriesIds: [...members] })
      await reportWrite('updateCollection', { collectionId: id })
    },
    onChanged: listener => onLiveEvent('CollectionChanged', ({ collectionId }) => listener(collectionId)),
  },
  readlists: {
    read: async id => readListToMemberList(await getReadList(id)),
    write: async (id, members) => {
      await updateReadList(id, { bookIds: [...members] })
      await reportWrite('updateReadList', { readListId: id })
    },
    onChanged: listener => onLiveEvent('ReadListChanged', ({ readListId }) => listener(readListId)),
  },
}

/** Converts a collection to the common type, with series ids as members. */
export const collectionToMemberList = ({
  id,
  name,
  seriesIds,
  lastModifiedDate,
  filtered,
}: Collection): MemberList => ({
  id,
  name,
  members: seriesIds,
  lastModified: lastModifiedDate,
  filtered,
})

/** Converts a read list to the common type, with book ids as members. */
export const readListToMemberList = ({ id, name, bookIds, lastModifiedDate, filtered }: ReadList): MemberList => ({
  id,
  name,
  members: bookIds,
  lastModified: lastModifiedDate,
  filtered,
})
