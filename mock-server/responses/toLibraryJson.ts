import type { components } from '../../src/generated/openapi'
import type { LibraryRecord, UserRecord } from '../state/libraryRecords'
import { isAdmin } from './formatResponseValues'

/** Converts a library to JSON for a user. Only administrators see the root folder of the library. */
export function toLibraryJson(user: UserRecord, library: LibraryRecord): components['schemas']['Library'] {
  return { ...library, root: isAdmin(user) ? library.root : '' }
}
