import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ArchiveRunner, inlineArchiveRunner } from '../scanner/archiveRunner'
import { newTsid } from './ids'
import { MemberMap } from './memberMap'
import { onProcessExit } from './onProcessExit'
import { ProgressStore } from './progress'
import type {
  Audience,
  BookRecord,
  CollectionRecord,
  LibraryRecord,
  LiveEventRecord,
  ReadListRecord,
  SeriesRecord,
  UserRecord,
} from './records'
import type {
  ActivityRecord,
  ApiKeyRecord,
  ClientSettingRecord,
  HistoryRecord,
  KnownPageHashRecord,
  ServerSettingsRecord,
} from './serverRecords'
import { TaskQueue } from './tasks'
import { ThumbnailStore } from './thumbnails'

/** Lines of history that are kept; the oldest go first. */
const HISTORY_COUNT = 50_000

export type WorldPart = { save: () => unknown; load: (saved: unknown) => void }
/** What a troubled server does with a call before (or instead of) answering it. */
type Trouble = { delayMs?: number; status?: number; hang?: boolean }

/** Everything that the stand-in server remembers. Made by `createWorld`; records may be changed in place, then `changed()`. */
export class World {
  readonly libraries = new Map<string, LibraryRecord>()
  readonly series = new MemberMap<SeriesRecord>(series => series.libraryId)
  readonly books = new MemberMap<BookRecord>(book => book.seriesId)
  readonly collections = new Map<string, CollectionRecord>()
  readonly readLists = new Map<string, ReadListRecord>()
  readonly users = new Map<string, UserRecord>()
  readonly apiKeys = new Map<string, ApiKeyRecord>()
  readonly thumbnails = new ThumbnailStore()
  readonly progress = new ProgressStore(id => this.books.get(id))
  readonly knownPageHashes = new Map<string, KnownPageHashRecord>()
  readonly clientSettings = {
    global: new Map<string, ClientSettingRecord>(),
    user: new Map<string, Map<string, ClientSettingRecord>>(),
  }
  readonly announcementsRead = new Map<string, Set<string>>()
  /** Artwork and metadata files beside the books: per library, path and time as last scanned. */
  readonly sidecars = new Map<string, Map<string, number>>()
  readonly tasks = new TaskQueue()
  activity: ActivityRecord[] = []
  history: HistoryRecord[] = []
  settings: ServerSettingsRecord = {
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
  /** Set by the scenarios `slow` and `failing`; the HTTP wrapper asks it before each call. */
  trouble: ((method: string, pathname: string) => Trouble | undefined) | undefined
  /** Libraries drawn by rule are made anew at each start and not saved. */
  drawn = false

  private changes = 0
  private readonly parts = new Map<string, WorldPart>()
  private restoredParts: Record<string, unknown> = {}
  private readonly listeners = new Set<(event: LiveEventRecord) => void>()
  private scratch: string | undefined
  private lastNow = 0
  private saveSoon: (() => void) | undefined
  private saveNow: (() => void) | undefined
  private readonly closers: (() => void)[] = []

  /**
   * @param dataDir  where the state is kept; without it everything is forgotten at the end
   * @param archives  runs operations on untrusted files
   */
  constructor(
    readonly dataDir?: string,
    readonly archives: ArchiveRunner = inlineArchiveRunner,
  ) {}

  /** Where files of the server's own are kept: in the data folder, else in a temporary one. */
  get filesDir(): string {
    this.scratch ??= this.dataDir === undefined ? temporaryFolder() : join(this.dataDir, 'files')
    return this.scratch
  }

  /** Waits for running tasks, saves once more and releases timers and exit handlers. Later changes are not saved. */
  async close(): Promise<void> {
    const stopped = this.tasks.stop()
    await this.archives.close()
    await stopped
    this.saveNow?.()
    this.saveNow = undefined
    this.saveSoon = undefined
    for (const run of this.closers.splice(0)) run()
  }

  /** Registers what `close` releases. */
  onClose(run: () => void): void {
    this.closers.push(run)
  }

  newId(): string {
    return newTsid()
  }

  /** Milliseconds since 1970; each call gives a later moment than the one before, so that things have an order. */
  now(): number {
    this.lastNow = Math.max(Date.now(), this.lastNow + 0.001)
    return this.lastNow
  }

  /** A series' books by numberSort, equal ones by age; soft-deleted ones included. */
  booksOf(seriesId: string): BookRecord[] {
    const books = this.books.of(seriesId)
    const inOrder = books.every(
      (book, i) => i === 0 || (books[i - 1]?.metadata.numberSort ?? 0) <= book.metadata.numberSort,
    )
    return inOrder ? books : books.sort((a, b) => a.metadata.numberSort - b.metadata.numberSort)
  }

  /** A library's series in no particular order. */
  seriesOf(libraryId: string): SeriesRecord[] {
    return this.series.of(libraryId)
  }

  userByEmail(email: string): UserRecord | undefined {
    const wanted = email.toLowerCase()
    return [...this.users.values()].find(user => user.email.toLowerCase() === wanted)
  }

  tell(to: Audience, event: string, data: Record<string, unknown>): void {
    for (const listener of this.listeners) listener({ to, event, data })
  }

  subscribe(listener: (event: LiveEventRecord) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Writes a line of history. */
  remember(type: string, about: { bookId?: string; seriesId?: string }, properties: Record<string, string>): void {
    this.history.push({
      id: this.newId(),
      type,
      timestamp: this.now(),
      bookId: about.bookId ?? null,
      seriesId: about.seriesId ?? null,
      properties,
    })
    const surplus = this.history.length - HISTORY_COUNT
    if (surplus > HISTORY_COUNT / 10) this.history.splice(0, surplus)
    this.changed()
  }

  /** Higher after each change of what lists tell. What was read at one version is true as long as the version stands. */
  get version(): number {
    return this.changes + this.series.version + this.books.version + this.progress.version
  }

  /** Something was changed: it is saved soon, when there is a data folder. */
  changed(): void {
    this.changes++
    this.saveSoon?.()
  }

  /** Something was changed of which no list of series or books tells, such as who signed in: it is saved soon. */
  changedBeside(): void {
    this.saveSoon?.()
  }

  /** Takes part in saving and restoring; `load` is called at once when there is something saved under the name. */
  part(name: string, part: WorldPart): void {
    this.parts.set(name, part)
    if (name in this.restoredParts) part.load(this.restoredParts[name])
  }

  /** For the storage alone. */
  savedParts(): Record<string, unknown> {
    return { ...this.restoredParts, ...Object.fromEntries([...this.parts].map(([name, part]) => [name, part.save()])) }
  }

  /** For the storage alone. */
  attachStorage(storage: { saveSoon: () => void; saveNow: () => void; parts: Record<string, unknown> }): void {
    this.saveSoon = storage.saveSoon
    this.saveNow = storage.saveNow
    this.restoredParts = storage.parts
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-'))
  onProcessExit(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
