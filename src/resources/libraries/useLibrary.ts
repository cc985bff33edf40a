import { useGetLibraries } from '../../generated/libraries/libraries'
import type { Library } from '../../generated/model.schemas'

const quietly = { query: { meta: { shownBy: 'nobody' } } } as const

/** Every library that the person may see. The router has read them already. */
export const useLibraries = (): readonly Library[] => useGetLibraries(quietly).data ?? []

/** A library by its id; undefined for `all` and for one that is not there. */
export const useLibrary = (id: string): Library | undefined => useLibraries().find(library => library.id === id)

/** Why it is not known which libraries there are, and how to ask again; undefined while they are known or on their way. */
export function useLibrariesFailure(): { failure: unknown; retry: () => void } | undefined {
  const { data, error, refetch } = useGetLibraries(quietly)
  return error && !data ? { failure: error, retry: () => void refetch() } : undefined
}

/** Whether a library is known not to be there: it was deleted, or is not shared with the person. */
export function useIsLibraryDeleted(id: string): boolean {
  const libraries = useGetLibraries(quietly).data
  return id !== 'all' && libraries !== undefined && !libraries.some(library => library.id === id)
}
