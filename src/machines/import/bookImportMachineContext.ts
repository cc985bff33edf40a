import type { BookImport } from '../../generated/model.schemas'
import type {
  BookImportedEventData,
  BookImportServerAndStorageCalls,
  ImportCopyMode,
  StoredBookImport,
  StoredBookImportSettings,
} from './bookImportServerAndStorageCalls'
import type { ImportRowChoices, StoredImportRow } from './importRow'
import type { ImportRowActorRef } from './importRowMachine'
import type { ImportRowChangedEvent, SeriesBooksReloadedEvent } from './importRowMachineSetup'

/** File to import, and the existing book that the import may replace. */
export type ConfirmedBookImport = {
  /** Path of the file. */
  readonly url: string
  /**
   * Id of the book that the file replaces. The user has confirmed this replacement. Undefined if the file did not
   * replace a book when the user confirmed the import. The file may also replace the book with the id
   * `acceptedUpgradeId`, if the user has accepted this replacement in the row of the file. The file must not replace
   * any other book.
   */
  readonly upgradeBookId: string | undefined
}

export type BookImportMachineInput = { calls: BookImportServerAndStorageCalls }

export type BookImportMachineEvent =
  | { type: 'user.scan'; folder: string }
  | { type: 'user.retryScan' }
  | { type: 'user.setSettings'; settings: Partial<Omit<StoredBookImportSettings, 'folder'>> }
  /** Paths of the files whose rows are visible. */
  | { type: 'user.show'; urls: readonly string[] }
  | { type: 'user.pause' }
  | { type: 'user.continue' }
  | { type: 'user.choose'; urls: readonly string[]; choice: ImportRowChoices }
  | { type: 'user.retry'; urls: readonly string[] }
  | { type: 'user.import'; files: readonly ConfirmedBookImport[]; copyMode: ImportCopyMode }
  | { type: 'rows.added' }
  | { type: 'scan.failed' }
  | { type: 'server.report'; report: BookImportedEventData }
  | { type: 'server.back' }
  /** Books of these series may have changed. If `seriesIds` is undefined, books of all series may have changed. */
  | { type: 'server.booksChanged'; seriesIds: ReadonlySet<string> | undefined }
  | SeriesBooksReloadedEvent
  | ImportRowChangedEvent

/**
 * The machine emits this event at the end of an import. `count` is the number of files that were not imported, because
 * the import would have replaced a book without a confirmation.
 */
export type BookImportMachineEmitted = { type: 'import.unconfirmedOmitted'; count: number }

export type BookImportMachineContext = StoredBookImportSettings & {
  readonly calls: BookImportServerAndStorageCalls
  /** State machines of the listed files, by file path. The order is the order of the last scan of the folder. */
  readonly rows: ReadonlyMap<string, ImportRowActorRef>
  /** Stored choices and results of files that are not listed now, by file path. */
  readonly stored: ReadonlyMap<string, StoredImportRow>
  /** Paths of the files that wait for their analysis. */
  readonly waiting: readonly string[]
  /** Paths of the files that are being analyzed, or whose series or books are being fetched after the analysis. */
  readonly active: readonly string[]
  readonly visible: readonly string[]
  /** Whether a scan of the folder is running. A scan gives all files new ids, so no analysis starts before its end. */
  readonly isScanning: boolean
  /** Files that the user wants to import and whose import requests have not been sent yet. */
  readonly outbox: readonly ConfirmedBookImport[]
  /** Copy mode at the start of the current import. The user may have selected another mode for the next import. */
  readonly outboxCopyMode: ImportCopyMode
  /** Number of files that the current import omits, because they would replace a book without a confirmation. */
  readonly unconfirmedCount: number
  /** Data of the imports that the current request sends to the server. */
  readonly batch: readonly BookImport[]
  readonly scanError: unknown
  readonly sendError: unknown
}

const DEFAULT_PATTERN = '{series} - {number:3} - {title}'

export const createBookImportMachineContext = ({ calls }: BookImportMachineInput): BookImportMachineContext => ({
  calls,
  folder: '',
  pattern: DEFAULT_PATTERN,
  copyMode: 'HARDLINK' satisfies ImportCopyMode,
  rows: new Map(),
  stored: new Map(),
  waiting: [],
  active: [],
  visible: [],
  isScanning: false,
  outbox: [],
  outboxCopyMode: 'HARDLINK',
  unconfirmedCount: 0,
  batch: [],
  scanError: undefined,
  sendError: undefined,
})

/**
 * Returns the settings, choices and results that an earlier import has stored in the browser. Returns an empty object
 * if nothing is stored.
 */
export const restoreContextFromStoredBookImport = (
  stored: StoredBookImport | undefined,
): Partial<BookImportMachineContext> =>
  stored ? { ...stored.settings, stored: new Map(stored.rows.map(row => [row.url, row])) } : {}
