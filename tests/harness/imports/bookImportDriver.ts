import { createActor, SimulatedClock } from 'xstate'
import { ServerError } from '../../../src/api/ServerError'
import type { BookImport, TransientBook } from '../../../src/generated/model.schemas'
import { bookImportMachine } from '../../../src/machines/import/bookImportMachine'
import type {
  BookImportedEventData,
  BookImportServerAndStorageCalls,
  StoredBookImport,
} from '../../../src/machines/import/bookImportServerAndStorageCalls'
import type { ExistingSeriesBook, ImportRowPhase, StoredImportRow } from '../../../src/machines/import/importRow'
import { IMPORT_RESULT_CHECK_DELAY_MS } from '../../../src/machines/import/importRowMachineSetup'
import { type PlannedImportRow, planImportRows } from '../../../src/machines/import/planImportRows'
import { createEmitter } from '../../../src/preferences/emitter'
import {
  createTestTransientBook,
  testExistingBook,
  testImportFilePaths,
  testImportTargetSeries,
} from './importTestData'

/**
 * Outcome of a simulated API call. `lost` means that the server processes the call, but the response does not arrive at
 * the client.
 */
export type SimulatedImportCallOutcome = 'ok' | 'offline' | 'lost' | '500' | '401' | '404'
type PendingCall = { name: string; settle: (outcome: SimulatedImportCallOutcome) => void }

/**
 * Runs a book import against a simulated server. The test decides when each simulated call ends and with which outcome.
 */
export class BookImportDriver {
  /** Number of times that the simulated server has imported each file. */
  readonly imported = new Map<string, number>()
  /** Import requests that the simulated server has accepted but not yet executed. */
  readonly queue: BookImport[] = []
  /** Paths of the files in the order in which their analysis started. */
  readonly analyzeOrder: string[] = []
  maxConcurrentAnalyses = 0
  /** Files whose import was requested although their series match was doubtful and the user had not chosen a series. */
  readonly sentWithoutChoice: string[] = []
  /**
   * Import requests in which a file replaces a book that it did not replace in the last import that the user has
   * confirmed.
   */
  readonly unconfirmedReplacements: BookImport[] = []
  /** Copy modes of the import requests, oldest first. */
  readonly copyModes: string[] = []
  /** Sizes in bytes of the files whose size is not 1. */
  readonly fileSizes = new Map<string, number>()
  seriesBooks: readonly ExistingSeriesBook[] = [testExistingBook]
  /** Whether the simulated server sends no reports about its task queue. */
  isQueueUnknown = false
  /** Plans of the files, stored by `storePlans`. */
  storedPlans: readonly PlannedImportRow[] = []
  private confirmed = new Map<string, string | undefined>()
  private stored: StoredBookImport | undefined
  private readonly pending: PendingCall[] = []
  private readonly reports = createEmitter<[BookImportedEventData]>()
  private readonly serverBackEvents = createEmitter()
  private readonly booksChanges = createEmitter<[ReadonlySet<string> | undefined]>()
  private clock = new SimulatedClock()
  private scans = 0
  actor

  constructor(private readonly files = testImportFilePaths) {
    this.actor = this.start()
  }

  /** Runs the waiting promise callbacks. Repeats this twelve times, because callbacks can add further callbacks. */
  async flush(): Promise<void> {
    for (let round = 0; round < 12; round++) await Promise.resolve()
  }

  /**
   * Ends a pending API call with the given outcome.
   * @param index number from 0 that selects the call in the list of pending calls. The selection wraps around: with two
   *   pending calls, the index 2 selects the first call.
   */
  async settle(index: number, outcome: SimulatedImportCallOutcome): Promise<void> {
    const [call] = this.pending.splice(index % Math.max(1, this.pending.length), 1)
    call?.settle(outcome)
    await this.flush()
  }

  /**
   * Simulates that the server imports the first file in its queue.
   * @param isReported whether the client receives a live event with the result
   */
  async executeNext(isReported: boolean): Promise<void> {
    const book = this.queue.shift()
    if (!book) return
    const { sourceFile } = book
    const success = !sourceFile.includes('005')
    if (success) this.imported.set(sourceFile, (this.imported.get(sourceFile) ?? 0) + 1)
    const report = { sourceFile, success, bookId: success ? 'B' : null, message: success ? null : 'ERR_1021' }
    if (isReported) this.reports.emit(report)
    await this.flush()
  }

  storePlans(): void {
    this.storedPlans = planImportRows(this.context)
  }

  /**
   * Requests the import of all files in `plans`. The user has confirmed these plans. They can be older than the current
   * plans of the machine.
   */
  import(plans: readonly PlannedImportRow[] = planImportRows(this.context)): void {
    const files = plans.map(({ file, plan }) => ({ url: file.url, upgradeBookId: plan.upgrade?.id }))
    if (this.actor.getSnapshot().matches({ transfer: 'idle' }))
      this.confirmed = new Map(files.map(({ url, upgradeBookId }) => [url, upgradeBookId]))
    this.actor.send({ type: 'user.import', files, copyMode: 'HARDLINK' })
  }

  async serverBack(): Promise<void> {
    this.serverBackEvents.emit()
    await this.flush()
  }

  /** Reports that books of the given series have changed. Undefined: books of any series may have changed. */
  async reportBooksChange(seriesIds: ReadonlySet<string> | undefined): Promise<void> {
    this.booksChanges.emit(seriesIds)
    await this.flush()
  }

