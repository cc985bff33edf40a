import { useGetLibraries } from '../../generated/libraries/libraries'
import type { Library } from '../../generated/model.schemas'

const withoutErrorNotice = { query: { meta: { shownBy: 'none' } } } as const

/** Returns the libraries that the current user can see. Empty until the libraries are loaded. */
export const useLibraries = (): readonly Library[] => useGetLibraries(withoutErrorNotice).data ?? []

/** Returns a library by id. Undefined for `all` and for unknown ids. */
export const useLibrary = (id: string): Library | undefined => useLibraries().find(library => library.id === id)

/**
 * Returns the error of the library request and a function that repeats the request. Undefined while the request runs,
 * and if libraries are available.
 */
export function useLibrariesLoadFailure(): { failure: unknown; retry: () => void } | undefined {
  const { data, error, refetch } = useGetLibraries(withoutErrorNotice)
  return error && !data ? { failure: error, retry: () => void refetch() } : undefined
}

/**
 * Returns whether the user cannot see a library, because the library is deleted or not shared. Returns false while the
 * libraries load.
 */
export function useIsLibraryMissing(id: string): boolean {
  const libraries = useGetLibraries(withoutErrorNotice).data
  return id !== 'all' && libraries !== undefined && !libraries.some(library => library.id === id)
}
