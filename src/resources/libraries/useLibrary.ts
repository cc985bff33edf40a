import { useGetLibraries } from '../../generated/libraries/libraries'
import type { Library } from '../../generated/model.schemas'

const withoutErrorNotice = { query: { meta: { shownBy: 'none' } } } as const

/** Libraries the current user can see. The router preloads them; empty until then. */
export const useLibraries = (): readonly Library[] => useGetLibraries(withoutErrorNotice).data ?? []

/** Library by id; undefined for `all` and for unknown ids. */
export const useLibrary = (id: string): Library | undefined => useLibraries().find(library => library.id === id)

/** Failure of the library request with a retry; undefined while loading and when libraries are available. */
export function useLibrariesFailure(): { failure: unknown; retry: () => void } | undefined {
  const { data, error, refetch } = useGetLibraries(withoutErrorNotice)
  return error && !data ? { failure: error, retry: () => void refetch() } : undefined
}

/** Whether the loaded libraries lack this id: the library is deleted or not shared with the user. False while loading. */
export function useIsLibraryMissing(id: string): boolean {
  const libraries = useGetLibraries(withoutErrorNotice).data
  return id !== 'all' && libraries !== undefined && !libraries.some(library => library.id === id)
}
