import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import { createLibrary, deleteLibrary, updateLibrary } from '../../generated/libraries/libraries.calls'
import type { Library, LibraryCreation } from '../../generated/model.schemas'

/** Data source for the writes of libraries. `useLibraries` reads all libraries at once. */
export const librariesDataSource: ResourceDataSource<Library> = {
  create: data => createLibrary(data as LibraryCreation),
  async update(id, changes, before) {
    await updateLibrary(id, changes)
    return { ...before, ...changes }
  },
  remove: id => deleteLibrary(id),
}
