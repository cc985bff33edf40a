import { createNavigationCancellation, NavigationCancelledError } from './createNavigationCancellation'
import {
  type EpubNavigationEvent,
  epubNavigationReducer,
  initialEpubNavigationState,
  type MissingNavigationContent,
  type PageTurnDirection,
} from './epubNavigationState'

/** Delay before a loading message is shown. */
const LATE_MS = 700
/** Delay before content that failed to load is requested again. */
const RETRY_MS = 5_000

/** Renderer that a {@link EpubRendererNavigation} controls. */
export interface NavigableEpubRenderer {
  /** Turns within the chapters that are laid out. Returns false when the turn needs another chapter. */
  readonly turnImmediately: (direction: PageTurnDirection) => boolean
  /** Fetches and lays out the next chapter, and turns to it. Does nothing at the start and end of the book. */
  readonly loadAndTurn: (direction: PageTurnDirection) => Promise<void>
  /** Whether any chapter is visible. */
  readonly hasContent: () => boolean
  /** Whether the user cannot read on until the content of the navigation has loaded. */
  readonly isBlocked: () => boolean
  /** Called with true when content loads slowly, and with false when the wait has ended. */
  readonly onWaiting: (waiting: boolean) => void
  /**
   * Called with the failure when content cannot be loaded while another chapter is visible, and with undefined when the
   * content has loaded or is no longer needed.
   */
  readonly onContentMissing: (failure: unknown) => void
  /** Called with the failure when no chapter can be shown. */
  readonly onFailed: (failure: unknown) => void
}

/**
 * Runs the navigations of a renderer one after the other. A new jump cancels the wait for the previous navigation. If
 * content cannot be loaded, retries after a delay or when the user requests it. {@link epubNavigationReducer} contains
 * the rules.
 */
export class EpubRendererNavigation {
  private state = initialEpubNavigationState
  private isStopped = false
  private work: Promise<void> = Promise.resolve()
  /** Cancellation for the tasks that are added from now on. */
  private cancellation = createNavigationCancellation()
  /** Cancellation of the running task. */
  private running = this.cancellation
  private retry: () => void = () => {}
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly renderer: NavigableEpubRenderer

  constructor(renderer: NavigableEpubRenderer) {
    this.renderer = renderer
  }

  /** Cancels the current wait and runs a jump. */
  goTo(task: () => Promise<void>): void {
    this.send({ type: 'wait.cancelled' })
    this.enqueue(task, () => this.goTo(task))
  }

  /** Turns one page. A turn to missing content retries the content instead. */
  turn(direction: PageTurnDirection): void {
    const isRetry = this.state.missing?.direction === direction
    this.send({ type: 'user.turned', direction })
    if (!isRetry) this.turnOrQueue(direction)
  }

  /** Requests missing content again and reports that it is loading. */
  tryAgain(): void {
    this.send({ type: 'user.retried' })
  }

  /** Cancels the retry of missing content. Call it when the content has loaded or is no longer needed. */
  clearMissing(): void {
    this.send({ type: 'content.resolved' })
  }

  /** Cancels the retry of a turn that no longer needs the missing content. Call it after a new layout. */
  handleNewLayout(hasRoom: (direction: PageTurnDirection) => boolean): void {
    const direction = this.state.missing?.direction
    if (direction && hasRoom(direction)) this.send({ type: 'layout.madeRoom', direction })
  }

  /** Stops the retries and ignores further failures of running tasks. */
  stop(): void {
    this.isStopped = true
    this.clearMissing()
  }

  /**
   * Runs a task after the previous tasks.
   * @param retry  called to repeat the task; without it, a failure of the task is reported as a failure of the book
   * @param direction  direction of the turn that the task performs; undefined for a jump
   */
  enqueue(task: () => Promise<void>, retry?: () => void, direction?: PageTurnDirection): void {
    const { cancellation } = this
    this.work = this.work
      .then(() => {
        this.running = cancellation
        return task()
      })
      .catch((error: unknown) => {
        if (this.isStopped || error instanceof NavigationCancelledError) return
        if (retry && this.renderer.hasContent()) this.waitForRetry(error, retry, direction)
        else this.renderer.onFailed(error)
      })
  }

  /**
   * Waits for content of the running task. Shows a loading message when the wait is long.
   * @throws NavigationCancelledError when another navigation replaces the task
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

  /** Runs the pending turns, including turns that are added meanwhile. */
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

  private send(event: EpubNavigationEvent): void {
    const before = this.state
    this.state = epubNavigationReducer(before, event)
    if (this.state.wait !== before.wait) {
      this.cancellation.cancel()
      this.cancellation = createNavigationCancellation()
    }
    if (before.missing && this.state.missing !== before.missing)
      this.handleMissingChange(before.missing, this.state.missing)
  }

  private handleMissingChange(before: MissingNavigationContent, after: MissingNavigationContent | undefined): void {
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
