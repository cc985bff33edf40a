import { expect } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type ReaderSnapshot, readerMachine } from '../../../src/machines/readerMachine'
import {
  type OpenBookResult,
  type PreviousAndNextBooks,
  ProgressRejectedError,
  type ReaderMachineEvent,
  type ReaderMachineInput,
  type SaveProgressInput,
  type ViewerPositionReport,
} from '../../../src/machines/readerMachineTypes'

/**
 * Event that XState sends to a state machine when an actor ends or a delay is over. `output` is the result of the
 * actor, and `error` is the error of the actor.
 */
export type XStateInternalEvent = { type: string; output?: unknown; error?: unknown }

/** Event in a test path. The test sends the events of the path to the reader machine, which is an XState machine. */
export type ReaderMachineStep = ReaderMachineEvent | XStateInternalEvent

/**
 * Runs the reader machine in a model-based test, along a path of events. Actors and delays do not end by themselves.
 * They end when the path contains the corresponding event.
 */
export class ReaderMachineDriver {
  readonly writes: SaveProgressInput[] = []
  readonly left: string[] = []
  private readonly pending = new Map<string, { resolve: (value: never) => void; reject: (error: unknown) => void }>()
  private readonly clock = new SimulatedClock()
  private writesInFlight = 0
  /**
   * Whether the reader must write the position immediately, because the current step hides the page, leaves the reader,
   * or makes the viewer fail.
   */
  private isHandover = false
  private lastReported: ViewerPositionReport | undefined
  /**
   * Position that the simulated server stores. At first, this is the initial position. After a write, this is the
   * written position.
   */
  private serverPosition: { at?: string; atEnd: boolean } = { atEnd: false }
  private snapshot: ReaderSnapshot
  /**
   * Number of times that the user has moved to another position. A viewer also reports positions after its start and
   * after a layout change. These reports do not increase the number.
   */
  private moves = 0
  private movesWritten = 0
  private userPosition: string | undefined
  private isLaidOut = false
  private hasNavigated = false
  private isNavigating = false
  private isJumping = false
  private wentPastTheEnd = false
  private fault: unknown
  readonly actor

  constructor(input: ReaderMachineInput) {
    const deferred = <T>(src: string) =>
      new Promise<T>((resolve, reject) => {
        this.pending.set(src, { resolve, reject })
      })
    this.actor = createActor(
      readerMachine.provide({
        actors: {
          openBook: fromPromise<OpenBookResult, ReaderMachineInput>(() => deferred('openBook')),
          findNeighbors: fromPromise<PreviousAndNextBooks, ReaderMachineInput>(() => deferred('findNeighbors')),
          saveProgress: fromPromise<void, SaveProgressInput>(async ({ input }) => {
            this.checkWrite(input)
            this.pending.get('saveProgress')?.resolve(undefined as never)
            this.writesInFlight += 1
            const written = { at: input.position?.at, atEnd: input.atEnd }
            const { moves } = this
            const confirm = () => {
              this.serverPosition = written
              this.movesWritten = moves
            }
            await deferred<void>('saveProgress')
              .then(confirm, error => {
                if (error instanceof ProgressRejectedError) confirm()
                throw error
              })
              .finally(() => {
                this.writesInFlight -= 1
              })
          }),
        },
      }),
      { input, clock: this.clock },
    )
    this.actor.on('leave', () => this.left.push('leave'))
    this.actor.start()
    this.snapshot = this.actor.getSnapshot()
  }

  /**
   * Checks a position that the reader writes. If an expectation fails, stores the error in `fault`. A thrown error
   * would have no effect, because the machine would catch it.
   */
  private checkWrite(input: SaveProgressInput) {
    try {
      this.expectValidWrite(input)
    } catch (error) {
      this.fault ??= error
    }
  }

  private expectValidWrite(input: SaveProgressInput) {
    expect(input.position?.at, 'the place the reader came to last wins').toEqual(this.userPosition)
    expect(this.snapshot.context.incognito, 'incognito writes nothing').toBe(false)
    expect(this.moves > 0 || this.hasNavigated, 'the reader moved').toBe(true)
    if (!this.isHandover) expect(this.writesInFlight, 'one write at a time').toBe(0)
    this.writes.push(input)
  }

  async go(step: ReaderMachineStep): Promise<void> {
    if (this.fault) throw this.fault
    this.snapshot = this.actor.getSnapshot()
    this.isHandover = ['page.hidden', 'user.leave', 'viewer.failed'].includes(step.type)
    const [, kind, rest = ''] = /^xstate\.(done|error|after)\.(.*)$/.exec(step.type) ?? []
    if (kind === 'after') this.clock.increment(60_000)
    else if (kind) await this.settleActor(rest, step)
    else this.send(step as ReaderMachineEvent)
  }

