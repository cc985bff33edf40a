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

/** XState event that reports the result of an actor (done or error) or the end of a delay (after). */
export type XStateInternalEvent = { type: string; output?: unknown; error?: unknown }

/** Step of a path through the reader machine, which is an XState machine. */
export type ReaderMachineStep = ReaderMachineEvent | XStateInternalEvent

/** Runs a reader machine along a path of a model-based test. Actors and delays end only in the steps of the path. */
export class ReaderMachineDriver {
  readonly writes: SaveProgressInput[] = []
  readonly left: string[] = []
  private readonly pending = new Map<string, { resolve: (value: never) => void; reject: (error: unknown) => void }>()
  private readonly clock = new SimulatedClock()
  private writesInFlight = 0
  /** Whether the current step closes the reader. In this case, the reader must write the position immediately. */
  private isHandover = false
  private lastReported: ViewerPositionReport | undefined
  /** Position on the server. First the initial position, then the last position that was written. */
  private serverPosition: { at?: string; atEnd: boolean } = { atEnd: false }
  private snapshot: ReaderSnapshot
  /** Number of moves by the user. Reports of a viewer after its start or after a layout change are not moves. */
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
   * Checks a write of a position. Stores the error of a failed expectation in `fault`, because the machine would catch
   * a thrown error.
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
    expect(this.actor.getSnapshot().context.mayWrite, 'the stored place was read').toBe(true)
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
   * Resets the recorded moves and positions when the reader tries to open the book again. Also ends the pending write,
   * because a book opens only after all pending writes have ended.
   */
  private resetModel() {
    this.pending.get('saveProgress')?.resolve(undefined as never)
    this.moves = this.movesWritten = 0
    this.lastReported = undefined
    this.isLaidOut = this.isNavigating = this.isJumping = this.hasNavigated = this.wentPastTheEnd = false
  }

  /**
   * Updates the expected state for a new viewer, which starts at the current position. If a jump is pending, the new
   * viewer must finish the jump.
   */
  private onViewerRegistered() {
    this.isLaidOut = false
    this.isNavigating = this.isJumping
  }

  /**
   * Simulates that the user keeps the position of this device instead of the position of another device. The reader
   * must then write the position of this device again.
   */
  private stay() {
    const { incognito, mayWrite, position } = this.snapshot.context
    if (incognito || !mayWrite) return
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
    const { incognito, mayWrite } = this.actor.getSnapshot().context
    if (incognito || !mayWrite || !this.lastReported) return false
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

  /** Lets all actors succeed and all delays end. Then checks that every position is written. */
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
