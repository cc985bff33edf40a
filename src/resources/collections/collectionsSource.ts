import { listed, pageParams } from '../../api/pagedList'
import type { Source } from '../../api/source'
import { getCollection, getCollections } from '../../generated/collections/collections.calls'
import type { Collection } from '../../generated/model.schemas'

/** What a list of collections or read lists may be asked. */
export type SetFilter = { libraryId?: string; text?: string }

export const collectionsSource: Source<Collection> = {
  async list(query) {
    const { libraryId, text }: SetFilter = query.filter
    const library_id = libraryId ? [libraryId] : undefined
    return listed(await getCollections({ ...pageParams(query), library_id, search: text }, { signal: query.signal }))
  },
  one: (id, signal) => getCollection(id, { signal }),
}