  private send(event: ReaderMachineEvent) {
    const { position: place } = this.snapshot.value
    const isOpen = typeof place === 'object'
    if (event.type === 'user.retry' && place === 'failed') this.resetModel()
    if (isOpen && event.type === 'viewer.registered') this.onViewerRegistered()
    if (isOpen && event.type === 'viewer.relocated') this.relocate(event)
    const turns = isOpen && place.opened === 'reading' && /^user\.(next|previous)$/.test(event.type)
    if (turns || (isOpen && event.type === 'user.goTo')) this.isNavigating = this.hasNavigated = true
    if (isOpen && event.type === 'user.goTo') this.isJumping = true
    if (isOpen && place.opened === 'reading' && event.type === 'user.next' && this.lastReported?.atEnd) {
      this.wentPastTheEnd = true
      this.userPosition = this.lastReported.position.at
    }
    if (isOpen && event.type === 'user.keepLocalPosition') this.stay()
    this.actor.send(event)
    if (this.isHandover && isOpen && this.hasUnwrittenMove) this.expectHandover()
  }

  /**
   * Resets the recorded moves and positions when the reader opens the book again after a failure. First completes the
   * pending write, because the reader opens a book only after all writes have ended.
   */
  private resetModel() {
    this.pending.get('saveProgress')?.resolve(undefined as never)
    this.moves = this.movesWritten = 0
    this.lastReported = undefined
    this.isLaidOut = this.isNavigating = this.isJumping = this.hasNavigated = this.wentPastTheEnd = false
  }

  /**
   * Updates the expected state of the reader when the reader has created a new viewer. The new viewer starts at the
   * current position. If a jump is pending, the new viewer must complete this jump.
   */
  private onViewerRegistered() {
    this.isLaidOut = false
    this.isNavigating = this.isJumping
  }

  /**
   * Simulates the choice of the user between the position of this device and the position of another device. The user
   * chooses this device. The reader must then write the position of this device again.
   */
  private stay() {
    const { incognito, position } = this.snapshot.context
    if (incognito || !this.snapshot.matches({ position: 'opened' })) return
    this.moves += 1
    this.hasNavigated = true
    this.userPosition = position?.at
    this.serverPosition = { atEnd: false }
    this.lastReported ??= { position: { at: position?.at ?? '' }, atStart: false, atEnd: false }
  }

  private relocate(location: ViewerPositionReport) {
    const hasMoved = this.lastReported?.position.at !== location.position.at
    const isReady = this.isLaidOut || this.isNavigating
    if (!this.lastReported) this.serverPosition = { at: isReady ? '1' : location.position.at, atEnd: false }
    if (hasMoved && isReady && !location.byLayout && (this.lastReported || location.position.at !== '1')) {
      this.moves += 1
      this.userPosition = location.position.at
    }
    this.isLaidOut = true
    this.isJumping = false
    this.lastReported = location
    if (!location.atEnd) this.wentPastTheEnd = false
  }

  private get hasUnwrittenMove(): boolean {
    if (this.actor.getSnapshot().context.incognito || !this.lastReported) return false
    if (this.wentPastTheEnd && !this.serverPosition.atEnd) return true
    return this.moves > this.movesWritten && this.userPosition !== this.serverPosition.at
  }

  private expectHandover() {
    expect(this.writes.at(-1)?.position?.at, 'handed over').toEqual(this.userPosition)
  }

  private async settleActor(id: string, { output, error }: XStateInternalEvent) {
    const node = this.snapshot._nodes.find(({ invoke }) => invoke.some(actor => `actor.${actor.id}` === id))
    const src = String(node?.invoke[0]?.src)
    if (error === undefined) this.pending.get(src)?.resolve(output as never)
    else this.pending.get(src)?.reject(error)
    await settled()
  }

  /**
   * Lets all writes of progress succeed and all delays end. Then checks that the reader has written the last position
   * of the user, and that no write is pending. Also checks the number of `leave` events that the reader has sent: 1 in
   * the state `leaving`, otherwise 0.
   */
  async rest(): Promise<void> {
    this.isHandover = false
    for (let round = 0; round < 6; round++) {
      this.pending.get('saveProgress')?.resolve(undefined as never)
      await settled()
      this.clock.increment(60_000)
      await settled()
    }
    if (this.fault) throw this.fault
    expect(this.hasUnwrittenMove, 'the last place is with the server').toBe(false)
    expect(this.writesInFlight, 'nothing is on its way').toBe(0)
    expect(this.left.length).toBe(this.actor.getSnapshot().value.position === 'leaving' ? 1 : 0)
  }
}

const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}
