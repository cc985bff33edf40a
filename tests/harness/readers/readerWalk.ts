import { expect } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type ReaderSnapshot, readerMachine } from '../../../src/machines/readerMachine'
import {
  type NeighbourBooks,
  type OpenedBook,
  ProgressRejected,
  type ReaderEvent,
  type ReaderInput,
  type SaveProgressInput,
  type ViewerLocation,
} from '../../../src/machines/readerMachineTypes'

/** What comes of what the machine started: an answer or a failure of an actor, the end of a wait. */
export type Given = { type: string; output?: unknown; error?: unknown }

export type Step = ReaderEvent | Given

/** Walks a path with a living machine whose actors answer, and whose waits end, when the path says so. */
export class ReaderWalk {
  readonly writes: SaveProgressInput[] = []
  readonly left: string[] = []
  private readonly pending = new Map<string, { resolve: (value: never) => void; reject: (error: unknown) => void }>()
  private readonly clock = new SimulatedClock()
  private onTheirWay = 0
  private handed = false
  private lastTold: ViewerLocation | undefined
  /** What the server needs not hear any more: where the reader began, then what was written. */
  private known: { at?: string; atEnd: boolean } = { atEnd: false }
  private lookedAt: ReaderSnapshot
  /** How often the reader moved; what a viewer tells first, or by itself, is layout. */
  private deeds = 0
  private deedsTold = 0
  private cameTo: string | undefined
  private isLaidOut = false
  private reachedForMore = false
  private reaches = false
  private jumps = false
  private wentPastTheEnd = false
  private fault: unknown
  readonly actor

  constructor(input: ReaderInput) {
    const answer = <T>(src: string) =>
      new Promise<T>((resolve, reject) => {
        this.pending.set(src, { resolve, reject })
      })
    this.actor = createActor(
      readerMachine.provide({
        actors: {
          openBook: fromPromise<OpenedBook, ReaderInput>(() => answer('openBook')),
          findNeighbours: fromPromise<NeighbourBooks, ReaderInput>(() => answer('findNeighbours')),
          saveProgress: fromPromise<void, SaveProgressInput>(async ({ input }) => {
            this.look(input)
            this.pending.get('saveProgress')?.resolve(undefined as never)
            this.onTheirWay += 1
            const known = { at: input.position?.at, atEnd: input.atEnd }
            const { deeds } = this
            const know = () => {
              this.known = known
              this.deedsTold = deeds
            }
            await answer<void>('saveProgress')
              .then(know, error => {
                if (error instanceof ProgressRejected) know()
                throw error
              })
              .finally(() => {
                this.onTheirWay -= 1
              })
          }),
        },
      }),
      { input, clock: this.clock },
    )
    this.actor.on('leave', () => this.left.push('leave'))
    this.actor.start()
    this.lookedAt = this.actor.getSnapshot()
  }

  /** A machine keeps what goes wrong in its actors to itself. */
  private look(input: SaveProgressInput) {
    try {
      this.check(input)
    } catch (error) {
      this.fault ??= error
    }
  }

  /** What has to hold for every write, whatever led to it. */
  private check(input: SaveProgressInput) {
    expect(input.position?.at, 'the place the reader came to last wins').toEqual(this.cameTo)
    expect(this.lookedAt.context.incognito, 'incognito writes nothing').toBe(false)
    expect(this.actor.getSnapshot().context.mayWrite, 'the stored place was read').toBe(true)
    expect(this.deeds > 0 || this.reachedForMore, 'the reader moved').toBe(true)
    if (!this.handed) expect(this.onTheirWay, 'one write at a time').toBe(0)
    this.writes.push(input)
  }

  async go(step: Step): Promise<void> {
    if (this.fault) throw this.fault
    this.lookedAt = this.actor.getSnapshot()
    this.handed = ['page.hidden', 'user.leave', 'viewer.failed'].includes(step.type)
    const [, kind, rest = ''] = /^xstate\.(done|error|after)\.(.*)$/.exec(step.type) ?? []
    if (kind === 'after') this.clock.increment(60_000)
    else if (kind) await this.answer(rest, step)
    else this.tell(step as ReaderEvent)
  }

