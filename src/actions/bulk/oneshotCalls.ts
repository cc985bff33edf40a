import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { updateBookMetadata } from '../../generated/books/books.calls'
import type { BookMetadataUpdate, SeriesMetadataUpdate } from '../../generated/model.schemas'
import { updateSeriesMetadata } from '../../generated/series/series.calls'

/** Calls that save the two parts of a one-shot: its series and its book. */
export type OneshotCalls = {
  updateSeries: (series: { id: string }, changes: SeriesMetadataUpdate) => Promise<void>
  updateBook: (book: { id: string }, changes: BookMetadataUpdate) => Promise<void>
}

/** Calls for a bulk action. Each call invalidates the cached data of the changed record. */
export const bulkOneshotCalls: OneshotCalls = {
  updateSeries: async ({ id }, changes) => {
    await updateSeriesMetadata(id, changes)
    await reportServerWrite('updateSeriesMetadata', { seriesId: id })
  },
  updateBook: async ({ id }, changes) => {
    await updateBookMetadata(id, changes)
    await reportServerWrite('updateBookMetadata', { bookId: id })
  },
}
