import type { BookCondition, SeriesCondition } from '../../generated/model.schemas'

/** Returns the condition that limits a list to a library. Returns no condition for `all`. */
export const buildLibraryConditions = (libraryId: string): (SeriesCondition & BookCondition)[] =>
  libraryId === 'all' ? [] : [{ libraryId: { operator: 'is', value: libraryId } }]

/** Returns the query parameter that limits a list to a library. Returns no parameter for `all`. */
export const toLibraryQueryParam = (libraryId: string): { library_id?: string[] } =>
  libraryId === 'all' ? {} : { library_id: [libraryId] }