  private tell(event: ReaderEvent) {
    const { position: place } = this.lookedAt.value
    const isOpen = typeof place === 'object'
    if (event.type === 'user.retry' && place === 'failed') this.beginAnew()
    if (isOpen && event.type === 'viewer.registered') this.layOut()
    if (isOpen && event.type === 'viewer.relocated') this.relocate(event)
    const turns = isOpen && place.opened === 'reading' && /^user\.(next|previous)$/.test(event.type)
    if (turns || (isOpen && event.type === 'user.goTo')) this.reaches = this.reachedForMore = true
    if (isOpen && event.type === 'user.goTo') this.jumps = true
    if (isOpen && place.opened === 'reading' && event.type === 'user.next' && this.lastTold?.atEnd) {
      this.wentPastTheEnd = true
      this.cameTo = this.lastTold.position.at
    }
    if (isOpen && event.type === 'user.stay') this.stay()
    this.actor.send(event)
    if (this.handed && isOpen && this.owesAWrite) this.expectHandedOver()
  }

  /** The outbox lets no book be opened before what is on its way has arrived. */
  private beginAnew() {
    this.pending.get('saveProgress')?.resolve(undefined as never)
    this.deeds = this.deedsTold = 0
    this.lastTold = undefined
    this.isLaidOut = this.reaches = this.jumps = this.reachedForMore = this.wentPastTheEnd = false
  }

  /** Another viewer shows the place that is known; a jump that no viewer has shown yet goes on. */
  private layOut() {
    this.isLaidOut = false
    this.reaches = this.jumps
  }

  /** The place here is to be told, whatever was told before. */
  private stay() {
    const { incognito, mayWrite, position } = this.lookedAt.context
    if (incognito || !mayWrite) return
    this.deeds += 1
    this.reachedForMore = true
    this.cameTo = position?.at
    this.known = { atEnd: false }
    this.lastTold ??= { position: { at: position?.at ?? '' }, atStart: false, atEnd: false }
  }

  private relocate(location: ViewerLocation) {
    const isElsewhere = this.lastTold?.position.at !== location.position.at
    const before = this.isLaidOut || this.reaches
    if (!this.lastTold) this.known = { at: before ? '1' : location.position.at, atEnd: false }
    if (isElsewhere && before && !location.byLayout && (this.lastTold || location.position.at !== '1')) {
      this.deeds += 1
      this.cameTo = location.position.at
    }
    this.isLaidOut = true
    this.jumps = false
    this.lastTold = location
    if (!location.atEnd) this.wentPastTheEnd = false
  }

  private get owesAWrite(): boolean {
    const { incognito, mayWrite } = this.actor.getSnapshot().context
    if (incognito || !mayWrite || !this.lastTold) return false
    if (this.wentPastTheEnd && !this.known.atEnd) return true
    return this.deeds > this.deedsTold && this.cameTo !== this.known.at
  }

  /** Whoever goes leaves nothing unsaid: what was read last is on its way. */
  private expectHandedOver() {
    expect(this.writes.at(-1)?.position?.at, 'handed over').toEqual(this.cameTo)
  }

  private async answer(id: string, { output, error }: Given) {
    const node = this.lookedAt._nodes.find(({ invoke }) => invoke.some(actor => `actor.${actor.id}` === id))
    const src = String(node?.invoke[0]?.src)
    if (error === undefined) this.pending.get(src)?.resolve(output as never)
    else this.pending.get(src)?.reject(error)
    await settled()
  }

  /** From now on the server answers everything and nobody does anything. */
  async rest(): Promise<void> {
    this.handed = false
    for (let round = 0; round < 6; round++) {
      this.pending.get('saveProgress')?.resolve(undefined as never)
      await settled()
      this.clock.increment(60_000)
      await settled()
    }
    if (this.fault) throw this.fault
    expect(this.owesAWrite, 'the last place is with the server').toBe(false)
    expect(this.onTheirWay, 'nothing is on its way').toBe(0)
    expect(this.left.length).toBe(this.actor.getSnapshot().value.position === 'leaving' ? 1 : 0)
  }
}

const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}
