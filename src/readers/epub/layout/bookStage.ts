import { READER_STYLE_ID } from '../content/adaptPublisherStyle'
import {
  type BookAppearance,
  createEpubStyleSheet,
  createPageFrame,
  type PageFrame,
} from '../content/createEpubStyleSheet'
import type { BookLocation } from '../locators/bookLocations'
import type { TextPoint } from '../locators/textPoints'
import type { BookLayoutOptions, VisibleLocation } from '../locators/visibleLocation'
import { ChapterPool } from './chapterPool'
import type { ChapterTarget, ChapterView } from './chapterView'
import { StageNavigation } from './stageNavigation'
import { VisibleChapters } from './visibleChapters'

/**
 * Base of all layouts of a book. Runs one navigation after the other, keeps a point of the text visible when the layout
 * changes, and reports the position after the paint of each move.
 */
export abstract class BookStage {
  protected appearance: BookAppearance
  protected direction: 'ltr' | 'rtl'
  protected frame: PageFrame
  protected stopped = false
  /** Point that stays visible when the layout changes. */
  protected anchor: TextPoint | undefined
  protected readonly pool: ChapterPool
  protected readonly host: HTMLElement
  protected readonly options: BookLayoutOptions
  /** Target of the last jump. */
  private target: BookLocation | undefined
  private readonly visible: VisibleChapters
  private readonly navigation: StageNavigation
  /** Animation frame after which the position is reported; 0 when no report waits. */
  private pendingReport = 0

  /** @param room  element that the chapters are put into */
  constructor(host: HTMLElement, options: BookLayoutOptions, room: HTMLElement = host) {
    this.host = host
    this.options = options
    this.appearance = options.appearance
    this.direction = options.direction
    this.frame = this.measureFrame()
    this.pool = new ChapterPool(room, options, view => this.onChapterCreated(view))
    this.visible = new VisibleChapters(options)
    this.navigation = new StageNavigation({
      turnImmediately: direction => this.turnImmediately(direction),
      loadAndTurn: direction => this.loadAndTurn(direction),
      hasContent: () => this.currentChapter() !== undefined,
      isBlocked: () => this.isBlocked(),
      onWaiting: options.onWaiting,
      onFailed: options.onFailed,
      onContentMissing: failure => {
        options.onContentMissing(failure)
        // The target is no longer the position to reopen the book at.
        if (failure !== undefined) this.reportLocation(true)
      },
    })
  }

  /** Goes to a location. */
  show(location: BookLocation): void {
    this.clearMissingContent()
    this.navigation.goTo(async () => {
      const target = this.targetOf(location)
      await this.open(target)
      this.clearMissingContent()
      this.handleArrival(target)
    })
  }

  /** Returns the location to open. A jump to a missing chapter loads it again and goes to the location wanted first. */
  private targetOf(location: BookLocation): BookLocation {
    const before = this.target?.chapter === location.chapter ? this.target : location
    this.target = location
    if (!this.pool.hasPlaceholder(location.chapter)) return location
    this.hideChapters()
    this.pool.drop(location.chapter)
    this.target = before
    return before
  }

  /** Turns a page, or scrolls nearly a screen; at the end of a chapter to the next one. */
  turn(direction: 1 | -1): void {
    this.navigation.turn(direction)
  }

  /** Returns the URL of an image of the book. It is valid while the book is open. */
  imageUrl(path: string): Promise<string> {
    return this.options.texts.imageUrl(path)
  }

  /** Requests missing styles and images of the visible chapters again. */
  retryMissingFiles(): void {
    for (const view of this.shown) view.refetchMissingFiles()
  }

  /** Requests the content of a failed navigation again and reports that it is on its way. */
  tryAgain(): void {
    this.navigation.tryAgain()
  }

  /** Requests the missing chapter whose placeholder is visible, and goes there. */
  retryMissingChapter(): void {
    const { missing } = this.visible
    if (missing) this.show({ chapter: missing.index, progression: 0 })
  }

  /** Returns whether a turn stays within what is laid out. */
  protected abstract hasRoom(direction: 1 | -1): boolean

  /** Turns within what is laid out. Returns false when the turn needs more than that. */
  protected abstract turnImmediately(direction: 1 | -1): boolean
  /** Turns to what has to be fetched or laid out first. Does nothing at the ends of the book. */
  protected abstract loadAndTurn(direction: 1 | -1): Promise<void>

  /** Scrolls inside the visible part. Returns false when nothing is left in that direction, or nothing scrolls. */
  abstract scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean

  /** Applies another appearance, direction or size and keeps the position. */
  abstract restyle(appearance: BookAppearance, direction: 'ltr' | 'rtl'): void

