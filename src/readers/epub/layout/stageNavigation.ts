import { Cancelled, cancellation } from './cancellation'
import {
  type Direction,
  initialNavigation,
  type MissingContent,
  type NavigationEvent,
  navigationReducer,
} from './navigationState'

/** Delay after which the user is told that content takes long. */
const LATE_MS = 700
/** Delay after which missing content is requested again. */
const RETRY_MS = 5_000

/** The stage that is navigated. */
export interface NavigatedStage {
  /** Turns within what is laid out. Returns false when the turn needs more than that. */
  readonly turnImmediately: (direction: Direction) => boolean
  /** Turns to what has to be fetched or laid out first. Does nothing at the ends of the book. */
  readonly loadAndTurn: (direction: Direction) => Promise<void>
  /** Returns whether some chapter is visible. */
  readonly hasContent: () => boolean
  /** Returns whether nothing can be read before the awaited content is there. */
  readonly isBlocked: () => boolean
  readonly onWaiting: (waiting: boolean) => void
  /** Called with the reason when content is missing while something else is visible; undefined when that is over. */
  readonly onContentMissing: (failure: unknown) => void
  /** Called when nothing of the book can be shown. */
  readonly onFailed: (failure: unknown) => void
}

/**
 * Runs the navigation of a stage, one task after the other. A new target cancels the wait for the previous one. Content
 * that cannot be loaded is requested again after a while or when the user asks for it. The rules are those of
 * {@link navigationReducer}.
 */
export class StageNavigation {
  private state = initialNavigation
  private isStopped = false
  private work: Promise<void> = Promise.resolve()
  /** Cancellation of tasks that are added now, and of the running task. */
  private cancellation = cancellation()
  private running = this.cancellation
  private retry: () => void = () => {}
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly stage: NavigatedStage

  constructor(stage: NavigatedStage) {
    this.stage = stage
  }

  /** Runs a jump in place of what is waited for. */
  goTo(task: () => Promise<void>): void {
    this.send({ type: 'wait.cancelled' })
    this.enqueue(task, () => this.goTo(task))
  }

  turn(direction: Direction): void {
    const isRetry = this.state.missing?.direction === direction
    this.send({ type: 'user.turned', direction })
    if (!isRetry) this.turnOn(direction)
  }

  /** Requests missing content again and reports that it is on its way. */
  tryAgain(): void {
    this.send({ type: 'user.retried' })
  }

  /** Call when the missing content handleArrival or is not needed any more. */
  clearMissing(): void {
    this.send({ type: 'content.resolved' })
  }

  /** Call after a new layout. Missing content is given up when the turn to it has room without it. */
  handleNewLayout(hasRoom: (direction: Direction) => boolean): void {
    const direction = this.state.missing?.direction
    if (direction && hasRoom(direction)) this.send({ type: 'layout.madeRoom', direction })
  }

  /** Ends the retries. Failures of running tasks are ignored from now on. */
  stop(): void {
    this.isStopped = true
    this.clearMissing()
  }

  /**
   * Runs a task after those before it.
   * @param retry  starts the task again; without it, a failure is that of the book
   * @param direction  of the turn that the task is
   */
  enqueue(task: () => Promise<void>, retry?: () => void, direction?: Direction): void {
    const { cancellation } = this
    this.work = this.work
      .then(() => {
        this.running = cancellation
        return task()
      })
      .catch((error: unknown) => {
        if (this.isStopped || error instanceof Cancelled) return
        if (retry && this.stage.hasContent()) this.waitForRetry(error, retry, direction)
        else this.stage.onFailed(error)
      })
  }

  /**
   * Waits for content of the running task and reports when it takes long.
   * @throws Cancelled when another navigation replaces the task
   */
  async waitForContent<T>(content: Promise<T>): Promise<T> {
    const timer = setTimeout(() => {
      if (!this.stage.isBlocked()) return
      this.send({ type: 'wait.late' })
      if (!this.state.missing) this.stage.onWaiting(true)
    }, LATE_MS)
    try {
      return await Promise.race([content, this.running.promise])
    } finally {
      clearTimeout(timer)
      this.send({ type: 'wait.ended' })
      this.stage.onWaiting(this.state.missing?.isAnnounced === true)
    }
  }

  private turnOn(direction: Direction): void {
    if (this.state.pendingTurns === 0 && this.stage.turnImmediately(direction)) return
    this.send({ type: 'turn.queued', direction })
    if (this.state.pendingTurns === direction) this.runTurns(direction)
  }

  /** Runs the turns of this wait, and those that are added meanwhile. */
  private runTurns(first: Direction): void {
    const { wait } = this.state
    this.enqueue(
      async () => {
        try {
          while (this.state.wait === wait && this.state.pendingTurns !== 0) {
            const direction = this.state.pendingTurns > 0 ? 1 : -1
            if (!this.stage.turnImmediately(direction)) await this.stage.loadAndTurn(direction)
            this.send({ type: 'turn.completed', wait, direction })
          }
          if (this.state.wait === wait) this.clearMissing()
        } finally {
          this.send({ type: 'turns.ended', wait })
        }
      },
      () => this.turnOn(first),
      first,
    )
  }

  private waitForRetry(failure: unknown, retry: () => void, direction: Direction | undefined): void {
    this.clearMissing()
    this.retry = retry
    this.timer = setTimeout(() => this.send({ type: 'retry.due' }), RETRY_MS)
    this.send({ type: 'content.missing', direction })
    this.stage.onContentMissing(failure)
  }

  private send(event: NavigationEvent): void {
    const before = this.state
    this.state = navigationReducer(before, event)
    if (this.state.wait !== before.wait) {
      this.cancellation.end()
      this.cancellation = cancellation()
    }
    if (before.missing && this.state.missing !== before.missing) this.missingChanged(before.missing, this.state.missing)
  }

  private missingChanged(before: MissingContent, now: MissingContent | undefined): void {
    clearTimeout(this.timer)
    if (!now) {
      this.stage.onContentMissing(undefined)
      if (before.isAnnounced) this.stage.onWaiting(false)
      return
    }
    if (now.isAnnounced) this.stage.onWaiting(true)
    if (before.retry === 'scheduled') this.retry()
  }
}
