import { createOperationQueryKey } from '../../../api/cache/createOperationQueryKey'
import { queryClient } from '../../../api/cache/queryClient'
import { onServerDataChange } from '../../../api/cache/serverDataChanges'
import { onLiveEvent } from '../../../api/live/liveEvents'
import { listBooksWithLegacyFallback } from '../../../api/records/listBooksWithLegacyFallback'
import { onServerReachableAgain } from '../../../api/serverConnection'
import { getHistory } from '../../../generated/history/history.calls'
import {
  analyzeTransientBook,
  importBooks,
  scanTransientBooks,
} from '../../../generated/import-books/import-books.calls'
import type { HistoryEvent } from '../../../generated/model.schemas'
import { fetchRowsOfAllPages } from '../../../lists/table/rows/fetchRowsOfAllPages'
import type {
  BookImportServerAndStorageCalls,
  ImportRowServerCalls,
} from '../../../machines/import/bookImportServerAndStorageCalls'
import { toExistingSeriesBook } from '../../../machines/import/importRow'
import { createEmitter } from '../../../preferences/emitter'
import { createReplacedBookAnnotationCopier } from '../annotations/createReplacedBookAnnotationCopier'
import type { BookImportStore } from '../storage/bookImportStore'
import { createImportCompletionChecker } from './createImportCompletionChecker'
import { proposeSeriesOfImportFile } from './proposeSeriesOfImportFile'
import { seriesBookChanges } from './seriesBookChanges'

type BookImportCallsInput = {
  userId: string
  store: BookImportStore
  /** Called with the path of a folder after the server has scanned this folder successfully. */
  onScanned: (folder: string) => void
  onStoreFailure: () => void
}

/** Timeout in milliseconds of the request for the latest history event. Each import request waits for this request. */
const LATEST_EVENT_TIMEOUT_MS = 2_000
/** Number of history events per request. This is the maximum that the server allows. */
const HISTORY_PAGE_SIZE = 2000

/**
 * Creates two groups of functions for the book import: functions that call the server, and functions that store the
 * import data in the browser.
 * @returns `calls` contains both groups. `stop` removes the event listeners that the functions use.
 */
export function createBookImportServerAndStorageCalls({
  userId,
  store,
  onScanned,
  onStoreFailure,
}: BookImportCallsInput): {
  calls: BookImportServerAndStorageCalls
  stop: () => void
} {
  const serverBack = createEmitter()
  const checker = createImportCompletionChecker({
    readImportEvents: readHistorySince,
    readLatestEventTime: readLatestHistoryTime,
    sentAt: store.sentAt,
    onQueueEmpty: serverBack.emit,
  })
  const copier = createReplacedBookAnnotationCopier(userId)
  const stops = [
    copier.stop,
    onLiveEvent('BookImported', ({ sourceFile, bookId }) => copier.copyAfterImport(sourceFile, bookId)),
    onLiveEvent('TaskQueueStatus', ({ countByType }) => checker.receiveTaskCounts(countByType)),
    onServerReachableAgain(serverBack.emit),
    // If the connection for live events was interrupted, results of imports may be lost. Each row whose import is
    // running must then check the result.
    onServerDataChange(change => void (change.kind === 'gap' && serverBack.emit())),
  ]
  const reportStoreFailure = (error: unknown): never => {
    onStoreFailure()
    throw error
  }
  const calls: BookImportServerAndStorageCalls = {
    analyze: (transientBookId, signal) => analyzeTransientBook(transientBookId, { signal }),
    proposeSeries: proposeSeriesOfImportFile,
    loadBooks,
    checkImport: file => checker.check(file).then(result => copier.copyAfterCheck(file.url, result)),
    async scan(folder, signal) {
      const books = await scanTransientBooks({ path: folder }, { signal })
      onScanned(folder)
      return books
    },
    async importBooks(books, copyMode) {
      checker.forgetQueue()
      await checker.recordRequest(books.map(({ sourceFile }) => sourceFile))
      copier.recordRequest(books)
      return importBooks({ books: [...books], copyMode }, { account: userId }).finally(checker.forgetQueue)
    },
    load: store.load,
    saveSettings: settings => store.saveSettings(settings).catch(reportStoreFailure),
    saveRows: rows => store.saveRows(rows).catch(reportStoreFailure),
    onReport: listener =>
      onLiveEvent('BookImported', ({ sourceFile, success, bookId, message }) =>
        listener({ sourceFile, success, bookId: bookId ?? null, message: message ?? null }),
      ),
    onServerBack: serverBack.subscribe,
    onBooksChange: seriesBookChanges.subscribe,
  }
  return { calls, stop: () => void stops.map(unregister => unregister()) }
}

/**
 * Returns the books of a series, except deleted books. Fetches them from the server if `isFresh` is true, or if the
 * query cache has no current data.
 */
const loadBooks: ImportRowServerCalls['loadBooks'] = async (seriesId, isFresh) => {
  const { content } = await queryClient.fetchQuery({
    queryKey: createOperationQueryKey('listBooks', { seriesId, purpose: 'import' }),
    queryFn: () =>
      listBooksWithLegacyFallback(
        {
          condition: {
            allOf: [{ seriesId: { operator: 'is', value: seriesId } }, { deleted: { operator: 'isFalse' } }],
          },
        },
        { unpaged: true },
      ),
    meta: { shownBy: 'none' },
    retry: false,
    ...(isFresh && { staleTime: 0 }),
  })
  return content.map(toExistingSeriesBook)
}

const readHistorySince = (since: string): Promise<HistoryEvent[]> =>
  fetchRowsOfAllPages({
    fetchPage: async page => {
      const params = { page, size: HISTORY_PAGE_SIZE, sort: ['timestamp,desc'] }
      const { content, totalElements } = await getHistory(params)
      return { items: content, total: totalElements }
    },
    pageSize: HISTORY_PAGE_SIZE,
    keyOf: ({ id, timestamp, bookId, type }) => id ?? `${type} ${timestamp} ${bookId}`,
    isEnd: ({ timestamp }) => timestamp < since,
  })

async function readLatestHistoryTime(): Promise<string | undefined> {
  const params = { page: 0, size: 1, sort: ['timestamp,desc'] }
  const { content } = await getHistory(params, { timeoutMs: LATEST_EVENT_TIMEOUT_MS })
  return content[0]?.timestamp
}
