import { READER_STYLE_ELEMENT_ID } from '../content/adaptPublisherStyle'
import {
  type ChapterPageLayout,
  createChapterPageLayout,
  createEpubStyleSheet,
  type EpubAppearanceSettings,
} from '../content/createEpubStyleSheet'
import type { ChapterDomPoint } from '../locators/chapterDomPoints'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import type { ChapterView, PositionInChapter } from './chapterView'
import { ChapterViewPool } from './chapterViewPool'
import { EpubRendererNavigator } from './epubRendererNavigator'
import type { EpubRendererOptions } from './epubRendererOptions'
import { VisibleChapterManager } from './visibleChapterManager'

/**
 * Base class of the EPUB renderers: paginated, scrolled and fixed layout. Runs navigations in order, and reports the
 * location after each move. Changes of the layout keep the visible text in place.
 */
export abstract class EpubRenderer {
  protected appearance: EpubAppearanceSettings
  protected direction: 'ltr' | 'rtl'
  protected frame: ChapterPageLayout
  protected stopped = false
  /** Point of the text that stays visible when the window size or a setting changes. */
  protected anchor: ChapterDomPoint | undefined
  protected readonly pool: ChapterViewPool
  protected readonly host: HTMLElement
  protected readonly options: EpubRendererOptions
  private target: EpubLocation | undefined
  private readonly visible: VisibleChapterManager
  private readonly navigation: EpubRendererNavigator
  protected pendingReport = 0

  /**
   * Creates a renderer that shows no chapter.
   * @param chapterParent element that receives the chapters
   */
  constructor(host: HTMLElement, options: EpubRendererOptions, chapterParent: HTMLElement = host) {
    this.host = host
    this.options = options
    this.appearance = options.appearance
    this.direction = options.direction
    this.frame = this.measureFrame()
    this.pool = new ChapterViewPool(chapterParent, options, view => this.onChapterCreated(view))
    this.visible = new VisibleChapterManager(options)
    this.navigation = new EpubRendererNavigator({
      turnImmediately: direction => this.turnImmediately(direction),
      loadAndTurn: direction => this.loadAndTurn(direction),
      hasContent: () => this.currentChapter() !== undefined,
      isBlocked: () => this.isBlocked(),
      onWaiting: options.onWaiting,
      onFailed: options.onFailed,
      onContentMissing: failure => {
        options.onContentMissing(failure)
        // Reports the visible location again after a failed jump. Otherwise, the target of the failed jump would be
        // stored as the reading position.
        if (failure !== undefined) this.reportLocation(true)
      },
    })
  }

  show(location: EpubLocation): void {
    this.clearMissingContent()
    this.navigation.goTo(async () => {
      const target = this.targetOf(location)
      await this.open(target)
      this.clearMissingContent()
      this.handleArrival(target)
    })
  }

  /**
   * Returns the location that a jump to `location` must open. This is usually `location`. If the view shows a
   * placeholder page instead of the chapter, removes this page, so that the renderer loads the chapter again. In this
   * case, returns the target of the previous jump if that target is in the same chapter.
   */
  private targetOf(location: EpubLocation): EpubLocation {
    const failedTarget = this.target?.chapter === location.chapter ? this.target : location
    this.target = location
    if (!this.pool.hasPlaceholder(location.chapter)) return location
    this.hideChapters()
    this.pool.drop(location.chapter)
    this.target = failedTarget
    return failedTarget
  }

  /** Whether a navigation is running or waits for content. Page turns within loaded content do not count. */
  isNavigating(): boolean {
    return this.navigation.isNavigating()
  }

  /** Turns a page, or scrolls by nearly a screen. */
  turn(direction: 1 | -1): void {
    this.navigation.turn(direction)
  }

  /**
   * Goes to the start of the next or previous chapter. Only the layout with separately scrolled chapters implements
   * this function.
   */
  turnChapter(_direction: 1 | -1): void {}

  /** Returns the blob URL of an image. The URL is valid while the book is open. */
  imageUrl(path: string): Promise<string> {
    return this.options.texts.imageUrl(path)
  }

