import { join } from 'node:path'
import type { ArchiveTaskRunner } from '../scanner/archiveTaskFunctions'
import { sameThreadArchiveTaskRunner } from '../scanner/sameThreadArchiveTaskRunner'
import type {
  ApiKeyRecord,
  AuthenticationActivityRecord,
  ClientSettingRecord,
  HistoryRecord,
  KnownPageHashRecord,
  StoredServerSettings,
} from './administrationRecords'
import { createTemporaryFolder } from './createTemporaryFolder'
import { createTimeSortedId } from './createTimeSortedId'
import type {
  BookRecord,
  CollectionRecord,
  LibraryRecord,
  LiveEventAudience,
  LiveEventWithAudience,
  ReadListRecord,
  SeriesRecord,
  UserRecord,
} from './libraryRecords'
import { ReadProgressStore } from './readProgressStore'
import { RecordMapIndexedByParent } from './recordMapIndexedByParent'
import { TaskQueue } from './taskQueue'
import { ThumbnailStore } from './thumbnailStore'

/** If the history exceeds this number of entries by more than 10 %, only this number of the latest entries remains. */
const MAX_HISTORY_COUNT = 50_000

export type AdditionalDataStorage = { save: () => unknown; load: (saved: unknown) => void }
/** Simulated problem: a delay, an error status, or no answer for a minute and then an error status (`hang`). */
type SimulatedFailure = { delayMs?: number; status?: number; hang?: boolean }
/** Function that returns the simulated failure of a request. Returns undefined for a request that does not fail. */
export type FailureSimulation = (method: string, pathname: string) => SimulatedFailure | undefined

export type PageHashGenerator = (
  book: BookRecord,
  page: number,
  count: number,
) => { hash: string; sizeBytes: number } | undefined

/** State of the mock server. After you have changed a record in place, call `markChanged()`. */
export class MockServerState {
  readonly libraries = new Map<string, LibraryRecord>()
  readonly series = new RecordMapIndexedByParent<SeriesRecord>(series => series.libraryId)
  readonly books = new RecordMapIndexedByParent<BookRecord>(book => book.seriesId)
  readonly collections = new Map<string, CollectionRecord>()
  readonly readLists = new Map<string, ReadListRecord>()
  readonly users = new Map<string, UserRecord>()
  readonly apiKeys = new Map<string, ApiKeyRecord>()
  readonly thumbnails = new ThumbnailStore()
  readonly progress = new ReadProgressStore(id => this.books.get(id))
  readonly knownPageHashes = new Map<string, KnownPageHashRecord>()
  readonly clientSettings = {
    global: new Map<string, ClientSettingRecord>(),
    user: new Map<string, Map<string, ClientSettingRecord>>(),
  }
  readonly announcementsRead = new Map<string, Set<string>>()
  /**
   * Modification times of the artwork and metadata files at the last scan. The first key is the library id. The second
   * key is the path of the file.
   */
  readonly sidecars = new Map<string, Map<string, number>>()
  readonly tasks = new TaskQueue()
  activity: AuthenticationActivityRecord[] = []
  history: HistoryRecord[] = []
  settings: StoredServerSettings = {
    deleteEmptyCollections: true,
    deleteEmptyReadLists: true,
    rememberMeDurationDays: 365,
    thumbnailSize: 'DEFAULT',
    taskPoolSize: 1,
    serverPort: null,
    serverContextPath: null,
    koboProxy: false,
    koboPort: null,
    kepubifyPath: null,
  }
  /** Simulates failures of requests in the scenarios `slow` and `failing`. Called before the request handler. */
  simulateFailure: FailureSimulation | undefined
  /** Whether the libraries are generated. Generated libraries are created again at each start and never stored. */
  isGenerated = false
  /**
   * Returns the hash and the size in bytes of a page of a generated book. Page numbers start at 0. Defined only in the
   * scenario `large`.
   */
  hashGeneratedPage: PageHashGenerator | undefined

  private changes = 0
  private readonly additionalData = new Map<string, AdditionalDataStorage>()
  private restoredAdditionalData: Record<string, unknown> = {}
  private readonly listeners = new Set<(event: LiveEventWithAudience) => void>()
  private filesFolder: string | undefined
  private lastTimeMs = 0
  private saveSoon: (() => void) | undefined
  private saveNow: (() => void) | undefined
  private readonly closers: (() => void)[] = []

  /**
   * @param dataDir folder in which the state is stored. Without a folder, the state exists only until the process ends
   * @param archives runs the operations on book files and archives, which can be harmful
   */
  constructor(
    readonly dataDir?: string,
    readonly archives: ArchiveTaskRunner = sameThreadArchiveTaskRunner,
  ) {}

