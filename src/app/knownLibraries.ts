import { queryClient } from '../api/queryClient'
import { getGetLibrariesQueryOptions } from '../generated/libraries/libraries'
import type { Library } from '../generated/model.schemas'

/** The libraries, asked for once; undefined when they cannot be had, which is the page's to tell. */
export function knownLibraries(): Promise<Library[] | undefined> {
  const options = getGetLibrariesQueryOptions({ query: { meta: { shownBy: 'nobody' }, retry: false } })
  return queryClient.ensureQueryData(options).catch(() => undefined)
}
