import type { ReaderCommand } from '../input/keys/readerShortcuts'
import type { Point } from '../input/tapZones'
import type { BookViewerHandle } from '../session/bookViewer'
import type { ReaderSettingDefinition } from '../settings/readerSettingDefinitions'
import type { ReaderSheetsAndMenus, ReaderToolbarItem } from '../ui/sheets/readerSheetAndMenuDefinitions'
import type { PageSliderPosition } from '../ui/toolbars/PageSlider'
import type { ComicSpread } from './pages/createComicSpreads'

export type ReaderCommandHandlers = Partial<Record<ReaderCommand, () => void>>

/** Item of the overflow menu. The items are sorted by `order`. */
export interface ComicMenuItem extends ReaderToolbarItem {
  readonly order: number
}

/** Menus, sheets, settings and messages that comic tools such as zoom and bookmarks add to the reader interface. */
export interface ComicToolsUiContributions extends ReaderSheetsAndMenus {
  readonly menuItems?: readonly ComicMenuItem[]
  readonly settings?: readonly ReaderSettingDefinition[]
  /** Text for screen readers: the current page is loading or has failed to load. */
  readonly pageStatus?: string
  readonly isPageVisible?: PageSliderPosition['isVisible']
}

/** Command or page turn that a comic tool can handle before the viewer handles it. */
export type InterceptableReaderCommand = ReaderCommand | Parameters<NonNullable<BookViewerHandle['turnWithin']>>[0]

/** Command handlers, menu items and listeners that a comic tool registers, for example the tool for bookmarks. */
export interface ComicReaderContribution {
  readonly handlers?: ReaderCommandHandlers
  /**
   * Adds the menu items, sheets and settings of this tool to the given menu items, sheets and settings. Returns the
   * result.
   */
  readonly frame?: (additions: ComicToolsUiContributions) => ComicToolsUiContributions
  /**
   * Called with a command or page turn before the viewer handles it. Returns true if this tool has handled it. The
   * viewer then ignores it.
   */
  readonly intercept?: (input: InterceptableReaderCommand) => boolean
  /**
   * Called synchronously for each opened spread. `from` is 1 after a forward page turn, -1 after a backward page turn,
   * and 0 after a jump.
   */
  readonly onSpreadOpened?: (spread: ComicSpread, from: 1 | -1 | 0) => void
}

/**
 * Registry of the comic tools, such as zoom and bookmarks. A tool registers its commands and menu items after its code
 * has loaded. If no tool handles a command yet, the command waits in a queue.
 */
export class ComicCommandRegistry {
  /** Loads the code of the comic tools. Called when no registered tool handles a command. */
  declare onToolsNeeded?: () => void
  /** Element that contains the viewer; null before it is mounted. */
  declare surface: HTMLElement | null
  /** Position of the last double tap, in window coordinates. */
  declare lastDoubleTap: Point
  /** Page or page pair on the screen; undefined in webtoon mode. */
  declare spread: ComicSpread | undefined
  private tools: readonly ComicReaderContribution[] = []
  declare private readonly onFrameChange: (additions: ComicToolsUiContributions) => void
  private queue: ReaderCommand[] = []

  /**
   * Creates a registry without tools.
   * @param onFrameChange called when the menus, sheets and settings of the tools change
   */
  constructor(onFrameChange: (additions: ComicToolsUiContributions) => void) {
    this.onFrameChange = onFrameChange
  }

  perform(command: ReaderCommand): void {
    this.queue.push(command)
    if (!this.handlerOf(command)) this.onToolsNeeded?.()
    this.runQueue()
  }

  /**
   * Registers a tool. If several tools handle a command, the tool that was registered last handles it.
   * @returns function that removes the tool
   */
  register(tool: ComicReaderContribution): () => void {
    this.setTools(this.tools.concat(tool), tool)
    this.runQueue()
    return () =>
      this.setTools(
        this.tools.filter(other => other !== tool),
        tool,
      )
  }

  /**
   * Passes a command for a page turn or scroll to the tools, one after another, until a tool handles the command.
   * Returns whether a tool has handled the command.
   */
  intercept(input: InterceptableReaderCommand): boolean {
    return this.tools.some(tool => tool.intercept?.(input))
  }

  readonly notifyOpened: NonNullable<ComicReaderContribution['onSpreadOpened']> = (spread, from) => {
    this.spread = spread
    for (const tool of this.tools) tool.onSpreadOpened?.(spread, from)
  }

  private setTools(tools: readonly ComicReaderContribution[], changed: ComicReaderContribution): void {
    this.tools = tools
    if (changed.frame)
      this.onFrameChange(
        tools.reduce<ComicToolsUiContributions>((additions, tool) => tool.frame?.(additions) ?? additions, {}),
      )
  }

  /**
   * Runs each queued command for which a handler is registered. Waits for a microtask, so that all tools of a loaded
   * module can register before the first command runs.
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
