import { deleteReadProgress } from '../../mock-server/state/updateReadProgress'
import type { ViewerPositionReport } from '../../src/machines/readerMachineTypes'
import { advanceFakeTime } from './advanceFakeTime'
import type { FakeNetwork, FakeNetworkCondition } from './fakeNetwork'
import {
  HeadlessReader,
  type HeadlessViewerLayout,
  loadReaderModules,
  type ReaderModules,
  type SoakBook,
} from './headlessReader'
import { ProgressChecker, toProgressPositionKey } from './progressChecker'
import type { SeededRandom } from './seededRandom'
import { pickRandomOtherDevicePosition, storeOtherDeviceProgress } from './simulateOtherDevice'
import { getMockServerBookRecord, type SoakEnvironment } from './soakEnvironment'

/**
 * Actions of the simulated user and their weights. A session chooses its actions at random. An action with a higher
 * weight is more likely.
 */
const actionWeights = {
  turnOn: 30,
  turnBack: 8,
  flick: 10,
  jump: 8,
  rest: 20,
  relayout: 9,
  hide: 4,
  reload: 6,
  leave: 4,
  open: 4,
  weather: 8,
  endSession: 2,
  signIn: 5,
  otherDevice: 6,
  answerOffer: 6,
}

/**
 * Minimum time in milliseconds between an action on this device and the next action on the other device. The user needs
 * this time to take the other device.
 */
const DEVICE_CHANGE_MS = 5_000

/**
 * Maximum number of pages by which the current page may change when the layout changes. If several pages are visible at
 * the same time, the new layout may choose another of these pages as the current page.
 */
const MAX_LAYOUT_SHIFT_PAGES = 2

/**
 * Simulates a user who reads books in a browser. The actions of the user are random. At times, the network fails, the
 * page reloads, the user is signed out, or another device changes the progress.
 */
export class SoakSession {
  readonly log: string[] = []
  private program: ReaderModules | undefined
  private visit: HeadlessReader | undefined
  private incognito = false
  private location: ViewerPositionReport | undefined
  private lastActionAt = 0
  private hasMoved = false
  private isMoveRecorded = false
  private fault: unknown
  private signedIn = true
  private readonly truths: Map<string, ProgressChecker>

  constructor(
    private readonly environment: SoakEnvironment,
    private readonly network: FakeNetwork,
    private readonly random: SeededRandom,
  ) {
    this.truths = new Map(environment.shelf.map(book => [book.id, new ProgressChecker(book)]))
    network.onWritten = (bookId, status) => this.written(bookId, status)
  }

  async run(): Promise<void> {
    const { world, user, shelf } = this.environment
    localStorage.clear()
    for (const { id } of shelf) deleteReadProgress(world, user.id, getMockServerBookRecord(this.environment, id))
    await this.load()
    await this.open(this.random.pick(shelf))
    const length = this.random.between(10, 60)
    for (let step = 0; step < length; step++) {
      const action = this.random.weighted(actionWeights)
      this.log.push(`${new Date().toISOString().slice(11, 23)} ${action}`)
      await this[action]()
      if (this.fault) throw this.fault
    }
    await this.finish()
  }

  /**
   * Last part of the test. Turns off the simulated network failures, signs the user in and waits for pending writes.
   * Then checks the progress on the server.
   */
  private async finish(): Promise<void> {
    this.log.push('finish')
    this.network.condition = 'fine'
    await this.signIn()
    await this.pass(150_000)
    await this.answerOffer()
    await this.pass(150_000)
    this.closeVisit()
    await this.reload()
    const [first] = this.environment.shelf
    if (first) await this.open(first, true)
    await this.pass(10_000)
    this.closeVisit()
    if (this.fault) throw this.fault
    this.judgeEnd()
    await this.decideUndecidedProgress()
    this.judgeEnd()
    const pendingKeys = Object.keys(localStorage).filter(key => key.startsWith('longbox.unsent.'))
    if (pendingKeys.length > 0) throw new Error(`still unsent: ${pendingKeys.join(', ')}`)
    if (this.network.maxConcurrentWrites > 1) throw new Error('two writes of one book at a time')
  }

  private judgeEnd(): void {
    for (const [id, truth] of this.truths)
      truth.judgeEnd(this.environment.world.progress.of(this.environment.user.id, id))
  }

