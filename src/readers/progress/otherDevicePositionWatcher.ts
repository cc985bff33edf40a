import type { ServerReadingPosition } from '../session/useReaderController'
import {
  createOtherDevicePositionState,
  type OtherDevicePositionEvent,
  otherDevicePositionReducer,
} from './otherDevicePositionReducer'
import { NewerPositionOnOtherDeviceError } from './progressQueue'

interface OtherDeviceWatcherOptions {
  readonly fetchPosition: () => Promise<ServerReadingPosition | undefined>
  /** Returns whether this reader has written the position `at` to the server. */
  readonly isOwnPosition: (at: string) => boolean
  /**
   * Returns the maximum age in milliseconds of the fetched position. Before a write, an older position is fetched
   * again.
   */
  readonly maxAgeMs: () => number
  /** Called with the position that is offered to the user; called with undefined when the offer ends. */
  readonly onOffer: (position: ServerReadingPosition | undefined) => void
}

/**
 * Detects reading positions of other devices while a book is open. Offers such a position to the user. Blocks progress
 * writes until the user decides. {@link otherDevicePositionReducer} determines when to fetch the position.
 */
export class OtherDevicePositionWatcher {
  private state = createOtherDevicePositionState(Date.now())
  private fetching: Promise<void> | undefined
  private readonly options: OtherDeviceWatcherOptions

  constructor(options: OtherDeviceWatcherOptions) {
    this.options = options
  }

  /**
   * Prepares a progress write. If the last fetched position is too old, first fetches the position from the server.
   * @returns function to call with the promise of the write
   * @throws NewerPositionOnOtherDeviceError while the position of another device is offered
   */
  beforeWrite = async (): Promise<(write: Promise<unknown>) => void> => {
    if (Date.now() - this.state.fetchedAt > this.options.maxAgeMs()) await this.check()
    else await this.fetching
    if (this.state.offer) throw new NewerPositionOnOtherDeviceError('newer position on another device')
    this.send({ type: 'write.allowed', time: Date.now() })
    return this.expectEcho
  }

  /**
   * Prepares for the progress event that the server will send for a write. The server sends one event for each
   * successful write and none for a rejected write.
   */
  private readonly expectEcho = (write: Promise<unknown>): void => {
    this.send({ type: 'write.sent', time: Date.now() })
    write.catch(() => this.send({ type: 'write.rejected' }))
  }

  /**
   * Called for each event of the server about the progress of this book. The event may start a fetch of the position.
   */
  onProgressEvent(): void {
    this.send({ type: 'server.progressChanged', time: Date.now() })
    if (this.state.fetch !== 'idle') void this.run(false)
  }

  /**
   * Fetches the position from the server now, and offers it if it comes from another device. Does nothing if the server
   * does not respond.
   * @param includesKnown whether to also offer positions that this device has written; true after the window was
   *   reloaded or restored
   */
  check(includesKnown = false): Promise<void> {
    this.send({ type: 'fetch.requested' })
    return this.run(includesKnown)
  }

  /** Ends the offer to open the position of another device, after the user has accepted or declined it. The reader may then write progress again. */
  decide(): void {
    this.send({ type: 'user.decided' })
    this.options.onOffer(undefined)
  }

  private send(event: OtherDevicePositionEvent): void {
    this.state = otherDevicePositionReducer(this.state, event)
  }

  /** Fetches the position on the server. If a fetch is already running, waits for this fetch. */
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
