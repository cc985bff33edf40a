import { ServerError } from '../../api/ServerError'
import type { BookImport, TransientBook } from '../../generated/model.schemas'
import type { ExistingSeriesBook, FileAnalysis, ImportFile, StoredRow } from './importRow'
import type { SeriesProposal } from './matchSeries'
import type { ParsedBookFile } from './parseBookFileName'

export type ImportCopyMode = 'MOVE' | 'HARDLINK'

/** Settings of an import that are stored in the browser. */
export type StoredImportSettings = {
  readonly folder: string
  readonly pattern: string
  readonly copyMode: ImportCopyMode
}
export type StoredImport = { readonly settings: StoredImportSettings; readonly rows: readonly StoredRow[] }

/** Result of the check whether the server has executed an import. `absent`: it neither has nor will. */
export type ImportCheck =
  | { readonly type: 'imported'; readonly bookId: string }
  | { readonly type: 'pending' }
  | { readonly type: 'absent' }

/** Report of the server about an import, from a `BookImported` event. */
export type ImportReport = {
  readonly sourceFile: string
  readonly success: boolean
  readonly bookId: string | null
  readonly message: string | null
}

/** Calls of one row of a book import. All reject with `ServerError`. */
export type ImportRowCalls = {
  analyze: (transientBookId: string, signal: AbortSignal) => Promise<TransientBook>
  /** Finds the series that the file belongs to. */
  proposeSeries: (
    file: ParsedBookFile,
    analysis: FileAnalysis,
    signal: AbortSignal,
  ) => Promise<SeriesProposal | undefined>
  /** @param isFresh  whether the books may have changed since the last call */
  loadBooks: (seriesId: string, isFresh: boolean) => Promise<readonly ExistingSeriesBook[]>
  /** Checks an import whose report is missing. */
  checkImport: (file: ImportFile) => Promise<ImportCheck>
}

/** Calls of a book import. */
export type BookImportCalls = ImportRowCalls & {
  scan: (folder: string, signal: AbortSignal) => Promise<readonly TransientBook[]>
  importBooks: (books: readonly BookImport[], copyMode: ImportCopyMode) => Promise<unknown>
  /** Reads what is stored of the import of the current user. */
  load: () => Promise<StoredImport | undefined>
  saveSettings: (settings: StoredImportSettings) => Promise<void>
  /** Adds or replaces stored rows. */
  saveRows: (rows: readonly StoredRow[]) => Promise<void>
  /** Registers a listener for reports of the server. Returns an unregister function. */
  onReport: (listener: (report: ImportReport) => void) => () => void
  /** Registers a listener for the return of the connection or the session. Returns an unregister function. */
  onServerBack: (listener: () => void) => () => void
}

/** Whether a call can be repeated after the connection or the session has returned. A call that timed out would time out again. */
export const isInterruption = (error: unknown): boolean =>
  error instanceof ServerError && !error.timeout && (error.isServerUnreachable || error.status === 401)

/** Whether the server has certainly not executed a call. Without a response, or with a failure of the server, it may have. */
export const isRejection = (error: unknown): boolean =>
  error instanceof ServerError && error.status >= 400 && error.status < 500 && error.status !== 408

/** Whether the server has forgotten a transient book. */
export const isNotFound = (error: unknown): boolean => error instanceof ServerError && error.status === 404