  /** Loads the missing style sheets, images and fonts of the visible chapters again. */
  retryMissingFiles(): void {
    for (const view of this.shown) view.refetchMissingFiles()
  }

  /** Repeats the failed navigation and shows a loading message. */
  tryAgain(): void {
    this.navigation.tryAgain()
  }

  /**
   * Loads the chapter that the visible placeholder page replaces. Goes to the target of the last jump if this target is
   * in the chapter, otherwise to the start of the chapter. Does nothing if no placeholder page is visible.
   */
  retryMissingChapter(): void {
    const { missing } = this.visible
    if (missing) this.show({ chapter: missing.index, progression: 0 })
  }

  /** Whether the next page in a direction is already laid out. If true, a page turn needs no wait. */
  protected abstract hasRoom(direction: 1 | -1): boolean

  /** Turns a page within the laid-out chapters. Returns false if another chapter is necessary. */
  protected abstract turnImmediately(direction: 1 | -1): boolean
  /** Loads the next chapter in a direction and turns to this chapter. Does nothing at the start and end of the book. */
  protected abstract loadAndTurn(direction: 1 | -1): Promise<void>

  /**
   * Scrolls by a few lines (`line`) or by nearly a screen (`screen`). Layouts with pages do not scroll.
   * @returns false if no scroll was possible, for example at the end of the loaded text
   */
  abstract scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean

  /** Applies a new appearance, page direction or window size. The reader stays at the same location. */
  abstract restyle(appearance: EpubAppearanceSettings, direction: 'ltr' | 'rtl'): void

  /**
   * Reports the location immediately if a report is waiting for the next paint.
   * @param which `'ends'` to report only if the start or end of the book is visible
   */
  flushLocationReport(which?: 'ends'): void {
    const view = this.currentChapter()
    if (!this.pendingReport || !view) return
    const { atStart, atEnd } = this.describeLocation(view)
    if (!which || atStart || atEnd) this.reportNow()
  }

  resize(): void {
    const { width, height } = this.measureFrame()
    if (width !== this.frame.width || height !== this.frame.height) this.restyle(this.appearance, this.direction)
  }

  stop(): void {
    this.flushLocationReport()
    this.stopped = true
    this.navigation.stop()
    this.hideChapters()
    this.reportMissingChapter()
    this.pool.close()
  }

  protected abstract open(location: EpubLocation): Promise<void>
  /** Returns the chapter of the current location. Undefined while no chapter is displayed. */
  protected abstract currentChapter(): ChapterView | undefined
  protected abstract describeLocation(
    view: ChapterView,
  ): Omit<VisibleEpubLocation, 'start' | 'byLayout'> & { progression: number }
  /**
   * Sets `anchor`, the point of the text that stays visible when the layout changes.
   * @param requestedPoint target of a jump. The default is the first visible point.
   */
  protected abstract updateAnchor(view: ChapterView, requestedPoint?: ChapterDomPoint): void
  /** Preloads the neighboring chapters. */
  protected abstract prepare(view: ChapterView): void

  /** Called for each new chapter before its layout. Subclasses override this function to prepare the chapter. */
  protected onChapterCreated(_view: ChapterView): void {}

  protected hideChapters(): void {
    this.visible.hideAll()
  }

  protected display(view: ChapterView): void {
    this.visible.display(view)
  }

  protected hide(view: ChapterView): void {
    this.visible.hide(view)
  }

  protected get shown(): readonly ChapterView[] {
    return this.visible.views
  }

  /** Displayed chapters that are at least partly visible in the window. */
  protected get viewsInWindow(): readonly ChapterView[] {
    return this.shown
  }

  protected reportMissingChapter(): void {
    this.visible.reportMissing(this.viewsInWindow)
  }

  /**
   * Lays out a chapter with the current appearance settings. If the settings change during the layout, lays out the
   * chapter again.
   */
  protected async layOut(index: number, frame?: ChapterPageLayout): Promise<ChapterView | undefined> {
    while (!this.stopped && this.options.book.chapters[index]) {
      const view = await this.waitForContent(this.pool.layOut(index, this.appearance, frame ?? this.frame))
      if (view) return view
    }
    return undefined
  }

