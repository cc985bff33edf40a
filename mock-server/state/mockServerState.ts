import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ArchiveTaskRunner, inlineArchiveTaskRunner } from '../scanner/archiveTaskRunner'
import type {
  ApiKeyRecord,
  AuthenticationActivityRecord,
  ClientSettingRecord,
  HistoryRecord,
  KnownPageHashRecord,
  StoredServerSettings,
} from './administrationRecords'
import { createTsid } from './createTsid'
import type {
  BookRecord,
  CollectionRecord,
  LibraryRecord,
  LiveEventAudience,
  LiveEventRecord,
  ReadListRecord,
  SeriesRecord,
  UserRecord,
} from './libraryRecords'
import { onProcessExit } from './onProcessExit'
import { ReadProgressStore } from './readProgressStore'
import { RecordsByOwnerMap } from './recordsByOwnerMap'
import { TaskQueue } from './taskQueue'
import { ThumbnailStore } from './thumbnailStore'

/** Oldest entries beyond this number are dropped. */
const MAX_HISTORY_COUNT = 50_000

export type PersistedStatePart = { save: () => unknown; load: (saved: unknown) => void }
/** Delay, error status or missing response that a scenario applies to a request. */
type SimulatedFailure = { delayMs?: number; status?: number; hang?: boolean }
/** Returns the simulated failure of a request; undefined for a normal response. */
export type FailureSimulation = (method: string, pathname: string) => SimulatedFailure | undefined

export type PageHashGenerator = (
  book: BookRecord,
  page: number,
  count: number,
) => { hash: string; sizeBytes: number } | undefined

/** State of the mock server, created by `createMockServerState`. Code may change records in place and then calls `changed()`. */
export class MockServerState {
  readonly libraries = new Map<string, LibraryRecord>()
  readonly series = new RecordsByOwnerMap<SeriesRecord>(series => series.libraryId)
  readonly books = new RecordsByOwnerMap<BookRecord>(book => book.seriesId)
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
  /** Modification times of artwork and metadata files beside the books at the last scan, by library id and path. */
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
  /** Failure of a request, set by the scenarios `slow` and `failing`. Evaluated before the request is handled. */
  simulateFailure: FailureSimulation | undefined
  /** Whether the libraries are generated. Generated libraries are created at each start and not saved. */
  isGenerated = false
  /** Hash and size of a page of a generated book, set by the scenario `large`. `page` counts from 0. */
  hashGeneratedPage: PageHashGenerator | undefined

  private changes = 0
  private readonly parts = new Map<string, PersistedStatePart>()
  private restoredParts: Record<string, unknown> = {}
  private readonly listeners = new Set<(event: LiveEventRecord) => void>()
  private filesFolder: string | undefined
  private lastTimeMs = 0
  private saveSoon: (() => void) | undefined
  private saveNow: (() => void) | undefined
  private readonly closers: (() => void)[] = []

  /**
   * @param dataDir folder of the persisted state; without it the state is lost when the process ends
   * @param archives runs operations on untrusted files
   */
  constructor(
    readonly dataDir?: string,
    readonly archives: ArchiveTaskRunner = inlineArchiveTaskRunner,
  ) {}

  /** Folder for files of the server: in the data folder, else a temporary folder. */
  get filesDir(): string {
    this.filesFolder ??= this.dataDir === undefined ? createTemporaryFolder() : join(this.dataDir, 'files')
    return this.filesFolder
  }

  /** Waits for running tasks, saves the state and releases timers and exit handlers. Later changes are not saved. */
  async close(): Promise<void> {
    const stopped = this.tasks.stop()
    await this.archives.close()
    await stopped
    this.saveNow?.()
    this.saveNow = undefined
    this.saveSoon = undefined
    for (const run of this.closers.splice(0)) run()
  }

  /** Registers a callback that `close` runs. */
  onClose(run: () => void): void {
    this.closers.push(run)
  }

  /** Returns a new unique id (TSID). */
  newId(): string {
    return createTsid()
  }

  /**
   * Returns the current time in milliseconds since 1970. The times are strictly increasing, so that they order records.
   */
  now(): number {
    this.lastTimeMs = Math.max(Date.now(), this.lastTimeMs + 0.001)
    return this.lastTimeMs
  }

  /**
   * Returns the books of a series by numberSort, including soft-deleted ones. Books with equal numbers keep the order in
   * which they were added.
   */
  booksOf(seriesId: string): BookRecord[] {
    const books = this.books.of(seriesId)
    const inOrder = books.every(
      (book, i) => i === 0 || (books[i - 1]?.metadata.numberSort ?? 0) <= book.metadata.numberSort,
    )
    return inOrder ? books : books.sort((a, b) => a.metadata.numberSort - b.metadata.numberSort)
  }

  /** Returns the series of a library, unordered. */
  seriesOf(libraryId: string): SeriesRecord[] {
    return this.series.of(libraryId)
  }

  /** Finds a user by email address, ignoring case. */
  userByEmail(email: string): UserRecord | undefined {
    const lowerCaseEmail = email.toLowerCase()
    return [...this.users.values()].find(user => user.email.toLowerCase() === lowerCaseEmail)
  }

  /** Sends a live event to all subscribers. */
  emit(audience: LiveEventAudience, event: string, data: Record<string, unknown>): void {
    for (const listener of this.listeners) listener({ to: audience, event, data })
  }

  /** Adds a listener for live events. Returns the function that removes it. */
  subscribe(listener: (event: LiveEventRecord) => void): () => void {
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

  /**
   * Version of the data that lists show. It increases with each change. A cached result is valid as long as the version is
   * the same.
   */
  get version(): number {
    return this.changes + this.series.version + this.books.version + this.progress.version
  }

  /** Marks the state as changed: invalidates cached lists, and schedules a save if there is a data folder. */
  markChanged(): void {
    this.changes++
    this.saveSoon?.()
  }

  /** Schedules a save after a change that no list of series or books shows, such as a sign-in. */
  markChangedOutsideLists(): void {
    this.saveSoon?.()
  }

  /** Registers a part of the persisted state. Calls `load` at once if the restored state has an entry of that name. */
  registerPart(name: string, part: PersistedStatePart): void {
    this.parts.set(name, part)
    if (name in this.restoredParts) part.load(this.restoredParts[name])
  }

  /** Returns the registered parts to save, with restored parts that are not registered. Only the state storage calls it. */
  savedParts(): Record<string, unknown> {
    return { ...this.restoredParts, ...Object.fromEntries([...this.parts].map(([name, part]) => [name, part.save()])) }
  }

  /** Connects the storage that saves this state, and takes the parts that it has restored. Only the state storage calls it. */
  attachStorage(storage: { saveSoon: () => void; saveNow: () => void; parts: Record<string, unknown> }): void {
    this.saveSoon = storage.saveSoon
    this.saveNow = storage.saveNow
    this.restoredParts = storage.parts
  }
}

function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-'))
  onProcessExit(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
