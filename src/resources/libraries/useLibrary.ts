import { useGetLibraries } from '../../generated/libraries/libraries'
import type { Library } from '../../generated/model.schemas'

const withoutErrorNotice = { query: { meta: { shownBy: 'none' } } } as const

/** Returns the libraries that the current user can see. Returns an empty list until the libraries have loaded. */
export const useLibraries = (): readonly Library[] => useGetLibraries(withoutErrorNotice).data ?? []

/** Returns the library with the given id. Returns undefined for the id `all` and for unknown ids. */
export const useLibrary = (id: string): Library | undefined => useLibraries().find(library => library.id === id)

/**
 * If the libraries could not be loaded, returns the error and a function that repeats the request. Returns undefined
 * while the libraries load, and if they are available.
 */
export function useLibrariesLoadFailure(): { failure: unknown; retry: () => void } | undefined {
  const { data, error, refetch } = useGetLibraries(withoutErrorNotice)
  return error && !data ? { failure: error, retry: () => void refetch() } : undefined
}

/**
 * Returns whether a library does not exist, or is not shared with the user. Returns false for `all`, and until the
 * libraries have loaded.
 */
export function useIsLibraryMissing(id: string): boolean {
  const libraries = useGetLibraries(withoutErrorNotice).data
  return id !== 'all' && libraries !== undefined && !libraries.some(library => library.id === id)
}