  /**
   * Opens each book with undecided progress. Undecided progress is not sent until the user has chosen between the
   * positions of two devices. The reader must offer the position of the other device again.
   */
  private async decideUndecidedProgress(): Promise<void> {
    const stored = Object.entries(localStorage).filter(([key]) => key.startsWith('longbox.unsent.'))
    const undecided = stored.map(([, text]) => JSON.parse(text)).filter(progress => progress.isUndecided)
    for (const { bookId } of undecided) {
      this.log.push(`decides ${bookId}`)
      await this.open(this.findSharedBook(bookId), false)
      await this.pass(30_000)
      if (!this.visit?.offer) throw new Error(`the position of the other device in ${bookId} is not offered again`)
      await this.answerOffer()
      await this.pass(150_000)
      this.closeVisit()
      await this.pass(10_000)
      if (this.fault) throw this.fault
    }
  }

  private async turnOn() {
    this.turn(1)
    await this.pass(this.random.between(50, 3_000))
  }

  private async turnBack() {
    this.turn(-1)
    await this.pass(this.random.between(50, 3_000))
  }

  private async flick() {
    for (let turn = this.random.between(2, 20); turn > 0; turn--) {
      this.turn(1)
      await this.pass(this.random.between(20, 250))
    }
  }

  private async jump() {
    this.visit?.jump(this.random.next())
    await this.pass(this.random.between(50, 3_000))
  }

  private rest() {
    return this.pass(this.random.pick([500, 1_200, 5_000, 20_000, 90_000]))
  }

  private async relayout() {
    const { visit } = this
    const from = visit?.isOpen && visit.changeLayout(this.randomLayout())
    await this.pass(this.random.between(20, 1_500))
    // After a change of the layout, a nearby page may be the current page. For example, if a strip shows several small
    // pages at the same time, any of them may become the current page.
    if (from && visit.book.kind === 'comic' && Math.abs(visit.page - from) > MAX_LAYOUT_SHIFT_PAGES)
      throw new Error(`laid out anew at ${visit.page} instead of ${from}`)
  }

  private async hide() {
    this.show(false)
    await this.pass(this.random.pick([200, 4_000, 60_000]))
    this.show(true)
  }

  /** Simulates a page reload. After the event `pagehide`, the old page can no longer send requests or store data. */
  private async reload() {
    const { visit } = this
    const startPage = visit?.book.kind === 'comic' && visit.isOpen ? visit.page : undefined
    if (visit?.offer) this.truths.get(visit.book.id)?.recordUndecided()
    this.show(false)
    window.dispatchEvent(new Event('pagehide'))
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    const stored = { ...localStorage }
    this.network.closePage()
    this.closeVisit(false)
    this.program?.session.stop()
    localStorage.clear()
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
    await this.pass(this.random.between(500, 2_000))
    this.show(true)
    await this.load()
    if (visit) await this.open(visit.book, this.incognito, startPage)
  }

  private async leave() {
    this.closeVisit()
    await this.pass(this.random.between(100, 5_000))
  }

  private async open(
    book = this.random.pick(this.environment.shelf),
    incognito = this.random.chance(0.1),
    startPage?: number,
  ) {
    this.closeVisit()
    this.incognito = incognito
    this.location = undefined
    this.hasMoved = false
    const { program } = this
    if (!program || !this.signedIn) return
    const truth = this.truths.get(book.id)
    const requestedAt = Date.now()
    this.log.push(
      `  opens ${book.kind} ${book.id}${incognito ? ' incognito' : ''}${startPage ? ` at ${startPage}` : ''}`,
    )
    this.visit = new HeadlessReader(program, book, {
      userId: this.environment.user.id,
      incognito,
      layout: this.randomLayout(),
      ...(startPage && { startPage }),
      onOpened: position => {
        this.moved(book, { position, atStart: false, atEnd: false }, false)
        const isFinished = this.environment.world.progress.of(this.environment.user.id, book.id)?.completed === true
        if (startPage === undefined) this.judge(() => truth?.judgeOpening(position, isFinished, requestedAt))
      },
      onMoved: (location, cause) => this.moved(book, location, cause === 'reader'),
    })
    await this.pass(this.random.between(20, 3_000))
  }

  private async weather() {
    const weather: FakeNetworkCondition[] = [
      'fine',
      'fine',
      'slow',
      'losesRequests',
      'losesResponses',
      'writesFail',
      'unreachable',
      'unreachable',
    ]
    this.network.condition = this.random.pick(weather)
    this.log.push(`  ${this.network.condition}`)
    await this.pass(this.random.between(0, 5_000))
  }

  private async endSession() {
    this.signedIn = false
    this.environment.setSignedIn(false)
  }

