import type { components } from '../../src/generated/openapi'
import type { LibraryRecord, UserRecord } from '../world/records'
import { isAdmin } from './format'

/** A library as the API sends it; its folder only to administrators. */
export function libraryResponse(user: UserRecord, library: LibraryRecord): components['schemas']['Library'] {
  return { ...library, root: isAdmin(user) ? library.root : '' }
}
