import type { ReaderCommand } from '../input/keys/readerShortcuts'
import type { Point } from '../input/tapZones'
import type { BookViewer } from '../session/bookViewer'
import type { ReaderSettingRow } from '../settings/readerSettingRows'
import type { ReaderSheetsAndMenus, ReaderToolbarItem } from '../ui/sheets/readerSheetsAndMenus'
import type { PageSliderProgress } from '../ui/toolbars/PageSlider'
import type { ComicSpread } from './pages/createComicSpreads'

export type ReaderCommandHandlers = Partial<Record<ReaderCommand, () => void>>

/** Item of the overflow menu with its rank among the items of all tools. */
export interface ComicMenuItem extends ReaderToolbarItem {
  readonly order: number
}

/** Menus, sheets and messages that the comic tools add to the reader frame. */
export interface ComicReaderFrameAdditions extends ReaderSheetsAndMenus {
  readonly menuItems?: readonly ComicMenuItem[]
  readonly settings?: readonly ReaderSettingRow[]
  /** Message for screen readers: the current page is loading or has failed. */
  readonly pageStatus?: string
  readonly isPageVisible?: PageSliderProgress['isVisible']
}

/** Command or page turn that a tool may handle instead of the viewer. */
export type InterceptableReaderCommand = ReaderCommand | Parameters<NonNullable<BookViewer['turnWithin']>>[0]

/** Registration of a comic tool: command handlers, additions to the frame, and listeners. */
export interface ComicToolRegistration {
  readonly handlers?: ReaderCommandHandlers
  /**
   * Receives the additions of the tools that registered earlier. Returns them combined with the additions of this tool.
   */
  readonly frame?: (additions: ComicReaderFrameAdditions) => ComicReaderFrameAdditions
  /** Handles a turn or scroll within a zoomed page, or a turn between panels. Returns true when it was handled. */
  readonly intercept?: (input: InterceptableReaderCommand) => boolean
  /** Called synchronously with each opened spread, and with the direction of the turn (0 for a jump). */
  readonly onSpreadOpened?: (spread: ComicSpread, from: 1 | -1 | 0) => void
}

/**
 * Registry of the comic tools, such as zoom and bookmarks. A tool registers its command handlers and menu items when
 * its code has loaded. Commands issued earlier are queued. Fields are declared without a value where possible, because
 * this file is part of the first load.
 */
export class ComicCommandRegistry {
  /** Called when a command is issued that no registered handler supports yet. */
  declare onToolsNeeded?: () => void
  /** Element that contains the viewer; null before it is mounted. */
  declare surface: HTMLElement | null
  /** Position of the last double tap, in window coordinates. Set before the command that zooms there. */
  declare lastDoubleTap: Point
  /** The open spread; undefined in webtoon mode. */
  declare spread: ComicSpread | undefined
  private tools: readonly ComicToolRegistration[] = []
  declare private readonly onFrameChange: (additions: ComicReaderFrameAdditions) => void
  /** Commands without a handler, in the order in which they were issued. */
  private queue: ReaderCommand[] = []

  /** @param onFrameChange  called with the combined additions of all tools to the reader frame when they change */
  constructor(onFrameChange: (additions: ComicReaderFrameAdditions) => void) {
    this.onFrameChange = onFrameChange
  }

  /** Runs a command, or queues it until a handler is registered. */
  perform(command: ReaderCommand): void {
    this.queue.push(command)
    if (!this.handlerOf(command)) this.onToolsNeeded?.()
    this.runQueue()
  }

  /** Registers a tool; the handlers of the latest registration win. @returns function that removes the tool */
  register(tool: ComicToolRegistration): () => void {
    this.setTools(this.tools.concat(tool), tool)
    this.runQueue()
    return () =>
      this.setTools(
        this.tools.filter(other => other !== tool),
        tool,
      )
  }

  /** Returns whether a tool handled a turn or scroll. */
  intercept(input: InterceptableReaderCommand): boolean {
    return this.tools.some(tool => tool.intercept?.(input))
  }

  readonly notifyOpened: NonNullable<ComicToolRegistration['onSpreadOpened']> = (spread, from) => {
    this.spread = spread
    for (const tool of this.tools) tool.onSpreadOpened?.(spread, from)
  }

  private setTools(tools: readonly ComicToolRegistration[], changed: ComicToolRegistration): void {
    this.tools = tools
    if (changed.frame)
      this.onFrameChange(
        tools.reduce<ComicReaderFrameAdditions>((additions, tool) => tool.frame?.(additions) ?? additions, {}),
      )
  }

  /**
   * Runs all queued commands that have a handler. Waits for a microtask for two reasons: the frame would replace a
   * message that a command shows during the key press, and the commands keep their order only if all tools of the same
   * task are registered first.
   */
  private runQueue(): void {
    queueMicrotask(() => {
      const issued = this.queue
      this.queue = issued.filter(command => !this.handlerOf(command))
      for (const command of issued) this.handlerOf(command)?.()
    })
  }

  private handlerOf(command: ReaderCommand) {
    return this.tools.findLast(tool => tool.handlers?.[command])?.handlers?.[command]
  }
}
