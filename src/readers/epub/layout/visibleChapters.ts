import type { BookLayoutOptions } from '../locators/visibleLocation'
import type { ChapterView } from './chapterView'

type VisibleChaptersOptions = Pick<BookLayoutOptions, 'book' | 'onChapter' | 'onMissingChapter'>

/** Chapters that are displayed, with their listeners. */
export class VisibleChapters {
  /** Placeholder of a chapter that is missing, when one is visible. */
  missing: ChapterView | undefined
  private readonly removers = new Map<ChapterView, () => void>()
  private readonly options: VisibleChaptersOptions

  constructor(options: VisibleChaptersOptions) {
    this.options = options
  }

  get views(): readonly ChapterView[] {
    return [...this.removers.keys()]
  }

  display(view: ChapterView): void {
    if (this.removers.has(view)) return
    view.element.dataset.shown = 'true'
    view.refetchMissingFiles()
    const chapter = this.options.book.chapters[view.index]
    if (chapter) this.removers.set(view, this.options.onChapter(view, chapter))
  }

  hide(view: ChapterView): void {
    this.removers.get(view)?.()
    this.removers.delete(view)
    view.element.dataset.shown = 'false'
  }

  hideAll(): void {
    for (const view of this.views) this.hide(view)
    // A hidden frame keeps the focus and receives the keys. Gives them back to the window.
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur()
  }

  /** Reports when the placeholder of a missing chapter comes into view or leaves it. */
  reportMissing(inView: readonly ChapterView[]): void {
    const missing = inView.find(view => view.isMissing)
    if (missing === this.missing) return
    this.missing = missing
    this.options.onMissingChapter(missing)
  }
}
