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
import type { ImportRowChangedEvent } from './importRowMachineSetup'

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
  | { type: 'user.import'; urls: readonly string[] }
  | { type: 'rows.added' }
  | { type: 'server.report'; report: BookImportedEventData }
  | { type: 'server.back' }
  | ImportRowChangedEvent

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
  /** Paths of the files that the user wants to import and whose import requests have not been sent yet. */
  readonly outbox: readonly string[]
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
  outbox: [],
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
