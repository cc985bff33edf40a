import { listed, pageParams, sortParams } from '../../api/pagedList'
import type { Source } from '../../api/source'
import type { ReadList } from '../../generated/model.schemas'
import { getReadList, getReadLists } from '../../generated/readlists/readlists.calls'

export const readListsSource: Source<ReadList> = {
  async list(query) {
    const { libraryId, text }: { libraryId?: string; text?: string } = query.filter
    const library_id = libraryId ? [libraryId] : undefined
    const asked = { ...pageParams(query), ...sortParams(query), library_id, search: text }
    return listed(await getReadLists(asked, { signal: query.signal }))
  },
  one: (id, signal) => getReadList(id, { signal }),
}
