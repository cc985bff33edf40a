import type { Command } from '../input/keys/shortcuts'
import type { Point } from '../input/tapZones'
import type { Viewer } from '../session/viewer'
import type { Spread } from './pages/spreads'

type Deeds = Partial<Record<Command, () => void>>
type Opened = (spread: Spread, from: 1 | -1 | 0) => void

/**
 * Where the first page and what comes later meet: zoom, treatments, bookmarks and the like are fetched when they are wanted,
 * and say here what they can do.
 */
export class CommandRegistry {
  /** Called when something is asked for that nobody here can do yet. */
  onWanted: () => void = () => {}
  /** Takes a turn for something else, such as moving on within an enlarged page; true when it did. */
  detour: (deed: Command) => boolean = () => false
  /** Leads on from panel to panel instead of turning; true when it did. There only while somebody is led. */
  declare within?: NonNullable<Viewer['within']>
  /** What the pages are drawn on. */
  surface: HTMLElement | null = null
  /** Where the last double tap was, in the window. */
  tapped: Point = { x: 0, y: 0 }
  /** Of two pages the one that the next deed is about. */
  meant: number | undefined
  private readonly offers = new Set<Deeds>()
  private readonly listeners = new Set<Opened>()
  /** What was asked for too early, in its order. */
  private waiting: Command[] = []
  private shown: Spread | undefined

  /** Does what a key or a button asks for, as soon as somebody can. */
  perform(deed: Command): void {
    this.waiting.push(deed)
    if (!this.ableTo(deed)) this.onWanted()
    this.begin()
  }

  /** Takes on deeds; whoever comes later comes first. @returns takes them back */
  offer(deeds: Deeds): () => void {
    this.offers.add(deeds)
    this.begin()
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

  /**
   * Does what can be done by now. Not within the key press: what it says would be wiped out by the frame, which shows what the
   * deed itself answers. Nor before everybody who comes along said what they can do: the order of the keys is kept.
   */
  private begin(): void {
    queueMicrotask(() => {
      const asked = this.waiting
      this.waiting = asked.filter(deed => !this.ableTo(deed))
      for (const deed of asked) this.ableTo(deed)?.[deed]?.()
    })
  }

  private ableTo(deed: Command): Deeds | undefined {
    return [...this.offers].findLast(offer => offer[deed])
  }

  /** Hears of each turn at once, in its own frame. */
  onOpened(listener: Opened): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
