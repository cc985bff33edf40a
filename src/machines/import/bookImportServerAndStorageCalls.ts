import { ServerError } from '../../api/ServerError'
import type { BookImport, CopyMode, TransientBook } from '../../generated/model.schemas'
import type { ProposedTargetSeries } from './findMostSimilarSeries'
import type { ExistingSeriesBook, ImportableBookFile, ImportFileAnalysis, StoredImportRow } from './importRow'
import type { ParsedBookFileName } from './parseBookFileName'

/** Copy modes that the user can choose. With `HARDLINK`, the server copies the file if no link can be created. */
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
 * Result of checking an import on the server. `absent`: the server has not imported the file and will not import it.
 */
export type ImportVerificationResult =
  | { readonly type: 'imported'; readonly bookId: string }
  | { readonly type: 'pending' }
  | { readonly type: 'absent' }

/** Result of an import, from a `BookImported` event of the server. */
export type BookImportedEventData = {
  readonly sourceFile: string
  readonly success: boolean
  readonly bookId: string | null
  readonly message: string | null
}

/** Server calls that an import row makes. All of them reject with `ServerError`. */
export type ImportRowServerCalls = {
  analyze: (transientBookId: string, signal: AbortSignal) => Promise<TransientBook>
  /** Proposes the series to which a book file belongs, from its name and its analysis. */
  proposeSeries: (
    file: ParsedBookFileName,
    analysis: ImportFileAnalysis,
    signal: AbortSignal,
  ) => Promise<ProposedTargetSeries | undefined>
  /**
   * Fetches the books of a series.
   * @param isFresh true to ignore cached books
   */
  loadBooks: (seriesId: string, isFresh: boolean) => Promise<readonly ExistingSeriesBook[]>
  /** Checks whether the server has imported a file. Used if the server sent no import report. */
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
   * Registers a listener that is called when the server is reachable again or the user has signed in again. Returns an
   * unregister function.
   */
  onServerBack: (listener: () => void) => () => void
}

/**
 * Returns whether a call failed because the server is unreachable or the session has ended. Returns false for timeouts.
 */
export const isConnectionOrSessionLostError = (error: unknown): boolean =>
  error instanceof ServerError && !error.timeout && (error.isServerUnreachable || error.status === 401)

/** Returns whether the server has rejected a failed call. If false, the server may have executed the call. */
export const isServerRejectionError = (error: unknown): boolean =>
  error instanceof ServerError && error.status >= 400 && error.status < 500 && error.status !== 408

/**
 * Returns whether a call failed with status 404. For a transient book, this status means that the server has deleted
 * the book.
 */
export const isNotFoundError = (error: unknown): boolean => error instanceof ServerError && error.status === 404
