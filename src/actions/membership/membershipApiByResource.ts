import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { onLiveEvent } from '../../api/live/liveEvents'
import { ServerError } from '../../api/ServerError'
import type { CollectionOrReadList } from '../../dialogs/collectionOrReadListMembers'
import { getCollection, updateCollection } from '../../generated/collections/collections.calls'
import type { Collection, ReadList } from '../../generated/model.schemas'
import type { OperationId } from '../../generated/operations'
import { getReadList, updateReadList } from '../../generated/readlists/readlists.calls'
import { getMe } from '../../generated/users/users.calls'
import { translate } from '../../language/interfaceLanguage'
import { runPerRecordAction } from '../runPerRecordAction'
import { withCorrectedFilter } from './hasHiddenMembers'

export type CollectionOrReadListResource = 'collections' | 'readlists'

/**
 * Functions that read and write the members of a collection or read list. A write replaces all members on the server.
 * Both functions that write throw a `ServerError` if the server may hide members from the signed-in user, because the
 * write would remove the hidden members.
 */
export type MembershipApi = {
  read: (id: string) => Promise<CollectionOrReadList>
  /**
   * Replaces the members.
   * @param current the collection or read list as the caller has just read it from the server
   */
  write: (current: CollectionOrReadList, members: readonly string[]) => Promise<void>
  /**
   * Reads the members and replaces them with the members that `change` returns. The server rejects an empty collection
   * or read list. If `change` returns no members, a dialog offers to delete the collection or read list instead.
   */
  updateMembers: (id: string, change: (members: readonly string[]) => readonly string[]) => Promise<void>
  /**
   * Registers a listener for changes of collections or read lists. The listener receives the id of the changed
   * collection or read list. Returns an unregister function.
   */
  onChanged: (listener: (id: string) => void) => () => void
}

const collectionCalls: Omit<MembershipApi, 'updateMembers'> = {
  read: async id => correctFilter(toCollectionWithMemberIds(await getCollection(id))),
  write: async (current, members) => {
    checkNotFiltered('updateCollection', current)
    await updateCollection(current.id, { seriesIds: [...members] })
    await reportServerWrite('updateCollection', { collectionId: current.id })
  },
  onChanged: listener => onLiveEvent('CollectionChanged', ({ collectionId }) => listener(collectionId)),
}

const readListCalls: Omit<MembershipApi, 'updateMembers'> = {
  read: async id => correctFilter(toReadListWithMemberIds(await getReadList(id))),
  write: async (current, members) => {
    checkNotFiltered('updateReadList', current)
    await updateReadList(current.id, { bookIds: [...members] })
    await reportServerWrite('updateReadList', { readListId: current.id })
  },
  onChanged: listener => onLiveEvent('ReadListChanged', ({ readListId }) => listener(readListId)),
}

export const membershipApiByResource: Record<CollectionOrReadListResource, MembershipApi> = {
  collections: addUpdateMembers('collections', collectionCalls),
  readlists: addUpdateMembers('readlists', readListCalls),
}

function addUpdateMembers(
  kind: CollectionOrReadListResource,
  calls: Omit<MembershipApi, 'updateMembers'>,
): MembershipApi {
  const updateMembers: MembershipApi['updateMembers'] = async (id, change) => {
    const current = await calls.read(id)
    const members = change(current.members)
    if (willBeEmpty(current, members)) await offerDeletion(kind, current)
    else await calls.write(current, members)
  }
  return { ...calls, updateMembers }
}

/**
 * Returns whether a collection or read list would be empty with the given members. Returns false if the collection or
 * read list may have further members that are hidden from the user.
 */
export const willBeEmpty = ({ filtered }: CollectionOrReadList, members: readonly string[]): boolean =>
  members.length === 0 && !filtered

/**
 * Opens a dialog that offers to delete a collection or read list.
 * @returns whether the user deleted it
 */
export function offerDeletion(
  kind: CollectionOrReadListResource,
  { id, name }: Pick<CollectionOrReadList, 'id' | 'name'>,
): Promise<boolean> {
  const items = [{ record: { id }, title: name }]
  return kind === 'collections'
    ? runPerRecordAction('deleteCollection', kind, items)
    : runPerRecordAction('deleteReadList', kind, items)
}

/** Corrects `filtered` (see {@link withCorrectedFilter}). Fetches the signed-in user only if `filtered` is true. */
const correctFilter = async (list: CollectionOrReadList): Promise<CollectionOrReadList> =>
  list.filtered ? withCorrectedFilter(list, await getMe()) : list

function checkNotFiltered(operation: OperationId, { filtered }: CollectionOrReadList): void {
  if (filtered)
    throw new ServerError({ operation, status: 409, serverMessage: translate('dialog.addTo.hasHiddenMembers') })
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
