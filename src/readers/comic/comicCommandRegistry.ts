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

/** Menus, sheets, settings and messages that comic features such as zoom and bookmarks add to the reader interface. */
export interface ComicUiContributions extends ReaderSheetsAndMenus {
  readonly menuItems?: readonly ComicMenuItem[]
  readonly settings?: readonly ReaderSettingDefinition[]
  /** Text for screen readers: a visible page is loading or has failed to load. */
  readonly pageStatus?: string
  readonly isPageVisible?: PageSliderPosition['isVisible']
}

/** Command or page turn that a comic feature can handle before the reader or the viewer handles it. */
export type InterceptableReaderCommand = ReaderCommand | Parameters<NonNullable<BookViewerHandle['turnWithin']>>[0]

/** Command handlers, menu items and listeners that a comic feature, for example bookmarks, registers. */
export interface ComicReaderContribution {
  readonly handlers?: ReaderCommandHandlers
  /**
   * Adds the menu items, sheets and settings of this comic feature to `additions`. Returns the result.
   * @param additions menu items, sheets and settings of the features that were registered before this feature
   */
  readonly frame?: (additions: ComicUiContributions) => ComicUiContributions
  /**
   * Called with a command or page turn before the reader or the viewer handles it. Returns true if the comic feature
   * has handled the command or page turn. The reader and the viewer then do nothing.
   */
  readonly intercept?: (input: InterceptableReaderCommand) => boolean
  /**
   * Called synchronously for each opened spread. `from` is 1 after a forward page turn, -1 after a backward page turn,
   * and 0 after a jump or a layout change.
   */
  readonly onSpreadOpened?: (spread: ComicSpread, from: 1 | -1 | 0) => void
}

/**
 * Registry of the contributions of the comic features, such as zoom and bookmarks. A feature registers its commands and
 * menu items after its code has loaded. If no feature handles a command yet, the command waits in a queue.
 */
export class ComicCommandRegistry {
  /**
   * Loads the code of the comic features. Called when no registered feature handles a command, and when the guided view
   * is on.
   */
  declare onFeaturesNeeded?: () => void
  /** Called when the book is closed, while its viewer is still mounted. */
  declare onBookClosing?: () => void
  /** Element that contains the viewer; null before this element is mounted. */
  declare surface: HTMLElement | null
  /** Position of the last double tap, in window coordinates. */
  declare lastDoubleTap: Point
  /** Page or page pair on the screen. Outdated or undefined in webtoon mode. */
  declare spread: ComicSpread | undefined
  private contributions: readonly ComicReaderContribution[] = []
  declare private readonly onFrameChange: (additions: ComicUiContributions) => void
  private queue: ReaderCommand[] = []

  /**
   * Creates an empty registry. The features of the reader register themselves later.
   * @param onFrameChange called when the menus, sheets and settings of the features change
   */
  constructor(onFrameChange: (additions: ComicUiContributions) => void) {
    this.onFrameChange = onFrameChange
  }

  perform(command: ReaderCommand): void {
    this.queue.push(command)
    if (!this.handlerOf(command)) this.onFeaturesNeeded?.()
    this.runQueue()
  }

  /**
   * Registers the command handlers, menu items and listeners of a feature. If several features have a handler for the
   * same command, the handler of the feature that was registered last runs.
   * @returns function that removes the handlers, menu items and listeners of the feature
   */
  register(contribution: ComicReaderContribution): () => void {
    this.setContributions(this.contributions.concat(contribution), contribution)
    this.runQueue()
    return () =>
      this.setContributions(
        this.contributions.filter(other => other !== contribution),
        contribution,
      )
  }

  /**
   * Passes a command (for example a page turn) to the function `intercept` of each feature, in the order of
   * registration. Stops when a feature handles the command. Returns whether a feature has handled the command.
   */
  intercept(input: InterceptableReaderCommand): boolean {
    return this.contributions.some(contribution => contribution.intercept?.(input))
  }

  readonly notifyOpened: NonNullable<ComicReaderContribution['onSpreadOpened']> = (spread, from) => {
    this.spread = spread
    for (const contribution of this.contributions) contribution.onSpreadOpened?.(spread, from)
  }

  private setContributions(contributions: readonly ComicReaderContribution[], changed: ComicReaderContribution): void {
    this.contributions = contributions
    if (changed.frame)
      this.onFrameChange(
        contributions.reduce<ComicUiContributions>(
          (additions, contribution) => contribution.frame?.(additions) ?? additions,
          {},
        ),
      )
  }

  /**
   * Runs each queued command for which a handler is registered. Waits for a microtask, so that all features of a loaded
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
    return this.contributions.findLast(({ handlers }) => handlers?.[command])?.handlers?.[command]
  }
}
