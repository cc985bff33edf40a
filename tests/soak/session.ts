import { deleteProgress } from '../../mock-server/world/updateProgress'
import type { ViewerLocation } from '../../src/machines/readerMachineTypes'
import { type Look, loadProgram, type Program, type ShelfBook, Visit } from './browserPage'
import { type House, recordOf } from './house'
import type { Network, Weather } from './network'
import { placeElsewhere, tellFromElsewhere } from './otherDevice'
import { pass } from './passingTime'
import type { Random } from './random'
import { markOf, Truth } from './truth'

const deeds = {
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

/** So long after our last deed, at least, somebody may read elsewhere: one person has two hands. In milliseconds. */
const handsFree = 5_000

/** So many pages, at most, the place differs by in another layout: a pair, or what a strip shows of smaller ones. */
const fewPages = 2

/** One random session of reading in one browser, with everything that can happen to it. */
export class Session {
  readonly log: string[] = []
  private program: Program | undefined
  private visit: Visit | undefined
  private incognito = false
  private location: ViewerLocation | undefined
  private lastDeed = 0
  private hasMoved = false
  /** Whether the reader came where they are by moving. */
  private isTold = false
  private fault: unknown
  private signedIn = true
  private readonly truths: Map<string, Truth>

  constructor(
    private readonly house: House,
    private readonly network: Network,
    private readonly random: Random,
  ) {
    this.truths = new Map(house.shelf.map(book => [book.id, new Truth(book)]))
    network.onWritten = (bookId, status) => this.written(bookId, status)
  }

  async run(): Promise<void> {
    const { world, user, shelf } = this.house
    localStorage.clear()
    for (const { id } of shelf) deleteProgress(world, user.id, recordOf(this.house, id))
    await this.load()
    await this.open(this.random.pick(shelf))
    const length = this.random.between(10, 60)
    for (let step = 0; step < length; step++) {
      const deed = this.random.weighted(deeds)
      this.log.push(`${new Date().toISOString().slice(11, 23)} ${deed}`)
      await this[deed]()
      if (this.fault) throw this.fault
    }
    await this.finish()
  }

  /** Everything is well again, and nothing is done until all is quiet. */
  private async finish(): Promise<void> {
    this.log.push('finish')
    this.network.weather = 'fine'
    await this.signIn()
    await this.pass(150_000)
    await this.answerOffer()
    await this.pass(150_000)
    this.closeVisit()
    await this.reload()
    const [first] = this.house.shelf
    if (first) await this.open(first, true)
    await this.pass(10_000)
    this.closeVisit()
    if (this.fault) throw this.fault
    for (const [id, truth] of this.truths) truth.judgeEnd(this.house.world.progress.of(this.house.user.id, id))
    const unsent = Object.keys(localStorage).filter(key => key.startsWith('longbox.unsent.'))
    if (unsent.length > 0) throw new Error(`still unsent: ${unsent.join(', ')}`)
    if (this.network.mostAtOnce > 1) throw new Error('two writes of one book at a time')
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
    const from = visit?.isOpen && visit.lay(this.randomLook())
    await this.pass(this.random.between(20, 1_500))
    // Of smaller pages some more are in sight.
    if (from && visit.book.kind === 'comic' && Math.abs(visit.page - from) > fewPages)
      throw new Error(`laid out anew at ${visit.page} instead of ${from}`)
  }

  private async hide() {
    this.show(false)
    await this.pass(this.random.pick([200, 4_000, 60_000]))
    this.show(true)
  }

  /** The window is gone at once; what it had not handed over by then is lost. */
  private async reload() {
    const { visit } = this
    const wanted = visit?.book.kind === 'comic' && visit.isOpen ? visit.page : undefined
    if (visit?.offer) this.truths.get(visit.book.id)?.leftUndecided()
    this.show(false)
    window.dispatchEvent(new Event('pagehide'))
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    const kept = { ...localStorage }
    this.network.losePage()
    this.closeVisit(false)
    this.program?.session.stop()
    localStorage.clear()
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
    await this.pass(this.random.between(500, 2_000))
    this.show(true)
    await this.load()
    if (visit) await this.open(visit.book, this.incognito, wanted)
  }

  private async leave() {
    this.closeVisit()
    await this.pass(this.random.between(100, 5_000))
  }

  private async open(book = this.random.pick(this.house.shelf), incognito = this.random.chance(0.1), wanted?: number) {
    this.closeVisit()
    this.incognito = incognito
    this.location = undefined
    this.hasMoved = false
    const { program } = this
    if (!program || !this.signedIn) return
    const truth = this.truths.get(book.id)
    const asked = Date.now()
    this.log.push(`  opens ${book.kind} ${book.id}${incognito ? ' incognito' : ''}${wanted ? ` at ${wanted}` : ''}`)
    this.visit = new Visit(program, book, {
      userId: this.house.user.id,
      incognito,
      look: this.randomLook(),
      ...(wanted && { wanted }),
      onOpened: position => {
        this.moved(book, { position, atStart: false, atEnd: false }, false)
        const isFinished = this.house.world.progress.of(this.house.user.id, book.id)?.completed === true
        if (wanted === undefined) this.judge(() => truth?.judgeOpening(position, isFinished, asked))
      },
      onMoved: (location, cause) => this.moved(book, location, cause === 'reader'),
    })
    await this.pass(this.random.between(20, 3_000))
  }

  private async weather() {
    const weather: Weather[] = ['fine', 'fine', 'slow', 'losesRequests', 'losesAnswers', 'writesFail', 'gone', 'gone']
    this.network.weather = this.random.pick(weather)
    this.log.push(`  ${this.network.weather}`)
    await this.pass(this.random.between(0, 5_000))
  }

  private async endSession() {
    this.signedIn = false
    this.house.setSignedIn(false)
  }

  private async signIn() {
    this.signedIn = true
    this.house.setSignedIn(true)
    this.program?.session.send({ type: 'user.signedIn' })
    await this.pass(this.random.between(100, 3_000))
  }

  /** Somebody takes up another device, opens a book there and moves on. */
  private async otherDevice() {
    const { world, user, shelf } = this.house
    if (Date.now() - this.lastDeed < handsFree) await this.pass(handsFree)
    const book = this.visit && this.random.chance(0.8) ? this.shared(this.visit.book.id) : this.random.pick(shelf)
    const truth = this.truths.get(book?.id ?? '')
    if (!book || !truth) return
    const place = placeElsewhere(book, this.random)
    if (truth.wasOurs(markOf(book, place))) return
    tellFromElsewhere(this.house, book, place, this.random)
    const stored = world.progress.of(user.id, book.id)
    if (stored) truth.cameElsewhere(stored)
    this.log.push(`  another device is at ${place.position.at} of ${book.id}`)
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
      if (location) this.truths.get(visit.book.id)?.came(location)
      visit.offer.stay()
    }
    this.lastDeed = Date.now()
    await this.pass(this.random.between(50, 3_000))
  }

  private turn(direction: 1 | -1) {
    const { visit } = this
    if (!visit) return
    visit.turn(direction)
    // As it was told last, also by the turn itself before it went on.
    const { location } = this
    // Going past the end says that the last page was read.
    if (direction === 1 && location?.atEnd && visit.isReading && !this.isTold) this.came(visit.book, location)
    if (visit.left !== 'reading') this.closeVisit()
  }

  private moved(book: ShelfBook, location: ViewerLocation, byReader: boolean) {
    const before = this.location
    this.location = location
    const isElsewhere = before && markOf(book, before) !== markOf(book, location)
    // Of a strip the end of the last page may come in sight after its beginning.
    const isAtLast = before && location.atEnd && !before.atEnd
    if (!before || isElsewhere || before.atEnd !== location.atEnd) this.isTold = false
    if (byReader && (isElsewhere || isAtLast)) this.came(book, location)
    else if (!this.hasMoved && !this.incognito) this.truths.get(book.id)?.began(location)
  }

  private came(book: ShelfBook, location: ViewerLocation) {
    this.lastDeed = Date.now()
    this.hasMoved = this.isTold = true
    if (!this.incognito) this.truths.get(book.id)?.came(location)
  }

  private written(bookId: string, status: number) {
    if (status !== 204) return
    const record = this.house.world.progress.of(this.house.user.id, bookId)
    if (record) this.judge(() => this.truths.get(bookId)?.judgeWrite(record))
  }

  private judge(run: () => void) {
    try {
      run()
    } catch (error) {
      this.fault ??= error
    }
  }

  /** @param lives  whether the page lives on: then going away may still say something */
  private closeVisit(lives = true) {
    if (lives && this.visit?.offer) this.truths.get(this.visit.book.id)?.leftUndecided()
    this.visit?.close()
    this.visit = undefined
  }

  private async load() {
    this.network.newPage()
    this.program = await loadProgram(this.house.user.id)
  }

  private show(visible: boolean) {
    Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }

  private randomLook(): Look {
    return {
      strip: this.random.chance(0.4),
      padding: this.random.pick([0, 10, 25]),
      pairing: { layout: this.random.pick(['single', 'double', 'doubleNoCover']), shift: this.random.pick([0, 1]) },
      density: this.random.between(2, 9),
    }
  }

  private shared(id: string) {
    return this.house.shelf.find(book => book.id === id)
  }

  private pass(ms: number): Promise<void> {
    return pass(ms, this.network)
  }
}
