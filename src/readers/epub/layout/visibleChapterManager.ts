import type { ChapterView } from './chapterView'
import type { EpubRendererOptions } from './epubRendererOptions'

type VisibleChaptersOptions = Pick<EpubRendererOptions, 'book' | 'onChapter' | 'onMissingChapter'>

/** Shows and hides chapters, and attaches listeners to the visible chapters. */
export class VisibleChapterManager {
  /** Visible placeholder page of a chapter that could not be loaded. Undefined if no placeholder page is visible. */
  missing: ChapterView | undefined
  private readonly listenerRemovers = new Map<ChapterView, () => void>()
  private readonly options: VisibleChaptersOptions

  constructor(options: VisibleChaptersOptions) {
    this.options = options
  }

  get views(): readonly ChapterView[] {
    return [...this.listenerRemovers.keys()]
  }

  display(view: ChapterView): void {
    if (this.listenerRemovers.has(view)) return
    view.element.dataset.shown = 'true'
    view.refetchMissingFiles()
    const chapter = this.options.book.chapters[view.index]
    if (chapter) this.listenerRemovers.set(view, this.options.onChapter(view, chapter))
  }

  hide(view: ChapterView): void {
    this.listenerRemovers.get(view)?.()
    this.listenerRemovers.delete(view)
    view.element.dataset.shown = 'false'
  }

  hideAll(): void {
    for (const view of this.views) this.hide(view)
    // Removes the focus from an iframe, because a hidden iframe would still receive the keyboard events.
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur()
  }

  /**
   * Reports when a placeholder page of a missing chapter appears or disappears.
   * @param inView  chapters that are visible in the window
   */
  reportMissing(inView: readonly ChapterView[]): void {
    const missing = inView.find(view => view.isMissing)
    if (missing === this.missing) return
    this.missing = missing
    this.options.onMissingChapter(missing)
  }
}
