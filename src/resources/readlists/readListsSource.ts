import { pageParams, sortParams, toListResult } from '../../api/records/pagedList'
import type { ResourceSource } from '../../api/records/resourceSource'
import type { ReadList } from '../../generated/model.schemas'
import { getReadList, getReadLists } from '../../generated/readlists/readlists.calls'

/** Requests of the data provider for read lists. */
export const readListsSource: ResourceSource<ReadList> = {
  async list(query) {
    const { libraryId, text }: { libraryId?: string; text?: string } = query.filter
    const library_id = libraryId ? [libraryId] : undefined
    const asked = { ...pageParams(query), ...sortParams(query), library_id, search: text }
    return toListResult(await getReadLists(asked, { signal: query.signal }))
  },
  one: (id, signal) => getReadList(id, { signal }),
}