  /**
   * Reports a move immediately when its paint is still awaited.
   * @param which  only when the start or the end of the book is visible
   */
  flushLocationReport(which?: 'ends'): void {
    const view = this.currentChapter()
    if (!this.pendingReport || !view) return
    const { atStart, atEnd } = this.location(view)
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

  protected abstract open(location: BookLocation): Promise<void>
  /** Returns the chapter of the current position. */
  protected abstract currentChapter(): ChapterView | undefined
  protected abstract location(view: ChapterView): Omit<VisibleLocation, 'start' | 'byLayout'> & { progression: number }
  /**
   * Determines the point that stays visible, after a move.
   * @param requestedPoint  the requested point
   */
  protected abstract updateAnchor(view: ChapterView, requestedPoint?: TextPoint): void
  /** Prepares the chapters that come next. */
  protected abstract prepare(view: ChapterView): void

  /** Called with each chapter that is put into the host, before it is laid out. */
  protected onChapterCreated(_view: ChapterView): void {}

  /** Hides all chapters. */
  protected hideChapters(): void {
    this.visible.hideAll()
  }

  protected display(view: ChapterView): void {
    this.visible.display(view)
  }

  protected hide(view: ChapterView): void {
    this.visible.hide(view)
  }

  /** Chapters that are displayed. */
  protected get shown(): readonly ChapterView[] {
    return this.visible.views
  }

  /** Displayed chapters within the view. */
  protected get viewsInWindow(): readonly ChapterView[] {
    return this.shown
  }

  protected reportMissingChapter(): void {
    this.visible.reportMissing(this.viewsInWindow)
  }

  /** Lays a chapter out in the current appearance. A chapter that is discarded meanwhile is laid out again. */
  protected async layOut(index: number, frame?: PageFrame): Promise<ChapterView | undefined> {
    while (!this.stopped && this.options.book.chapters[index]) {
      const view = await this.waitForContent(this.pool.layOut(index, this.appearance, frame ?? this.frame))
      if (view) return view
    }
    return undefined
  }

  /** Waits for content until another navigation cancels the wait; reports when it takes long. */
  protected waitForContent<T>(content: Promise<T>): Promise<T> {
    return this.navigation.waitForContent(content)
  }

  /** Returns whether nothing can be read before the awaited content is there. */
  protected isBlocked(): boolean {
    return true
  }

  /** Call when the user moved. The position is reported after the paint. */
  protected handleMove(): void {
    this.clearMissingContent()
    this.pendingReport ||= requestAnimationFrame(() => setTimeout(() => this.reportNow()))
  }

  /** Reports the position. @param byLayout  the layout changed around the position; the user did not move */
  protected reportLocation(byLayout = false): void {
    if (byLayout) this.handleNewLayout()
    const view = this.currentChapter()
    if (!view || this.stopped) return
    const { progression, ...location } = this.location(view)
    const cfi = this.anchor && view.cfiOf(this.anchor)
    const target = this.target?.chapter === view.index ? this.target : { chapter: view.index, progression: 0 }
    const start = view.isMissing ? target : { chapter: view.index, progression, ...(cfi && { cfi }) }
    this.options.onMoved({ start, ...location, byLayout })
    this.reportMissingChapter()
  }

  /** Applies the style of the current appearance to a chapter and lays it out again. */
  protected applyStyle(view: ChapterView, frame = this.frame): void {
    const style = createEpubStyleSheet(this.appearance, frame)
    const sheet = view.document.getElementById(READER_STYLE_ID)
    if (sheet && sheet.textContent !== style) sheet.textContent = style
    view.relayout(frame)
  }

  protected measureFrame(): PageFrame {
    const { clientWidth, clientHeight } = this.host
    const book = { direction: this.direction, fixedLayout: this.options.book.fixedLayout }
    return createPageFrame(
      { width: Math.max(200, clientWidth), height: Math.max(200, clientHeight) },
      this.appearance,
      book,
    )
  }

  /**
   * Runs a task after those before it.
   * @param retry  starts the task again when its content is missing; what is visible stays there until then
   */
  protected enqueue(task: () => Promise<void>, retry?: () => void): void {
    this.navigation.enqueue(task, retry)
  }

  protected clearMissingContent(): void {
    this.navigation.clearMissing()
  }

  /** Call after a new layout: a turn to missing content that has room now is left to the user. */
  protected handleNewLayout(): void {
    this.navigation.handleNewLayout(direction => this.hasRoom(direction))
  }

  /** Returns the exact point when the location names one that is visible, otherwise its fraction of the chapter. */
  protected positionInChapter({ cfi, fragment, progression }: BookLocation, view: ChapterView): ChapterTarget {
    const point = (cfi && view.pointOf(cfi)) || (fragment && view.pointOfElement(fragment))
    return point && view.isRendered(point) ? { point } : { fraction: progression }
  }

  /** Pins the position to the requested location until the user moves. */
  protected handleArrival(location: BookLocation): void {
    const view = this.currentChapter()
    if (!view) return
    this.setAnchor(view, location)
    this.reportLocation()
    this.prepare(view)
  }

  protected setAnchor(view: ChapterView, { cfi }: BookLocation): void {
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
