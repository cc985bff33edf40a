import type { BookCondition, SeriesCondition } from '../../generated/model.schemas'

/** Returns the condition for a library. Empty for `all`. */
export const buildLibraryConditions = (libraryId: string): (SeriesCondition & BookCondition)[] =>
  libraryId === 'all' ? [] : [{ libraryId: { operator: 'is', value: libraryId } }]

/** Returns the query parameter for a library. Empty for `all`. */
export const libraryQueryParam = (libraryId: string): { library_id?: string[] } =>
  libraryId === 'all' ? {} : { library_id: [libraryId] }
