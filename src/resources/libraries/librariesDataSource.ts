import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import {
  createLibrary,
  deleteLibrary,
  getLibraries,
  getLibrary,
  updateLibrary,
} from '../../generated/libraries/libraries.calls'
import type { Library, LibraryCreation } from '../../generated/model.schemas'

export const librariesDataSource: ResourceDataSource<Library> = {
  async list({ signal }) {
    const items = await getLibraries({ signal })
    return { items, total: items.length }
  },
  one: (id, signal) => getLibrary(id, { signal }),
  create: data => createLibrary(data as LibraryCreation),
  async update(id, changes, before) {
    await updateLibrary(id, changes)
    return { ...before, ...changes }
  },
  remove: id => deleteLibrary(id),
}
