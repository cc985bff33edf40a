import { createNavigationCancellation, NavigationCanceledError } from './createNavigationCancellation'
import {
  type ContentMissingForNavigation,
  type EpubRendererNavigationEvent,
  epubRendererNavigationReducer,
  initialEpubRendererNavigationState,
  type PageTurnDirection,
} from './epubRendererNavigationReducer'

/** Delay in milliseconds before the loading message is shown. */
const LATE_MS = 700
const RETRY_MS = 5_000

export interface NavigableEpubRenderer {
  readonly turnImmediately: (direction: PageTurnDirection) => boolean
  readonly loadAndTurn: (direction: PageTurnDirection) => Promise<void>
  readonly hasContent: () => boolean
  readonly isBlocked: () => boolean
  /**
   * Reports true when content loads slowly or the user has requested missing content again. Reports false when the wait
   * has ended.
   */
  readonly onWaiting: (waiting: boolean) => void
  /**
   * Reports the failure when required content cannot be loaded. Reports undefined when this content has loaded or is no
   * longer needed.
   */
  readonly onContentMissing: (failure: unknown) => void
  readonly onFailed: (failure: unknown) => void
}

/**
 * Runs the navigations of a renderer in order. A new jump cancels the previous navigation. Content that fails to load
 * is requested again after a delay. The rules are in {@link epubRendererNavigationReducer}.
 */
export class EpubRendererNavigator {
  private state = initialEpubRendererNavigationState
  private isStopped = false
  private work: Promise<void> = Promise.resolve()
  private unfinishedTasks = 0
  private cancellation = createNavigationCancellation()
  /** Cancellation of the running task, see {@link createNavigationCancellation}. */
  private running = this.cancellation
  private retry: () => void = () => {}
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly renderer: NavigableEpubRenderer

  constructor(renderer: NavigableEpubRenderer) {
    this.renderer = renderer
  }

  /** Runs a jump. Cancels a navigation that is waiting for content. */
  goTo(task: () => Promise<void>): void {
    this.send({ type: 'wait.cancelled' })
    this.enqueue(task, () => this.goTo(task))
  }

  /** Turns a page. If the content of the next page failed to load, requests this content again. */
  turn(direction: PageTurnDirection): void {
    const isRetry = this.state.missing?.direction === direction
    this.send({ type: 'user.turned', direction })
    if (!isRetry) this.turnOrQueue(direction)
  }

  /**
   * If a chapter or other content has failed to load, shows a loading message and requests this content again.
   * Otherwise does nothing.
   */
  tryAgain(): void {
    this.send({ type: 'user.retried' })
  }

  clearMissing(): void {
    this.send({ type: 'content.resolved' })
  }

  /**
   * Called after a change of the layout. A page turn may be waiting for content that failed to load. This content is
   * requested again after a delay, or earlier if the user tries again. If the new layout has further pages in the
   * direction of the page turn, the content is no longer needed. In this case, discards the page turn.
   */
  handleNewLayout(hasRoom: (direction: PageTurnDirection) => boolean): void {
    const direction = this.state.missing?.direction
    if (direction && hasRoom(direction)) this.send({ type: 'layout.madeRoom', direction })
  }

  /**
   * Whether a navigation is running or waiting. A page turn within loaded content does not count as a navigation.
   */
  isNavigating(): boolean {
    return this.unfinishedTasks > 0
  }

  /** Stops all retries. Ignores later failures of running tasks. */
  stop(): void {
    this.isStopped = true
    this.clearMissing()
  }

  /**
   * Adds a task that runs after all earlier tasks.
   * @param retry repeats the task after its content failed to load. If `retry` is undefined, the task is not repeated
   *   and the failure is reported. The same applies while no chapter is displayed.
   * @param direction direction of a page turn. Undefined for a jump.
   */
  enqueue(task: () => Promise<void>, retry?: () => void, direction?: PageTurnDirection): void {
    const { cancellation } = this
    this.unfinishedTasks += 1
    this.work = this.work
      .then(() => {
        this.running = cancellation
        return task()
      })
      .catch((error: unknown) => {
        if (this.isStopped || error instanceof NavigationCanceledError) return
        if (retry && this.renderer.hasContent()) this.waitForRetry(error, retry, direction)
        else this.renderer.onFailed(error)
      })
      .finally(() => {
        this.unfinishedTasks -= 1
      })
  }

  /**
   * Waits for content that the running task needs. Shows a loading message if the wait takes long.
   * @throws NavigationCanceledError when another navigation replaces the task
   */
  async waitForContent<T>(content: Promise<T>): Promise<T> {
    const timer = setTimeout(() => {
      if (!this.renderer.isBlocked()) return
      this.send({ type: 'wait.late' })
      if (!this.state.missing) this.renderer.onWaiting(true)
    }, LATE_MS)
    try {
      return await Promise.race([content, this.running.promise])
    } finally {
      clearTimeout(timer)
      this.send({ type: 'wait.ended' })
      this.renderer.onWaiting(this.state.missing?.isAnnounced === true)
    }
  }

  private turnOrQueue(direction: PageTurnDirection): void {
    if (this.state.pendingTurns === 0 && this.renderer.turnImmediately(direction)) return
    this.send({ type: 'turn.queued', direction })
    if (this.state.pendingTurns === direction) this.runTurns(direction)
  }

  /**
   * Executes the pending page turns. Includes page turns that the user requests while earlier page turns are running.
   */
  private runTurns(first: PageTurnDirection): void {
    const { wait } = this.state
    this.enqueue(
      async () => {
        try {
          while (this.state.wait === wait && this.state.pendingTurns !== 0) {
            const direction = this.state.pendingTurns > 0 ? 1 : -1
            if (!this.renderer.turnImmediately(direction)) await this.renderer.loadAndTurn(direction)
            this.send({ type: 'turn.completed', wait, direction })
          }
          if (this.state.wait === wait) this.clearMissing()
        } finally {
          this.send({ type: 'turns.ended', wait })
        }
      },
      () => this.turnOrQueue(first),
      first,
    )
  }

  private waitForRetry(failure: unknown, retry: () => void, direction: PageTurnDirection | undefined): void {
    this.clearMissing()
    this.retry = retry
    this.timer = setTimeout(() => this.send({ type: 'retry.due' }), RETRY_MS)
    this.send({ type: 'content.missing', direction })
    this.renderer.onContentMissing(failure)
  }

  private send(event: EpubRendererNavigationEvent): void {
    const before = this.state
    this.state = epubRendererNavigationReducer(before, event)
    if (this.state.wait !== before.wait) {
      this.cancellation.cancel()
      this.cancellation = createNavigationCancellation()
    }
    if (before.missing && this.state.missing !== before.missing)
      this.handleMissingChange(before.missing, this.state.missing)
  }

  private handleMissingChange(
    before: ContentMissingForNavigation,
    after: ContentMissingForNavigation | undefined,
  ): void {
    clearTimeout(this.timer)
    if (!after) {
      this.renderer.onContentMissing(undefined)
      if (before.isAnnounced) this.renderer.onWaiting(false)
      return
    }
    if (after.isAnnounced) this.renderer.onWaiting(true)
    if (before.retry === 'scheduled') this.retry()
  }
}
