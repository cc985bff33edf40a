import type { Book, Collection, Library, ReadList, Series } from '../generated/model.schemas'

/**
 * For each resource, a function that receives a record and returns the fields that per-record actions need. An action
 * on 50,000 records stores only these fields in memory.
 */
export const toPerRecordActionData = {
  series: ({ id, booksCount, booksReadCount, booksUnreadCount }: Series) => ({
    id,
    booksCount,
    booksReadCount,
    booksUnreadCount,
  }),
  books: ({ id, readProgress }: Book) => ({ id, readProgress }),
  libraries: ({ id }: Library) => ({ id }),
  collections: ({ id }: Collection) => ({ id }),
  readlists: ({ id }: ReadList) => ({ id }),
}

/**
 * Types of the results of {@link toPerRecordActionData}, by resource. Complete records also have these types, because
 * complete records contain all of these fields.
 */
export type PerRecordActionData = {
  [Resource in keyof typeof toPerRecordActionData]: ReturnType<(typeof toPerRecordActionData)[Resource]>
}
