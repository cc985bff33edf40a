import { fromCallback } from 'xstate'
import type { BookImportMachineEvent } from './bookImportMachineContext'
import type { BookImportServerAndStorageCalls } from './bookImportServerAndStorageCalls'

/** Event that requests the current books of series. */
export type ReloadSeriesBooksEvent = { type: 'reload'; seriesIds: readonly string[] }

/**
 * Actor that forwards events of the server to `bookImportMachine`. It also reloads the books of series on request,
 * after each other. If the books of a series cannot be loaded, the files for this series continue with the earlier
 * books.
 */
export const listenForImportEvents = fromCallback<ReloadSeriesBooksEvent, BookImportServerAndStorageCalls>(
  ({ input: calls, sendBack, receive }) => {
    const send: (event: BookImportMachineEvent) => void = sendBack
    let isStopped = false
    let loading: Promise<void> = Promise.resolve()
    const reload = async (seriesId: string) => {
      if (isStopped) return
      const books = await calls.loadBooks(seriesId, true)
      if (!isStopped) send({ type: 'books.reloaded', seriesBooks: { seriesId, books } })
    }
    receive(({ seriesIds }) => {
      for (const seriesId of seriesIds) loading = loading.then(() => reload(seriesId)).catch(() => {})
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
