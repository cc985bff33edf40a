import type { Deed } from '../shortcuts'
import type { Point } from '../tapZones'
import type { Spread } from './spreads'

type Deeds = Partial<Record<Deed, () => void>>
type Opened = (spread: Spread, from: 1 | -1 | 0) => void

/**
 * Where the first page and what comes later meet: zoom, treatments, bookmarks and the like are fetched when they are wanted,
 * and say here what they can do.
 */
export class Desk {
  /** Called when something is asked for that nobody here can do yet. */
  onWanted: () => void = () => {}
  /** Takes a turn for something else, such as moving on within an enlarged page; true when it did. */
  detour: (deed: Deed) => boolean = () => false
  /** What the pages are drawn on. */
  surface: HTMLElement | null = null
  /** Where the last double tap was, in the window. */
  tapped: Point = { x: 0, y: 0 }
  private readonly offers = new Set<Deeds>()
  private readonly listeners = new Set<Opened>()
  private waiting: Deed | undefined
  private shown: Spread | undefined

  /** Does what a key or a button asks for, as soon as somebody can. */
  perform(deed: Deed): void {
    const able = [...this.offers].findLast(offer => offer[deed])
    // Not within the key press: what it says would be wiped out by the frame, which shows what the deed itself answers.
    if (able) queueMicrotask(() => able[deed]?.())
    else {
      this.waiting = deed
      this.onWanted()
    }
  }

  /** Takes on deeds; whoever comes later comes first. @returns takes them back */
  offer(deeds: Deeds): () => void {
    this.offers.add(deeds)
    const { waiting } = this
    if (waiting && deeds[waiting]) {
      this.waiting = undefined
      deeds[waiting]()
    }
    return () => this.offers.delete(deeds)
  }

  /** The pages side by side that are shown; none in a strip. */
  get spread(): Spread | undefined {
    return this.shown
  }

  readonly opened: Opened = (spread, from) => {
    this.shown = spread
    for (const listener of this.listeners) listener(spread, from)
  }

  /** Hears of each turn at once, in its own frame. */
  onOpened(listener: Opened): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
