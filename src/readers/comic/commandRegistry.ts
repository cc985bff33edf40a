import { createEmitter } from '../../preferences/emitter'
import type { Command } from '../input/keys/shortcuts'
import type { Point } from '../input/tapZones'
import type { Viewer } from '../session/viewer'
import type { Spread } from './pages/spreads'

type Deeds = Partial<Record<Command, () => void>>
type Opened = (spread: Spread, from: 1 | -1 | 0) => void

/**
 * Registry of comic commands. Handlers of zoom, transforms, bookmarks and the like register when their code has loaded;
 * commands issued earlier are queued.
 */
export class CommandRegistry {
  /** Called when a command is issued that no registered handler supports yet. */
  onWanted: () => void = () => {}
  /** Handles a turn or scroll within a zoomed page. Returns true when it was handled. */
  detour: (deed: Command) => boolean = () => false
  /** Handles a turn by moving between panels. Returns true when it was handled. Set only in the guided view. */
  declare within?: NonNullable<Viewer['within']>
  /** Element that contains the viewer. */
  surface: HTMLElement | null = null
  /** Position of the last double tap, in window coordinates. */
  tapped: Point = { x: 0, y: 0 }
  /** Page that the next command applies to, when two are visible. */
  meant: number | undefined
  private readonly offers = new Set<Deeds>()
  private readonly turned = createEmitter<Parameters<Opened>>()
  /** Commands without a handler, in the order in which they were issued. */
  private waiting: Command[] = []
  private shown: Spread | undefined

  /** Runs a command, or queues it until a handler is registered. */
  perform(deed: Command): void {
    this.waiting.push(deed)
    if (!this.ableTo(deed)) this.onWanted()
    this.begin()
  }

  /** Registers handlers; the latest registration wins. @returns function that removes them */
  offer(deeds: Deeds): () => void {
    this.offers.add(deeds)
    this.begin()
    return () => this.offers.delete(deeds)
  }

  /** The open spread; undefined in a strip. */
  get spread(): Spread | undefined {
    return this.shown
  }

  readonly opened: Opened = (spread, from) => {
    this.shown = spread
    this.turned.emit(spread, from)
  }

  /**
   * Runs all queued commands that have a handler. Runs in a microtask: messages shown within the key press would be
   * replaced by the frame, and several registrations of one moment must complete first to keep the order of the
   * commands.
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

  /** Registers a listener that is called synchronously on each turn. Returns an unsubscribe function. */
  readonly onOpened = this.turned.subscribe
}
