import type { StoredPosition } from '../session/useReader'
import { ReadOnOtherDevice } from './progressQueue'

/** So long an event about this book may be the echo of a write of this reader, in milliseconds. */
const echo = 5_000

interface Told {
  /** Asks the server where the person is. */
  readonly ask: () => Promise<StoredPosition | undefined>
  /** Whether this reader is, or was, at a place by its own doing. */
  readonly isKnown: (at: string) => boolean
  /** For so long what was asked is believed, in milliseconds. */
  readonly trust: () => number
  /** Hears of a place to offer; of undefined when it is not offered any more. */
  readonly onFound: (place: StoredPosition | undefined) => void
}

/**
 * Looks out for places that the person reached on another device while a book lies open here. Such a place is offered, not
 * imposed; until it is decided which one counts nothing is written over it.
 */
export class PositionWatcher {
  private found: StoredPosition | undefined
  private asking: Promise<void> | undefined
  private isOutdated = false
  private askedAt = Date.now()
  private lastWrite = 0
  /** Own writes whose echo has not come yet. */
  private echoes = 0
  private readonly decided = new Set<string>()
  private readonly told: Told

  constructor(told: Told) {
    this.told = told
  }

  /** Before a write: asks when that was long ago. Throws while a place is offered. Gives what wants to know of the write itself. */
  beforeWrite = async (): Promise<(write: Promise<unknown>) => void> => {
    if (Date.now() - this.askedAt > this.told.trust()) await this.look()
    else await this.asking
    if (this.found) throw new ReadOnOtherDevice('read elsewhere')
    this.askedAt = Date.now()
    return this.writing
  }

  /** A write is on its way: the server will say that the progress changed, unless it refuses. */
  private readonly writing = (write: Promise<unknown>): void => {
    if (Date.now() - this.lastWrite > echo) this.echoes = 0
    this.lastWrite = Date.now()
    this.echoes += 1
    write.catch(() => {
      this.echoes = Math.max(0, this.echoes - 1)
    })
  }

  /** The server says that the progress of this book changed. */
  changed(): void {
    if (this.echoes > 0 && Date.now() - this.lastWrite < echo) {
      this.echoes -= 1
      return
    }
    // An answer that is on its way may have been given before.
    this.isOutdated = true
    void this.look()
  }

  /**
   * Asks the server now. One that does not answer has nothing to offer.
   * @param anyPlace  also a place that was known here before: a window that was brought back shows where it was left
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

  /** The person decided, one way or the other: what was offered may be written over. */
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
