import type { StoredPosition } from '../session/useReader'
import { ReadOnOtherDevice } from './progressQueue'

/** Events within this time after a write of this reader are treated as echoes of it, in milliseconds. */
const echo = 5_000

interface Told {
  /** Fetches the server's reading position. */
  readonly ask: () => Promise<StoredPosition | undefined>
  /** Returns whether this reader is or was at a position itself. */
  readonly isKnown: (at: string) => boolean
  /** Returns the largest age of a fetched position in milliseconds. */
  readonly trust: () => number
  /** Called with a position to offer; with undefined when the offer ends. */
  readonly onFound: (place: StoredPosition | undefined) => void
}

/**
 * Detects reading positions of other devices while a book is open. Such a position is offered to the user; writes are
 * blocked until the user decides.
 */
export class PositionWatcher {
  private found: StoredPosition | undefined
  private asking: Promise<void> | undefined
  private isOutdated = false
  private askedAt = Date.now()
  private lastWrite = 0
  /** Own writes whose event has not arrived yet. */
  private echoes = 0
  private readonly decided = new Set<string>()
  private readonly told: Told

  constructor(told: Told) {
    this.told = told
  }

  /**
   * Call before a write. Fetches the position when the last fetch is too old. Returns a function that must receive the
   * promise of the write.
   * Throws `ReadOnOtherDevice` while a position is offered.
   */
  beforeWrite = async (): Promise<(write: Promise<unknown>) => void> => {
    if (Date.now() - this.askedAt > this.told.trust()) await this.look()
    else await this.asking
    if (this.found) throw new ReadOnOtherDevice('newer position on another device')
    this.askedAt = Date.now()
    return this.writing
  }

  /** Expects an event for a write, unless the server rejects it. */
  private readonly writing = (write: Promise<unknown>): void => {
    if (Date.now() - this.lastWrite > echo) this.echoes = 0
    this.lastWrite = Date.now()
    this.echoes += 1
    write.catch(() => {
      this.echoes = Math.max(0, this.echoes - 1)
    })
  }

  /** Handles a progress event of this book. */
  changed(): void {
    if (this.echoes > 0 && Date.now() - this.lastWrite < echo) {
      this.echoes -= 1
      return
    }
    // A pending response may be older than the event.
    this.isOutdated = true
    void this.look()
  }

  /**
   * Fetches the position now. Does nothing when the server does not respond.
   * @param anyPlace  also offers positions known here, for a window that was restored from an older state
   */
  look(anyPlace = false): Promise<void> {
    this.asking ??= this.ask(anyPlace).finally(() => {
      this.asking = undefined
    })
    return this.asking
  }

  private async ask(anyPlace: boolean): Promise<void> {
    do {
      this.isOutdated = false
      try {
        const place = await this.told.ask()
        this.askedAt = Date.now()
        this.consider(place && anyPlace ? { ...place, isOurs: false } : place)
      } catch {}
    } while (this.isOutdated)
  }

  /** Ends the offer after the user's decision; writes are allowed again. */
  decide(): void {
    if (this.found) this.decided.add(this.found.position.at)
    this.found = undefined
    this.told.onFound(undefined)
  }

  private consider(place: StoredPosition | undefined): void {
    const isNews =
      place && !place.isOurs && !this.told.isKnown(place.position.at) && !this.decided.has(place.position.at)
    if (!isNews && !this.found) return
    this.found = isNews ? place : undefined
    this.told.onFound(this.found)
  }
}