  /** Waits until content has loaded. Another navigation cancels the wait. A long wait shows a loading message. */
  protected waitForContent<T>(content: Promise<T>): Promise<T> {
    return this.navigation.waitForContent(content)
  }

  /** Whether the user must wait for more content before reading can continue. */
  protected isBlocked(): boolean {
    return true
  }

  /** Reports the location after the next paint. Must be called after each navigation of the user. */
  protected handleMove(): void {
    this.clearMissingContent()
    this.pendingReport ||= requestAnimationFrame(() => setTimeout(() => this.reportNow()))
  }

  /**
   * Reports the visible location.
   * @param byLayout  true if a change of the layout moved the text, false if the user moved
   */
  protected reportLocation(byLayout = false): void {
    if (byLayout) this.handleNewLayout()
    const view = this.currentChapter()
    if (!view || this.stopped) return
    const { progression, ...location } = this.describeLocation(view)
    const cfi = this.anchor && view.cfiOf(this.anchor)
    const target = this.target?.chapter === view.index ? this.target : { chapter: view.index, progression: 0 }
    const start = view.isMissing ? target : { chapter: view.index, progression, ...(cfi && { cfi }) }
    this.options.onMoved({ start, ...location, byLayout })
    this.reportMissingChapter()
  }

  protected applyStyle(view: ChapterView, frame = this.frame): void {
    const style = createEpubStyleSheet(this.appearance, frame)
    const sheet = view.document.getElementById(READER_STYLE_ELEMENT_ID)
    if (sheet && sheet.textContent !== style) sheet.textContent = style
    view.relayout(frame)
  }

  protected measureFrame(): ChapterPageLayout {
    const { clientWidth, clientHeight } = this.host
    const book = { direction: this.direction, fixedLayout: this.options.book.fixedLayout }
    return createChapterPageLayout(
      { width: Math.max(200, clientWidth), height: Math.max(200, clientHeight) },
      this.appearance,
      book,
    )
  }

  /**
   * Adds a task that runs after all earlier tasks.
   * @param retry repeats the task. Called if the content for the task has failed to load and must be requested again.
   */
  protected enqueue(task: () => Promise<void>, retry?: () => void): void {
    this.navigation.enqueue(task, retry)
  }

  protected clearMissingContent(): void {
    this.navigation.clearMissing()
  }

  /**
   * Called after a change of the layout. A page turn may be waiting for a chapter that failed to load. If the new
   * layout contains further pages in the direction of the page turn, the wait ends.
   */
  protected handleNewLayout(): void {
    this.navigation.handleNewLayout(direction => this.hasRoom(direction))
  }

  /**
   * Converts a location to a position in its chapter. If the location contains a CFI or an element id, and the browser
   * renders the target of the CFI or id, returns the point of this target. Otherwise, returns the progression of the
   * location.
   */
  protected positionInChapter({ cfi, fragment, progression }: EpubLocation, view: ChapterView): PositionInChapter {
    const point = (cfi && view.pointOf(cfi)) || (fragment && view.pointOfElement(fragment))
    return point && view.isRendered(point) ? { point } : { fraction: progression }
  }

  /** Reports the location after a jump. Makes the target of the jump stay visible when the layout changes later. */
  protected handleArrival(location: EpubLocation): void {
    const view = this.currentChapter()
    if (!view) return
    this.setAnchor(view, location)
    this.reportLocation()
    this.prepare(view)
  }

  protected setAnchor(view: ChapterView, { cfi }: EpubLocation): void {
    this.updateAnchor(view, cfi ? view.pointOf(cfi) : undefined)
  }

  private reportNow(): void {
    cancelAnimationFrame(this.pendingReport)
    this.pendingReport = 0
    const view = this.currentChapter()
    if (!view) return
    this.updateAnchor(view)
    this.reportLocation()
    this.prepare(view)
  }
}
