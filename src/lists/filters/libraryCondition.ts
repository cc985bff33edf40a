import type { BookCondition, SeriesCondition } from '../../generated/model.schemas'

/** The condition "in this library"; none for `all`, so that no query grows with the number of libraries. */
export const libraryCondition = (libraryId: string): (SeriesCondition & BookCondition)[] =>
  libraryId === 'all' ? [] : [{ libraryId: { operator: 'is', value: libraryId } }]

/** The same as a query parameter. */
export const libraryParam = (libraryId: string): { library_id?: string[] } =>
  libraryId === 'all' ? {} : { library_id: [libraryId] }
