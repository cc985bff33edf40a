import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import { toResourceListResult, toServerPagingParams, toServerSortParams } from '../../api/records/serverListParams'
import type { ReadList, ReadListCreation } from '../../generated/model.schemas'
import {
  createReadList,
  deleteReadList,
  getReadList,
  getReadLists,
  updateReadList,
} from '../../generated/readlists/readlists.calls'

export const readListsDataSource: ResourceDataSource<ReadList> = {
  async list(query) {
    const { libraryId, text }: { libraryId?: string; text?: string } = query.filter
    const library_id = libraryId ? [libraryId] : undefined
    const params = { ...toServerPagingParams(query), ...toServerSortParams(query), library_id, search: text }
    return toResourceListResult(await getReadLists(params, { signal: query.signal }))
  },
  one: (id, signal) => getReadList(id, { signal }),
  create: data => createReadList(data as ReadListCreation),
  async update(id, changes, before) {
    await updateReadList(id, changes)
    return { ...before, ...changes }
  },
  remove: id => deleteReadList(id),
}
