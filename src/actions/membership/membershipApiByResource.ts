import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { onLiveEvent } from '../../api/live/liveEvents'
import type { CollectionOrReadList } from '../../dialogs/collectionOrReadListMembers'
import { getCollection, updateCollection } from '../../generated/collections/collections.calls'
import type { Collection, ReadList } from '../../generated/model.schemas'
import { getReadList, updateReadList } from '../../generated/readlists/readlists.calls'

export type CollectionOrReadListResource = 'collections' | 'readlists'

/**
 * Functions that read and write the members of a collection or read list. A write replaces all members on the server,
 * so callers read the members first.
 */
export type MembershipApi = {
  read: (id: string) => Promise<CollectionOrReadList>
  write: (id: string, members: readonly string[]) => Promise<void>
  /**
   * Registers a listener for changes of collections or read lists. The listener receives the id of the changed
   * collection or read list. Returns an unregister function.
   */
  onChanged: (listener: (id: string) => void) => () => void
}

export const membershipApiByResource: Record<CollectionOrReadListResource, MembershipApi> = {
  collections: {
    read: async id => toCollectionWithMemberIds(await getCollection(id)),
    write: async (id, members) => {
      await updateCollection(id, { seriesIds: [...members] })
      await reportServerWrite('updateCollection', { collectionId: id })
    },
    onChanged: listener => onLiveEvent('CollectionChanged', ({ collectionId }) => listener(collectionId)),
  },
  readlists: {
    read: async id => toReadListWithMemberIds(await getReadList(id)),
    write: async (id, members) => {
      await updateReadList(id, { bookIds: [...members] })
      await reportServerWrite('updateReadList', { readListId: id })
    },
    onChanged: listener => onLiveEvent('ReadListChanged', ({ readListId }) => listener(readListId)),
  },
}

/** Converts a collection to {@link CollectionOrReadList}. The members are series ids. */
export const toCollectionWithMemberIds = ({
  id,
  name,
  seriesIds,
  lastModifiedDate,
  filtered,
}: Collection): CollectionOrReadList => ({
  id,
  name,
  members: seriesIds,
  lastModified: lastModifiedDate,
  filtered,
})

/** Converts a read list to {@link CollectionOrReadList}. The members are book ids. */
export const toReadListWithMemberIds = ({
  id,
  name,
  bookIds,
  lastModifiedDate,
  filtered,
}: ReadList): CollectionOrReadList => ({
  id,
  name,
  members: bookIds,
  lastModified: lastModifiedDate,
  filtered,
})
