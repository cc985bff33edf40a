import { ScrolledRenderer } from './scrolledRenderer'

/**
 * Renders a book whose chapters scroll separately (`rendition:flow` is `scrolled-doc`). A page turn at the end of a
 * chapter leads to the next chapter.
 */
export class ChapterByChapterScrolledRenderer extends ScrolledRenderer {
  override turnChapter(direction: 1 | -1): void {
    const chapter = this.nextChapter(direction)
    if (chapter !== undefined) this.show({ chapter, progression: 0 })
  }

  protected override async loadAndTurn(direction: 1 | -1): Promise<void> {
    const chapter = this.nextChapter(direction)
    if (chapter === undefined) return
    await this.open({ chapter, progression: direction === 1 ? 0 : 1 })
    this.handleMove()
  }

  /** Fetches the previous and next chapter without showing them. */
  protected override async fillStrip(): Promise<void> {
    const index = this.currentChapter()?.index
    if (index === undefined) return
    this.reportMissingChapter()
    for (const neighbor of [index + 1, index - 1]) void this.pool.fetch(neighbor).catch(() => {})
  }

  /** Returns the index of the next chapter in a direction. Undefined at the start and end of the book. */
  private nextChapter(direction: 1 | -1): number | undefined {
    const current = this.currentChapter()?.index
    const next = current === undefined ? undefined : current + direction
    return next !== undefined && this.options.book.chapters[next] ? next : undefined
  }
}
