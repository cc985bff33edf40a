import { toListResult, toPageParams } from '../../api/records/listParams'
import type { ResourceDataSource } from '../../api/records/resourceDataSource'
import {
  createCollection,
  deleteCollection,
  getCollection,
  getCollections,
  updateCollection,
} from '../../generated/collections/collections.calls'
import type { Collection, CollectionCreation } from '../../generated/model.schemas'

/** Filter of a list of collections or read lists in a react-admin list query. */
export type MemberListFilter = { libraryId?: string; text?: string }

/** Requests of the data provider for collections. */
export const collectionsDataSource: ResourceDataSource<Collection> = {
  async list(query) {
    const { libraryId, text }: MemberListFilter = query.filter
    const library_id = libraryId ? [libraryId] : undefined
    return toListResult(
      await getCollections({ ...toPageParams(query), library_id, search: text }, { signal: query.signal }),
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
