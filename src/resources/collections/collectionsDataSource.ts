import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import { toResourceListResult, toServerPagingParams } from '../../api/records/serverListParams'
import {
  createCollection,
  deleteCollection,
  getCollection,
  getCollections,
  updateCollection,
} from '../../generated/collections/collections.calls'
import type { Collection, CollectionCreation } from '../../generated/model.schemas'

/** Filter with which the client requests a list of collections or read lists. */
export type CollectionOrReadListFilter = { libraryId?: string; text?: string }

export const collectionsDataSource: ResourceDataSource<Collection> = {
  async list(query) {
    const { libraryId, text }: CollectionOrReadListFilter = query.filter
    const library_id = libraryId ? [libraryId] : undefined
    return toResourceListResult(
      await getCollections({ ...toServerPagingParams(query), library_id, search: text }, { signal: query.signal }),
    )
  },
  one: (id, signal) => getCollection(id, { signal }),
  create: data => createCollection(data as CollectionCreation),
  async update(id, changes, before) {
    await updateCollection(id, changes)
    return { ...before, ...changes }
  },
  remove: id => deleteCollection(id),
}
