import type { Command } from '../input/keys/shortcuts'
import type { Point } from '../input/tapZones'
import type { Viewer } from '../session/viewer'
import type { SettingRow } from '../settings/readerSettings'
import type { SheetControls, ToolbarItem } from '../ui/sheets/sheets'
import type { SliderProgress } from '../ui/toolbars/PageSlider'
import type { Spread } from './pages/spreads'

/** Handlers by command, called with the page that was selected for the command, if any. */
export type CommandHandlers = Partial<Record<Command, (page?: number) => void>>

/** Item of the overflow menu with its rank among the items of all tools. */
export interface ComicMenuItem extends ToolbarItem {
  readonly order: number
}

/** What tools add to the reader frame. */
export interface FrameAdditions extends SheetControls {
  readonly more?: readonly ComicMenuItem[]
  readonly settings?: readonly SettingRow[]
  /** Message that the current page is loading or has failed. */
  readonly trouble?: string
  readonly shows?: SliderProgress['shows']
}

/** What a tool of the comic reader registers. */
export interface ComicTool {
  readonly handlers?: CommandHandlers
  readonly frame?: FrameAdditions
  /** Handles a turn or scroll within a zoomed page. Returns true when it was handled. */
  readonly detour?: (command: Command) => boolean
  /** Handles a turn by moving between panels. */
  readonly within?: NonNullable<Viewer['within']>
}

type SpreadListener = (spread: Spread, from: 1 | -1 | 0) => void

/**
 * Registry of the comic tools: zoom, transforms, bookmarks and the like register their handlers and menu items when
 * their code has loaded. Commands issued earlier are queued.
 */
export class CommandRegistry {
  /** Called when a command is issued that no registered handler supports yet. */
  onToolsNeeded: () => void = () => {}
  /** Element that contains the viewer. */
  surface: HTMLElement | null = null
  /** Position of the last double tap, in window coordinates. */
  tapped: Point = { x: 0, y: 0 }
  /** Page that the next command applies to, when two are visible. */
  selectedPage: number | undefined
  /** The open spread; undefined in a strip. */
  spread: Spread | undefined
  private readonly tools = new Set<ComicTool>()
  private readonly spreadListeners = new Set<SpreadListener>()
  private readonly frameListeners = new Set<() => void>()
  /** Commands without a handler with their pages, in the order in which they were issued. */
  private queue: (readonly [command: Command, page: number | undefined])[] = []
  private additions: FrameAdditions = {}

  /** Runs a command, or queues it until a handler is registered. */
  perform(command: Command): void {
    this.queue.push([command, this.selectedPage])
    this.selectedPage = undefined
    if (!this.handlerOf(command)) this.onToolsNeeded()
    this.runQueue()
  }

  /** Registers a tool; the handlers of the latest registration win. @returns function that removes the tool */
  register(tool: ComicTool): () => void {
    this.tools.add(tool)
    this.updateFrame(tool)
    this.runQueue()
    return () => {
      this.tools.delete(tool)
      this.updateFrame(tool)
    }
  }

  /** Returns whether a tool handled a turn or scroll within a zoomed page. */
  detour(command: Command): boolean {
    return [...this.tools].some(tool => tool.detour?.(command))
  }

  /** Returns whether a tool handled a turn between panels. */
  within(turn: 'user.next' | 'user.previous'): boolean {
    return [...this.tools].some(tool => tool.within?.(turn))
  }

  /** Returns what the registered tools add to the reader frame; the same object until it changes. */
  readonly frame = (): FrameAdditions => this.additions

  /** Registers a listener for changes of {@link frame}. Returns an unsubscribe function. */
  readonly onFrameChange = (listener: () => void): (() => void) => {
    this.frameListeners.add(listener)
    return () => this.frameListeners.delete(listener)
  }

  readonly opened: SpreadListener = (spread, from) => {
    this.spread = spread
    for (const listener of this.spreadListeners) listener(spread, from)
  }

  /** Registers a listener that is called synchronously on each turn. Returns an unsubscribe function. */
  onOpened(listener: SpreadListener): () => void {
    this.spreadListeners.add(listener)
    return () => this.spreadListeners.delete(listener)
  }

  private updateFrame({ frame }: ComicTool): void {
    if (!frame) return
    const frames = [...this.tools].flatMap(tool => tool.frame ?? [])
    const more = frames.flatMap(({ more = [] }) => more).sort((one, other) => one.order - other.order)
    this.additions = { ...Object.assign({}, ...frames), more }
    for (const listener of this.frameListeners) listener()
  }

  /**
   * Runs all queued commands that have a handler. Runs in a microtask: messages shown within the key press would be
   * replaced by the frame, and several registrations of one moment must complete first to keep the order of the
   * commands.
   */
  private runQueue(): void {
    queueMicrotask(() => {
      const issued = this.queue
      this.queue = issued.filter(([command]) => !this.handlerOf(command))
      for (const [command, page] of issued) this.handlerOf(command)?.(page)
    })
  }

  private handlerOf(command: Command) {
    return [...this.tools].findLast(tool => tool.handlers?.[command])?.handlers?.[command]
  }
}
