import type { TemporaryHighlight } from '../annotations/chapterAnnotator'
import { cssHighlightName, needsHighlightRepaint, paintHighlights } from '../annotations/paintHighlights'
import type { ChapterRenderHook, RenderedChapter } from '../content/chapterRenderHook'
import { type FlatChapterText, flattenChapterText } from '../locators/flattenChapterText'

interface HighlightedChapter extends RenderedChapter {
  /** Flat text; undefined until it is first needed. */
  flat?: FlatChapterText
}

/** Highlights the passage that is read aloud in the rendered chapters. */
export class SpokenPassageHighlighter {
  private readonly chapters = new Set<HighlightedChapter>()
  private passage: TemporaryHighlight | undefined

  readonly hook: ChapterRenderHook = rendered => {
    const chapter: HighlightedChapter = { ...rendered }
    this.chapters.add(chapter)
    this.paint(chapter)
    return { stop: () => this.chapters.delete(chapter) }
  }

  /** Highlights a passage instead of the previous passage; undefined removes it. */
  show(passage: TemporaryHighlight | undefined): void {
    this.passage = passage
    for (const chapter of this.chapters) this.paint(chapter)
  }

  /** Repaints a highlight that is drawn as boxes. Call it after scrolling or a layout change. */
  repaintAfterLayout(): void {
    for (const chapter of this.chapters)
      if (chapter.flat && needsHighlightRepaint({ ...chapter, flat: chapter.flat })) this.paint(chapter)
  }

  private paint(chapter: HighlightedChapter): void {
    const { passage } = this
    const isSpoken = passage?.chapter === chapter.chapter.index
    const flat = isSpoken ? this.flatTextOf(chapter) : chapter.flat
    if (flat) paintHighlights({ ...chapter, flat }, cssHighlightName('spoken'), passage && isSpoken ? [passage] : [], 2)
  }

  private flatTextOf(chapter: HighlightedChapter): FlatChapterText | undefined {
    const { body } = chapter.view.document
    if (body) chapter.flat ??= flattenChapterText(body)
    return chapter.flat
  }
}
