import { fromCallback } from 'xstate'
import type { BookImportMachineEvent } from './bookImportMachineContext'
import type { BookImportServerAndStorageCalls } from './bookImportServerAndStorageCalls'

/** Event that requests the current books of series. */
export type ReloadSeriesBooksEvent = { type: 'reload'; seriesIds: readonly string[] }

/**
 * Actor that forwards events of the server to `bookImportMachine`. On request, it also reloads the books of series
 * sequentially. If the books of a series cannot be loaded, the files for this series use the books that were loaded
 * earlier.
 */
export const listenForImportEvents = fromCallback<ReloadSeriesBooksEvent, BookImportServerAndStorageCalls>(
  ({ input: calls, sendBack, receive }) => {
    const send: (event: BookImportMachineEvent) => void = sendBack
    let isStopped = false
    let loading: Promise<void> = Promise.resolve()
    const waiting = new Set<string>()
    const reload = async (seriesId: string) => {
      waiting.delete(seriesId)
      if (isStopped) return
      const books = await calls.loadBooks(seriesId, true)
      if (!isStopped) send({ type: 'books.reloaded', seriesBooks: { seriesId, books } })
    }
    receive(({ seriesIds }) => {
      for (const seriesId of seriesIds) {
        if (waiting.has(seriesId)) continue
        waiting.add(seriesId)
        loading = loading.then(() => reload(seriesId)).catch(() => {})
      }
    })
    const unregister = [
      calls.onReport(report => send({ type: 'server.report', report })),
      calls.onServerBack(() => send({ type: 'server.back' })),
      calls.onBooksChange(seriesIds => send({ type: 'server.booksChanged', seriesIds })),
    ]
    return () => {
      isStopped = true
      for (const stop of unregister) stop()
    }
  },
)
