import { ServerError } from '../../api/ServerError'
import type { BookImport, CopyMode, TransientBook } from '../../generated/model.schemas'
import type { ProposedTargetSeries } from './findMostSimilarSeries'
import type { ExistingSeriesBook, ImportableBookFile, ImportFileAnalysis, StoredImportRow } from './importRow'
import type { ParsedBookFileName } from './parseBookFileName'

/**
 * How the server adds files to a library. With `HARDLINK`, the server creates a hard link. If a hard link is
 * impossible, the server copies the file.
 */
export type ImportCopyMode = Exclude<CopyMode, 'COPY'>

/** Import settings that the browser stores. */
export type StoredBookImportSettings = {
  readonly folder: string
  readonly pattern: string
  readonly copyMode: ImportCopyMode
}
export type StoredBookImport = {
  readonly settings: StoredBookImportSettings
  readonly rows: readonly StoredImportRow[]
}

/**
 * Result of a check whether the server has imported a file. `pending`: the import may still run. `absent`: the file is
 * not imported and no import is running. `isQueueUnknown`: the server sends no reports about its task queue, so the
 * client cannot find out whether the import still runs.
 */
export type ImportVerificationResult =
  | { readonly type: 'imported'; readonly bookId: string }
  | { readonly type: 'pending'; readonly isQueueUnknown?: boolean }
  | { readonly type: 'absent' }

/** Report about the import of a file, which the server sends in the event `BookImported`. */
export type BookImportedEventData = {
  readonly sourceFile: string
  readonly success: boolean
  readonly bookId: string | null
  readonly message: string | null
}

/** Server calls for the import of a file. All calls reject with a `ServerError` if they fail. */
export type ImportRowServerCalls = {
  analyze: (transientBookId: string, signal: AbortSignal) => Promise<TransientBook>
  /** Proposes a series for a book file. Uses the file name and the analysis of the file. */
  proposeSeries: (
    file: ParsedBookFileName,
    analysis: ImportFileAnalysis,
    signal: AbortSignal,
  ) => Promise<ProposedTargetSeries | undefined>
  /**
   * Fetches the books of a series.
   * @param isFresh whether to fetch the books from the server even if they are cached
   */
  loadBooks: (seriesId: string, isFresh: boolean) => Promise<readonly ExistingSeriesBook[]>
  /** Checks whether the server has imported a file. Needed if the import report of the server was lost. */
  checkImport: (file: ImportableBookFile) => Promise<ImportVerificationResult>
}

export type BookImportServerAndStorageCalls = ImportRowServerCalls & {
  scan: (folder: string, signal: AbortSignal) => Promise<readonly TransientBook[]>
  importBooks: (books: readonly BookImport[], copyMode: ImportCopyMode) => Promise<unknown>
  load: () => Promise<StoredBookImport | undefined>
  saveSettings: (settings: StoredBookImportSettings) => Promise<void>
  saveRows: (rows: readonly StoredImportRow[]) => Promise<void>
  /** Registers a listener for import reports of the server. Returns an unregister function. */
  onReport: (listener: (report: BookImportedEventData) => void) => () => void
  /**
   * Registers a listener. It is called when the server is reachable again, when live events may have been missed, and
   * when the task queue of the server contains no more imports. Returns an unregister function.
   */
  onServerBack: (listener: () => void) => () => void
  /**
   * Registers a listener. It is called when books of series have changed, with the ids of these series. The ids are
   * undefined if live events may have been missed. Returns an unregister function.
   */
  onBooksChange: (listener: (seriesIds: ReadonlySet<string> | undefined) => void) => () => void
}

/**
 * Returns whether a call failed because the server is unreachable or the session has ended. Returns false for a
 * timeout, because a slow server may still be reachable.
 */
export const isConnectionOrSessionLostError = (error: unknown): boolean =>
  error instanceof ServerError && !error.timeout && (error.isServerUnreachable || error.status === 401)

/**
 * Returns whether the server has rejected a call. If false, the call failed in another way, and the server may have
 * executed the call.
 */
export const isServerRejectionError = (error: unknown): boolean =>
  error instanceof ServerError && error.status >= 400 && error.status < 500 && error.status !== 408
