import { ServerError } from '../../api/ServerError'
import type { BookImport, CopyMode, TransientBook } from '../../generated/model.schemas'
import type { ImportSeriesProposal } from './findMostSimilarSeries'
import type { ExistingSeriesBook, ImportableBookFile, ImportFileAnalysis, StoredImportRow } from './importRow'
import type { ParsedBookFileName } from './parseBookFileName'

/** Copy modes that an import offers. A hard link becomes a copy where the file system cannot link. */
export type ImportCopyMode = Exclude<CopyMode, 'COPY'>

/** Settings of an import that are stored in the browser. */
export type StoredBookImportSettings = {
  readonly folder: string
  readonly pattern: string
  readonly copyMode: ImportCopyMode
}
export type StoredBookImport = {
  readonly settings: StoredBookImportSettings
  readonly rows: readonly StoredImportRow[]
}

/** State of an import request on the server. `absent`: the server will never execute the request. */
export type ImportVerificationResult =
  | { readonly type: 'imported'; readonly bookId: string }
  | { readonly type: 'pending' }
  | { readonly type: 'absent' }

/** Result of an import, from a `BookImported` event of the server. */
export type BookImportReport = {
  readonly sourceFile: string
  readonly success: boolean
  readonly bookId: string | null
  readonly message: string | null
}

/** Server calls of a row in a book import. All calls reject with `ServerError`. */
export type ImportRowServerFunctions = {
  analyze: (transientBookId: string, signal: AbortSignal) => Promise<TransientBook>
  /** Proposes a series for a book file, from the name and the analysis of the file. */
  proposeSeries: (
    file: ParsedBookFileName,
    analysis: ImportFileAnalysis,
    signal: AbortSignal,
  ) => Promise<ImportSeriesProposal | undefined>
  /**
   * Fetches the books of a series.
   * @param isFresh  true to bypass cached results
   */
  loadBooks: (seriesId: string, isFresh: boolean) => Promise<readonly ExistingSeriesBook[]>
  /** Asks the server whether it has imported a file whose import report is missing. */
  checkImport: (file: ImportableBookFile) => Promise<ImportVerificationResult>
}

export type BookImportServerFunctions = ImportRowServerFunctions & {
  scan: (folder: string, signal: AbortSignal) => Promise<readonly TransientBook[]>
  importBooks: (books: readonly BookImport[], copyMode: ImportCopyMode) => Promise<unknown>
  /** Reads the import that the current user has stored in this browser. */
  load: () => Promise<StoredBookImport | undefined>
  saveSettings: (settings: StoredBookImportSettings) => Promise<void>
  saveRows: (rows: readonly StoredImportRow[]) => Promise<void>
  /** Registers a listener for import results of the server. Returns an unregister function. */
  onReport: (listener: (report: BookImportReport) => void) => () => void
  /**
   * Registers a listener that is called when the connection or the session is restored. Returns an unregister
   * function.
   */
  onServerBack: (listener: () => void) => () => void
}

/** Whether a call failed because the connection or the session was interrupted. False for timeouts. */
export const isServerInterruptionError = (error: unknown): boolean =>
  error instanceof ServerError && !error.timeout && (error.isServerUnreachable || error.status === 401)

/** Whether the server has rejected a call. False if the server may have executed the call. */
export const isServerRejectionError = (error: unknown): boolean =>
  error instanceof ServerError && error.status >= 400 && error.status < 500 && error.status !== 408

/** Whether a call failed because the server has deleted the transient book. */
export const isNotFoundError = (error: unknown): boolean => error instanceof ServerError && error.status === 404
