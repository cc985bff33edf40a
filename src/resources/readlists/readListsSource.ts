import { pageParams, sortParams, toListResult } from '../../api/records/pagedList'
import type { ResourceSource } from '../../api/records/resourceSource'
import type { ReadList, ReadListCreation } from '../../generated/model.schemas'
import {
  createReadList,
  deleteReadList,
  getReadList,
  getReadLists,
  updateReadList,
} from '../../generated/readlists/readlists.calls'

/** Requests of the data provider for read lists. */
export const readListsSource: ResourceSource<ReadList> = {
  async list(query) {
    const { libraryId, text }: { libraryId?: string; text?: string } = query.filter
    const library_id = libraryId ? [libraryId] : undefined
    const asked = { ...pageParams(query), ...sortParams(query), library_id, search: text }
    return toListResult(await getReadLists(asked, { signal: query.signal }))
  },
  one: (id, signal) => getReadList(id, { signal }),
  create: data => createReadList(data as ReadListCreation),
  async update(id, changes, before) {
    await updateReadList(id, changes)
    return { ...before, ...changes }
  },
  remove: id => deleteReadList(id),
}
