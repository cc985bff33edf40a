import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import { createLibrary, deleteLibrary, updateLibrary } from '../../generated/libraries/libraries.calls'
import type { Library, LibraryCreation } from '../../generated/model.schemas'

/**
 * Functions that create, update and delete libraries. There is no function for reading, because {@link useLibraries}
 * loads all libraries at once.
 */
export const librariesDataSource: ResourceDataSource<Library> = {
  create: data => createLibrary(data as LibraryCreation),
  async update(id, changes, before) {
    await updateLibrary(id, changes)
    return { ...before, ...changes }
  },
  remove: id => deleteLibrary(id),
}
