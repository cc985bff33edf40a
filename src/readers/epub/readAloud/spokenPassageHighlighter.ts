import type { TemporaryHighlight } from '../annotations/chapterAnnotator'
import {
  cssHighlightName,
  needsHighlightRepaint,
  paintHighlights,
  SPOKEN_IMAGE_CLASS,
} from '../annotations/paintHighlights'
import type { ChapterRenderHook, RenderedChapter } from '../content/chapterRenderHook'
import { type FlatChapterText, flattenChapterText } from '../locators/flattenChapterText'
import type { BookPackage } from '../package/bookPackage'

/** Whether a text is a valid class name. The browser throws an error for invalid names. */
const isClassName = (name: string): boolean => /^\S+$/.test(name)

interface HighlightedChapter extends RenderedChapter {
  /** Flat text of the chapter. Undefined before its first use. */
  flat?: FlatChapterText
  /** CSS classes that were added during narration, with their elements. */
  marks?: readonly (readonly [Element, string])[]
}

export interface SpokenPassage extends TemporaryHighlight {
  /** Id of the narrated element of a media overlay. */
  readonly elementId?: string
}

/**
 * CSS classes that a book declares for narration. If the book declares no class for the narrated element, the reader
 * highlights the text.
 */
export type OverlayClasses = BookPackage['overlayClasses']

/** Highlights the passage that is read aloud in the rendered chapters. */
export class SpokenPassageHighlighter {
  private readonly chapters = new Set<HighlightedChapter>()
  private passage: SpokenPassage | undefined
  private classes: OverlayClasses = {}

  readonly hook: ChapterRenderHook = rendered => {
    const chapter: HighlightedChapter = { ...rendered }
    this.chapters.add(chapter)
    this.paint(chapter)
    return { stop: () => this.chapters.delete(chapter) }
  }

  /**
   * Highlights a passage instead of the previous passage.
   * @param passage  undefined to remove the highlight
   */
  show(passage: SpokenPassage | undefined, classes: OverlayClasses = {}): void {
    this.passage = passage
    this.classes = classes
    for (const chapter of this.chapters) this.paint(chapter)
  }

  /** Repaints a highlight that is drawn as boxes. Call it after a scroll or a layout change. */
  repaintAfterLayout(): void {
    for (const chapter of this.chapters)
      if (chapter.flat && needsHighlightRepaint({ ...chapter, flat: chapter.flat })) this.paint(chapter)
  }

  private paint(chapter: HighlightedChapter): void {
    const { passage } = this
    const isSpoken = passage?.chapter === chapter.chapter.index
    const flat = isSpoken ? this.flatTextOf(chapter) : chapter.flat
    const hasOwnStyle = isSpoken && this.mark(chapter)
    if (!isSpoken) this.removeMarks(chapter)
    const spans = passage && isSpoken && !hasOwnStyle ? [passage] : []
    if (flat) paintHighlights({ ...chapter, flat }, cssHighlightName('spoken'), spans, 2)
  }

  /** Adds the CSS classes that the book declares for narration. Returns whether these classes highlight the passage. */
  private mark(chapter: HighlightedChapter): boolean {
    this.removeMarks(chapter)
    const { passage, classes } = this
    const { document } = chapter.view
    const element = passage?.elementId ? document.getElementById(passage.elementId) : null
    if (!passage || !element) return false
    const isImage = passage.start === passage.end
    const active = classes.active ?? (isImage ? SPOKEN_IMAGE_CLASS : undefined)
    const marks: (readonly [Element, string])[] = []
    if (active) marks.push([element, active])
    if (classes.playback) marks.push([document.documentElement, classes.playback])
    chapter.marks = marks.filter(([target, name]) => isClassName(name) && !target.classList.contains(name))
    for (const [target, name] of chapter.marks) target.classList.add(name)
    return active !== undefined
  }

  private removeMarks(chapter: HighlightedChapter): void {
    for (const [target, name] of chapter.marks ?? []) target.classList.remove(name)
    chapter.marks = []
  }

  private flatTextOf(chapter: HighlightedChapter): FlatChapterText | undefined {
    const { body } = chapter.view.document
    if (body) chapter.flat ??= flattenChapterText(body)
    return chapter.flat
  }
}
