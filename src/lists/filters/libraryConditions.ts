import type { BookCondition, SeriesCondition } from '../../generated/model.schemas'

/** Returns the search condition for the records of a library. For `all`, returns no condition. */
export const buildLibraryConditions = (libraryId: string): (SeriesCondition & BookCondition)[] =>
  libraryId === 'all' ? [] : [{ libraryId: { operator: 'is', value: libraryId } }]

/** Returns the query parameter for the records of a library. For `all`, returns no parameter. */
export const toLibraryQueryParam = (libraryId: string): { library_id?: string[] } =>
  libraryId === 'all' ? {} : { library_id: [libraryId] }
