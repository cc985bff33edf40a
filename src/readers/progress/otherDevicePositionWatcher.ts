import type { ServerReadingPosition } from '../session/useReaderController'
import { NewerPositionOnOtherDeviceError } from './NewerPositionOnOtherDeviceError'
import {
  createOtherDevicePositionState,
  type OtherDevicePositionEvent,
  type OtherDevicePositionState,
  otherDevicePositionReducer,
} from './otherDevicePositionReducer'

interface OtherDeviceWatcherOptions {
  readonly fetchPosition: () => Promise<ServerReadingPosition | undefined>
  /** Whether the book was opened with the current position of the server. */
  readonly isPositionKnown: boolean
  /** Returns whether this reader itself has written the reading position `at` to the server. */
  readonly isOwnPosition: (at: string) => boolean
  /**
   * Returns the maximum age in milliseconds of the fetched reading position. An older position is fetched again before
   * a progress write.
   */
  readonly maxAgeMs: () => number
  /** Called with the reading position that is offered to the user. Called with undefined when the offer ends. */
  readonly onOffer: (position: ServerReadingPosition | undefined) => void
  /** Called when the position was fetched and there is nothing to offer. */
  readonly onNothingToOffer: () => void
}

/**
 * Detects that another device has changed the reading position of the open book. Offers this position to the user, and
 * blocks progress writes until the user has accepted or declined it. {@link otherDevicePositionReducer} determines when
 * to fetch the position.
 */
export class OtherDevicePositionWatcher {
  private state: OtherDevicePositionState
  private fetching: Promise<void> | undefined
  /**
   * Whether to also offer a position that another tab of this device has written. {@link check} can set this value to
   * true. After a successful fetch, the value is false again.
   */
  private includesOtherTabs = false
  private readonly options: OtherDeviceWatcherOptions

  constructor(options: OtherDeviceWatcherOptions) {
    this.options = options
    this.state = createOtherDevicePositionState(options.isPositionKnown ? Date.now() : 0)
  }

  /**
   * Must be called before each progress write. If the reading position was fetched too long ago, or if the check after
   * a reload has failed, fetches the position again. Waits until the fetch has ended.
   * @returns function that the caller must call with the promise of the write
   * @throws NewerPositionOnOtherDeviceError while the position of another device is offered to the user
   */
  beforeWrite = async (): Promise<(write: Promise<unknown>) => void> => {
    if (this.includesOtherTabs || Date.now() - this.state.fetchedAt > this.options.maxAgeMs()) await this.check()
    else await this.fetching
    if (this.state.offer) throw new NewerPositionOnOtherDeviceError('newer position on another device')
    this.send({ type: 'write.allowed', time: Date.now() })
    return this.expectEcho
  }

  /**
   * Must be called with the promise of each progress write of this reader. The next progress event of the server is
   * then expected to report this write, and is not treated as a change by another device. If the server rejects the
   * write, no such event is expected.
   */
  private readonly expectEcho = (write: Promise<unknown>): void => {
    this.send({ type: 'write.sent', time: Date.now() })
    write.catch(() => this.send({ type: 'write.rejected' }))
  }

  /**
   * Must be called for each server event about the progress of this book. Fetches the reading position if another
   * device may have changed it.
   */
  onProgressEvent(): void {
    this.send({ type: 'server.progressChanged', time: Date.now() })
    if (this.state.fetch !== 'idle') void this.run()
  }

  /**
   * Fetches the reading position from the server, or waits for the fetch that is already running. Offers the position
   * to the user if another device has written it. Does nothing if the request fails.
   * @param includesOtherTabs whether to also offer a position that another tab of this device has written. The
   *   caller passes true after the browser has reloaded or restored the page. The value true then also applies to later
   *   fetches until a fetch succeeds.
   */
  check(includesOtherTabs = false): Promise<void> {
    this.includesOtherTabs ||= includesOtherTabs
    this.send({ type: 'fetch.requested' })
    return this.run()
  }

  /**
   * Ends the offer of the reading position of another device. Must be called after the user has accepted or declined
   * the offer. The reader can then write progress again.
   */
  decide(): void {
    this.send({ type: 'user.decided' })
    this.options.onOffer(undefined)
  }

  private send(event: OtherDevicePositionEvent): void {
    this.state = otherDevicePositionReducer(this.state, event)
  }

  /** Fetches the reading position from the server. If a fetch is already running, waits for this fetch. */
  private run(): Promise<void> {
    this.fetching ??= this.fetch()
    return this.fetching
  }

  private async fetch(): Promise<void> {
    let response: { readonly position: ServerReadingPosition | undefined } | undefined
    while (this.state.fetch !== 'idle') {
      response = await this.options.fetchPosition().then(
        position => ({ position }),
        () => undefined,
      )
      const before = this.state.offer
      this.send(
        response
          ? { type: 'fetch.succeeded', time: Date.now(), offered: this.foreignPosition(response.position) }
          : { type: 'fetch.failed' },
      )
      if (this.state.offer !== before) this.options.onOffer(this.state.offer)
      if (response && !this.state.offer) this.options.onNothingToOffer()
    }
    if (response) this.includesOtherTabs = false
    this.fetching = undefined
  }

  private foreignPosition(position: ServerReadingPosition | undefined): ServerReadingPosition | undefined {
    if (
      !position ||
      (position.isFromThisDevice && !this.includesOtherTabs) ||
      this.options.isOwnPosition(position.position.at)
    )
      return undefined
    return position
  }
}