  async passTime(): Promise<void> {
    this.clock.increment(IMPORT_RESULT_CHECK_DELAY_MS)
    await this.flush()
  }

  /**
   * Simulates a page reload. Stored data remains. The client receives no responses to calls that were pending.
   * @param isExecuted whether the server processes the pending calls nevertheless
   */
  async reload(isExecuted = false): Promise<void> {
    this.actor.stop()
    if (isExecuted) for (const call of this.pending) call.settle('lost')
    this.pending.length = 0
    this.clock = new SimulatedClock()
    this.actor = this.start()
    await this.flush()
  }

  /** Lets all calls succeed and executes the queued imports, until no call and no import is pending. */
  async finish(): Promise<void> {
    for (let round = 0; round < 80; round++) {
      if (this.pending.length === 0 && this.queue.length === 0 && round > 3) break
      while (this.pending.length > 0) await this.settle(0, 'ok')
      while (this.queue.length > 0) await this.executeNext(true)
      await this.serverBack()
      if (round < 4) await this.passTime()
    }
  }

  get pendingCalls(): string[] {
    return this.pending.map(({ name }) => name)
  }
  get context() {
    return this.actor.getSnapshot().context
  }
  phase = (url: string) => this.context.rows.get(url)?.getSnapshot().value as ImportRowPhase | undefined
  row = (url: string) => this.context.rows.get(url)?.getSnapshot().context
  storedRow = (url: string): StoredImportRow | undefined => this.stored?.rows.find(row => row.url === url)

  private start() {
    return createActor(bookImportMachine, { input: { calls: this.createCalls() }, clock: this.clock }).start()
  }

  private call<T>(name: string, execute: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: SimulatedImportCallOutcome) => {
        if (outcome === 'ok') return resolve(execute())
        if (outcome === 'lost') execute()
        const status = outcome === 'offline' || outcome === 'lost' ? 0 : Number(outcome)
        reject(new ServerError({ operation: name, status }))
      }
      this.pending.push({ name, settle })
      const analyses = this.pending.filter(call => ['analyze', 'propose'].includes(call.name)).length
      this.maxConcurrentAnalyses = Math.max(this.maxConcurrentAnalyses, analyses)
    })
  }

  private createCalls(): BookImportServerAndStorageCalls {
    const saved = (): StoredBookImport =>
      this.stored ?? { settings: { folder: '', pattern: '{name}', copyMode: 'HARDLINK' }, rows: [] }
    return {
      scan: folder => this.call('scan', () => this.scan(folder)),
      analyze: id => {
        this.analyzeOrder.push(id.replace(/^\d+ /, ''))
        return this.call('analyze', () => this.analyze(id))
      },
      proposeSeries: file =>
        this.call('propose', () => ({
          series: testImportTargetSeries,
          confidence: file.series === 'Alder' ? ('high' as const) : ('low' as const),
          source: 'name' as const,
        })),
      loadBooks: () => this.call('loadBooks', () => this.seriesBooks),
      checkImport: ({ url }) =>
        this.call('checkImport', () => {
          if (this.imported.has(url)) return { type: 'imported' as const, bookId: 'B' }
          if (this.isQueueUnknown) return { type: 'pending' as const, isQueueUnknown: true }
          const isQueued = this.queue.some(({ sourceFile }) => sourceFile === url)
          return { type: isQueued ? ('pending' as const) : ('absent' as const) }
        }),
      importBooks: (books, copyMode) => {
        this.copyModes.push(copyMode)
        return this.call('importBooks', () => this.accept(books))
      },
      load: async () => this.stored,
      saveSettings: async settings => {
        this.stored = { ...saved(), settings }
      },
      saveRows: async rows => {
        const byUrl = new Map([...saved().rows, ...rows].map(row => [row.url, row]))
        this.stored = { ...saved(), rows: [...byUrl.values()] }
      },
      onReport: this.reports.subscribe,
      onServerBack: this.serverBackEvents.subscribe,
      onBooksChange: this.booksChanges.subscribe,
    }
  }

  private accept(books: readonly BookImport[]): void {
    for (const book of books) {
      const { sourceFile, upgradeBookId } = book
      if (upgradeBookId !== undefined && this.confirmed.get(sourceFile) !== upgradeBookId)
        this.unconfirmedReplacements.push(book)
      if (this.imported.has(sourceFile) || this.queue.some(queued => queued.sourceFile === sourceFile))
        throw new Error(`${sourceFile} is imported twice`)
      if (sourceFile.includes('Aldre') && !this.row(sourceFile)?.choice.series) this.sentWithoutChoice.push(sourceFile)
      this.queue.push(book)
    }
  }

  private scan(folder: string): TransientBook[] {
    this.scans += 1
    return this.files
      .filter(url => url.startsWith(`${folder}/`))
      .map(url => ({
        ...createTestTransientBook(`${this.scans} ${url}`, url, 'UNKNOWN'),
        sizeBytes: this.fileSizes.get(url) ?? 1,
      }))
  }

  private analyze(id: string): TransientBook {
    const url = id.replace(/^\d+ /, '')
    return createTestTransientBook(`${this.scans} ${url}`, url, url.includes('Broken') ? 'ERROR' : 'READY')
  }
}