  /** Folder for files of the server, such as posters. A temporary folder if there is no data folder. */
  get filesDir(): string {
    this.filesFolder ??= this.dataDir === undefined ? createTemporaryFolder() : join(this.dataDir, 'files')
    return this.filesFolder
  }

  /**
   * Closes the state. Waits for running tasks, stores the state, and calls the functions of {@link onClose}. Changes
   * after this call are lost.
   */
  async close(): Promise<void> {
    const stopped = this.tasks.stop()
    await this.archives.close()
    await stopped
    this.saveNow?.()
    this.saveNow = undefined
    this.saveSoon = undefined
    for (const run of this.closers.splice(0)) run()
  }

  /** Registers a function that {@link close} calls after it has stored the state. */
  onClose(run: () => void): void {
    this.closers.push(run)
  }

  newId(): string {
    return createTimeSortedId()
  }

  /**
   * Returns the current time in epoch milliseconds. Each call returns a greater value than the previous call.
   * Therefore, records can be sorted by time.
   */
  now(): number {
    this.lastTimeMs = Math.max(Date.now(), this.lastTimeMs + 0.001)
    return this.lastTimeMs
  }

  /**
   * Returns the books of a series in the order of `numberSort`, including soft-deleted books. Books with equal
   * `numberSort` are in the order in which they were added.
   */
  booksOf(seriesId: string): BookRecord[] {
    const books = this.books.of(seriesId)
    const inOrder = books.every(
      (book, i) => i === 0 || (books[i - 1]?.metadata.numberSort ?? 0) <= book.metadata.numberSort,
    )
    return inOrder ? books : books.sort((a, b) => a.metadata.numberSort - b.metadata.numberSort)
  }

  /** Returns the series of a library in no particular order. */
  seriesOf(libraryId: string): SeriesRecord[] {
    return this.series.of(libraryId)
  }

  /** Finds a user by email address, ignoring case. */
  userByEmail(email: string): UserRecord | undefined {
    const lowerCaseEmail = email.toLowerCase()
    return [...this.users.values()].find(user => user.email.toLowerCase() === lowerCaseEmail)
  }

  emit(audience: LiveEventAudience, event: string, data: Record<string, unknown>): void {
    for (const listener of this.listeners) listener({ to: audience, event, data })
  }

  /** Adds a listener for live events. Returns a function that removes the listener. */
  subscribe(listener: (event: LiveEventWithAudience) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Adds an entry to the history that administrators see. */
  addHistoryEntry(
    type: string,
    subject: { bookId?: string; seriesId?: string },
    properties: Record<string, string>,
  ): void {
    this.history.push({
      id: this.newId(),
      type,
      timestamp: this.now(),
      bookId: subject.bookId ?? null,
      seriesId: subject.seriesId ?? null,
      properties,
    })
    const surplus = this.history.length - MAX_HISTORY_COUNT
    if (surplus > MAX_HISTORY_COUNT / 10) this.history.splice(0, surplus)
    this.markChanged()
  }

  /** Increases with each change that can affect lists, except changes of read progress (see `progress.version`). */
  get version(): number {
    return this.changes + this.series.version + this.books.version
  }

  /**
   * Reports a change of the state. Cached lists become invalid. If there is a data folder, the state is stored after a
   * short delay.
   */
  markChanged(): void {
    this.changes++
    this.saveSoon?.()
  }

  /**
   * Reports a change of read progress or of data outside of lists, such as sign-in records. Cached lists remain valid.
   * If there is a data folder, the state is stored after a short delay.
   */
  markChangedOutsideLists(): void {
    this.saveSoon?.()
  }

  /**
   * Registers additional data that belongs to the stored state, for example the key of the remember-me cookies. If the
   * state was restored and contains this data, calls `load` immediately.
   */
  registerAdditionalData(name: string, storage: AdditionalDataStorage): void {
    this.additionalData.set(name, storage)
    if (name in this.restoredAdditionalData) storage.load(this.restoredAdditionalData[name])
  }

  /**
   * Returns the additional data that must be stored together with the state, by name. Includes restored data for which
   * {@link registerAdditionalData} has not been called yet, so that this data is not lost. Only the storage code calls
   * this function.
   */
  collectAdditionalData(): Record<string, unknown> {
    const registered = [...this.additionalData].map(([name, storage]) => [name, storage.save()])
    return { ...this.restoredAdditionalData, ...Object.fromEntries(registered) }
  }

  /**
   * Called only by the storage code. `saveSoon` and `saveNow` are functions that store the state. `additionalData`
   * contains the additional data of the restored state.
   */
  attachStorage(storage: { saveSoon: () => void; saveNow: () => void; additionalData: Record<string, unknown> }): void {
    this.saveSoon = storage.saveSoon
    this.saveNow = storage.saveNow
    this.restoredAdditionalData = storage.additionalData
  }
}
