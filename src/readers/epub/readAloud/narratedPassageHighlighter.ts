import type { TemporaryHighlight } from '../annotations/chapterAnnotator'
import {
  getCssHighlightName,
  NARRATED_IMAGE_CSS_CLASS,
  needsHighlightRepaintAfterLayout,
  paintHighlights,
} from '../annotations/paintHighlights'
import type { ChapterRenderHook, RenderedChapter } from '../content/chapterRenderHook'
import { type FlatChapterText, flattenChapterText } from '../locators/flattenChapterText'
import type { MediaOverlayCssClasses, NarratedElementMark } from './overlay/markNarratedElement'

const SPOKEN_HIGHLIGHT = getCssHighlightName('spoken')

interface HighlightedChapter extends RenderedChapter {
  /** Text of the chapter as a single string. Undefined until a passage in this chapter is highlighted. */
  flat?: FlatChapterText
  marks?: NarratedElementMark | undefined
}

export interface NarratedPassage extends TemporaryHighlight {
  readonly elementId?: string
}

/**
 * Sets CSS classes on the element of a passage. Uses the classes that the book declares, and `defaultClasses` if the
 * book declares none.
 */
type NarratedElementMarker = (element: Element, defaultClasses: MediaOverlayCssClasses) => NarratedElementMark

/** Highlights the narrated passage in the rendered chapters. */
export class NarratedPassageHighlighter {
  private readonly chapters = new Set<HighlightedChapter>()
  private passage: NarratedPassage | undefined
  private markElement: NarratedElementMarker | undefined

  readonly hook: ChapterRenderHook = rendered => {
    const chapter: HighlightedChapter = { ...rendered }
    this.chapters.add(chapter)
    this.paint(chapter)
    return {
      stop: () => {
        this.chapters.delete(chapter)
        this.clear(chapter)
      },
    }
  }

  /**
   * Highlights a passage. Removes the highlight of the previous passage.
   * @param passage passage to highlight. Undefined to only remove the highlight.
   * @param markElement sets CSS classes on the element of the passage. Undefined if passages have no elements.
   */
  show(passage: NarratedPassage | undefined, markElement?: NarratedElementMarker): void {
    this.passage = passage
    this.markElement = markElement
    for (const chapter of this.chapters) this.paint(chapter)
  }

  /**
   * Draws the highlight again if it consists of boxes, because boxes do not move with the text. Call this function
   * after a scroll or a layout change.
   */
  repaintAfterLayout(): void {
    for (const chapter of this.chapters)
      if (chapter.flat && needsHighlightRepaintAfterLayout({ ...chapter, flat: chapter.flat })) this.paint(chapter)
  }

  private paint(chapter: HighlightedChapter): void {
    const { passage } = this
    this.clear(chapter)
    if (passage?.chapter !== chapter.chapter.index) return
    const flat = this.flatTextOf(chapter)
    if (!flat) return
    chapter.marks = this.mark(chapter)
    if (!chapter.marks?.isVisible) paintHighlights({ ...chapter, flat }, SPOKEN_HIGHLIGHT, [passage], 2)
  }

  private clear(chapter: HighlightedChapter): void {
    const { flat, marks } = chapter
    marks?.remove()
    chapter.marks = undefined
    if (flat) paintHighlights({ ...chapter, flat }, SPOKEN_HIGHLIGHT, [], 2)
  }

  /**
   * Sets CSS classes on the element of the passage. If the classes do not change the look of the element, `paint`
   * highlights the text of the passage instead.
   */
  private mark({ view }: HighlightedChapter): NarratedElementMark | undefined {
    const { passage } = this
    const element = passage?.elementId ? view.document.getElementById(passage.elementId) : null
    if (!passage || !element) return undefined
    const isImage = passage.start === passage.end
    return this.markElement?.(element, isImage ? { active: NARRATED_IMAGE_CSS_CLASS } : {})
  }

  private flatTextOf(chapter: HighlightedChapter): FlatChapterText | undefined {
    const { body } = chapter.view.document
    if (body) chapter.flat ??= flattenChapterText(body)
    return chapter.flat
  }
}
