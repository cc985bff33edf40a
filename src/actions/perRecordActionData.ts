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
  books: ({ id, readProgress, media: { mediaProfile } }: Book) => ({ id, readProgress, media: { mediaProfile } }),
  libraries: ({ id }: Library) => ({ id }),
  collections: ({ id }: Collection) => ({ id }),
  readlists: ({ id }: ReadList) => ({ id }),
}

/** Result type of {@link toPerRecordActionData}, by resource. A complete record can also be used as this type. */
export type PerRecordActionData = {
  [Resource in keyof typeof toPerRecordActionData]: ReturnType<(typeof toPerRecordActionData)[Resource]>
}