  private async signIn() {
    this.signedIn = true
    this.environment.setSignedIn(true)
    this.program?.session.send({ type: 'user.signedIn' })
    await this.pass(this.random.between(100, 3_000))
  }

  private async otherDevice() {
    const { world, user, shelf } = this.environment
    if (Date.now() - this.lastActionAt < DEVICE_CHANGE_MS) await this.pass(DEVICE_CHANGE_MS)
    const book =
      this.visit && this.random.chance(0.8) ? this.findSharedBook(this.visit.book.id) : this.random.pick(shelf)
    const truth = this.truths.get(book?.id ?? '')
    if (!book || !truth) return
    const position = pickRandomOtherDevicePosition(book, this.random)
    if (truth.wasReadHere(toProgressPositionKey(book, position))) return
    storeOtherDeviceProgress(this.environment, book, position, this.random)
    const stored = world.progress.of(user.id, book.id)
    if (stored) truth.recordOtherDevice(stored)
    this.log.push(`  another device is at ${position.position.at} of ${book.id}`)
    await this.pass(this.random.between(2_000, 20_000))
  }

  private async answerOffer() {
    const { visit, location } = this
    if (!visit?.offer) return
    if (this.random.chance(0.5)) {
      this.log.push('  goes there')
      visit.goThere()
    } else {
      this.log.push('  stays')
      if (location) this.truths.get(visit.book.id)?.recordMove(location)
      visit.offer.keepLocalPosition()
    }
    this.lastActionAt = Date.now()
    await this.pass(this.random.between(50, 3_000))
  }

  private turn(direction: 1 | -1) {
    const { visit } = this
    if (!visit) return
    visit.turn(direction)
    // Last location that the viewer has reported. This call of `visit.turn` can already have changed the location.
    const { location } = this
    // A page turn at the end of the book marks the book as read, but does not change the reading position. The test
    // records this page turn as a new reading position.
    if (direction === 1 && location?.atEnd && visit.isReading && !this.isMoveRecorded) this.came(visit.book, location)
    if (visit.left !== 'reading') this.closeVisit()
  }

  private moved(book: SoakBook, location: ViewerPositionReport, byReader: boolean) {
    const before = this.location
    this.location = location
    const hasMoved = before && toProgressPositionKey(book, before) !== toProgressPositionKey(book, location)
    // In continuous scrolling, the last page can be the current page before the user has scrolled to its end. When the
    // user reaches the end, the current page does not change, but the test records a new reading position.
    const hasReachedEnd = before && location.atEnd && !before.atEnd
    if (!before || hasMoved || before.atEnd !== location.atEnd) this.isMoveRecorded = false
    if (byReader && (hasMoved || hasReachedEnd)) this.came(book, location)
    else if (!this.hasMoved && !this.incognito) this.truths.get(book.id)?.recordStart(location)
  }

  private came(book: SoakBook, location: ViewerPositionReport) {
    this.lastActionAt = Date.now()
    this.hasMoved = this.isMoveRecorded = true
    if (!this.incognito) this.truths.get(book.id)?.recordMove(location)
  }

  private written(bookId: string, status: number) {
    if (status !== 204) return
    const record = this.environment.world.progress.of(this.environment.user.id, bookId)
    if (record) this.judge(() => this.truths.get(bookId)?.judgeWrite(record))
  }

  private judge(run: () => void) {
    try {
      run()
    } catch (error) {
      this.fault ??= error
    }
  }

  /**
   * Closes the open book.
   * @param isPageAlive whether the browser page remains open. If false, the reader cannot write its progress.
   */
  private closeVisit(isPageAlive = true) {
    if (isPageAlive && this.visit?.offer) this.truths.get(this.visit.book.id)?.recordUndecided()
    this.visit?.close()
    this.visit = undefined
  }

  private async load() {
    this.network.newPage()
    this.program = await loadReaderModules(this.environment.user.id)
  }

  private show(visible: boolean) {
    Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }

  private randomLayout(): HeadlessViewerLayout {
    return {
      strip: this.random.chance(0.4),
      padding: this.random.pick([0, 10, 25]),
      pairing: { layout: this.random.pick(['single', 'double', 'doubleNoCover']), shift: this.random.pick([0, 1]) },
      pagesPerChapter: this.random.between(2, 9),
    }
  }

  private findSharedBook(id: string) {
    return this.environment.shelf.find(book => book.id === id)
  }

  private pass(ms: number): Promise<void> {
    return advanceFakeTime(ms, this.network)
  }
}
