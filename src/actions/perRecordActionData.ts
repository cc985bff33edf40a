import type { Book, Collection, Library, ReadList, Series } from '../generated/model.schemas'

/**
 * Functions that return the part of a record that the actions with a call per record need, by resource. An action on
 * 50,000 records keeps only this part of each record in memory.
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
