import type { ServerReadingPosition } from '../session/useReaderController'
import {
  createOtherDeviceWatchState,
  type OtherDeviceWatchEvent,
  otherDeviceWatchReducer,
} from './otherDeviceWatchReducer'
import { OtherDeviceAheadError } from './progressQueue'

interface OtherDeviceWatcherOptions {
  /** Fetches the server's reading position. */
  readonly fetchPosition: () => Promise<ServerReadingPosition | undefined>
  /** Returns whether this reader is or was at a position. */
  readonly isOwnPosition: (at: string) => boolean
  /** Returns the age from which a fetched position is outdated, in milliseconds. */
  readonly maxAgeMs: () => number
  /** Called with the offered position, and with undefined when the offer ends. */
  readonly onOffer: (position: ServerReadingPosition | undefined) => void
}

/**
 * Detects reading positions of other devices while a book is open. Offers such a position to the user, and blocks
 * writes until the user decides. Runs the fetches that {@link otherDeviceWatchReducer} requests.
 */
export class OtherDevicePositionWatcher {
  private state = createOtherDeviceWatchState(Date.now())
  private fetching: Promise<void> | undefined
  private readonly options: OtherDeviceWatcherOptions

  constructor(options: OtherDeviceWatcherOptions) {
    this.options = options
  }

  /**
   * Must be called before each write. Fetches the position if the last fetched position is outdated.
   * @returns function that must be called with the promise of the write
   * @throws OtherDeviceAheadError while a position is offered
   */
  beforeWrite = async (): Promise<(write: Promise<unknown>) => void> => {
    if (Date.now() - this.state.fetchedAt > this.options.maxAgeMs()) await this.check()
    else await this.fetching
    if (this.state.offer) throw new OtherDeviceAheadError('newer position on another device')
    this.send({ type: 'write.allowed', time: Date.now() })
    return this.expectEcho
  }

  /** Counts the progress event that a write of this reader will cause, unless the server rejects the write. */
  private readonly expectEcho = (write: Promise<unknown>): void => {
    this.send({ type: 'write.sent', time: Date.now() })
    write.catch(() => this.send({ type: 'write.rejected' }))
  }

  /** Handles a progress event of this book. */
  onProgressEvent(): void {
    this.send({ type: 'server.progressChanged', time: Date.now() })
    if (this.state.fetch !== 'idle') void this.run(false)
  }

  /**
   * Fetches the position now. Does nothing when the server does not respond.
   * @param includesKnown  whether positions that this device has stored are offered too, for a window that was restored
   * from an older state
   */
  check(includesKnown = false): Promise<void> {
    this.send({ type: 'fetch.requested' })
    return this.run(includesKnown)
  }

  /** Ends the offer after the user's decision; writes are allowed again. */
  decide(): void {
    this.send({ type: 'user.decided' })
    this.options.onOffer(undefined)
  }

  private send(event: OtherDeviceWatchEvent): void {
    this.state = otherDeviceWatchReducer(this.state, event)
  }

  /** Waits for the running fetch, or starts a fetch. */
  private run(includesKnown: boolean): Promise<void> {
    this.fetching ??= this.fetch(includesKnown)
    return this.fetching
  }

  private async fetch(includesKnown: boolean): Promise<void> {
    while (this.state.fetch !== 'idle') {
      const response = await this.options.fetchPosition().then(
        position => ({ position }),
        () => undefined,
      )
      const before = this.state.offer
      this.send(
        response
          ? {
              type: 'fetch.succeeded',
              time: Date.now(),
              offered: this.foreignPosition(response.position, includesKnown),
            }
          : { type: 'fetch.failed' },
      )
      if (this.state.offer !== before) this.options.onOffer(this.state.offer)
    }
    this.fetching = undefined
  }

  private foreignPosition(
    position: ServerReadingPosition | undefined,
    includesKnown: boolean,
  ): ServerReadingPosition | undefined {
    if (!position || (position.isFromThisDevice && !includesKnown) || this.options.isOwnPosition(position.position.at))
      return undefined
    return position
  }
}
