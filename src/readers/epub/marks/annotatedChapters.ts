import type { ChapterRenderHook, RenderedChapter } from '../content/chapterRenderHook'
import { cfiOfPoint, cfiOfRange, parseCfi } from '../locators/cfi'
import { type FlatText, flattenText } from '../locators/flatText'
import type { Publication, SpineItem } from '../publication'
import { findHeadings, headingAt } from '../search/extractChapterText'
import {
  type Bookmark,
  chapterOfAnnotation,
  type Highlight,
  highlightColors,
  MAX_QUOTE_LENGTH,
  WHOLE_CHAPTER,
} from './annotations'
import {
  highlightName,
  highlightStyle,
  isPainted,
  paintHighlights,
  rangeOfSpan,
  SEARCH_HIGHLIGHT_NAME,
  textOffsetAt,
} from './highlightPainting'
import { findQuoteSpan, quoteText, trimSpan, withoutHeading } from './quoteText'
import { type TextSpan, topHighlightAt, visibleSegments } from './visibleSegments'

/** Text that the user selected, or a highlight that the user tapped, with its rectangle in the window. */
export interface TextSelection {
  readonly mark: Bookmark
  /** Bounding box in window coordinates, in CSS pixels. */
  readonly at: DOMRect
  /** True for a tapped highlight, false for newly selected text. */
  readonly isKept: boolean
  /** True after Tab: the menu takes the focus. Until then Shift with an arrow key extends the selection. */
  readonly isEntered: boolean
}

/** Span of a chapter that is highlighted temporarily, for example a search result. */
export interface FlashedRange extends TextSpan {
  readonly chapter: number
}

type Placed = TextSpan & { readonly mark: Highlight }

interface Watched extends RenderedChapter {
  readonly flat: FlatText
  placed: readonly Placed[]
}

/** Milliseconds without a selection change before the selection is reported. */
const calm = 300
/** Length of the text stored with a bookmark, in characters. */
const excerpt = 160

/**
 * Paints highlights and search results in the rendered chapters, and reports selected text and tapped highlights.
 * It does not change the content of the documents, so that CFIs stay valid.
 */
export class AnnotatedChapters {
  /** Called with the selected text or the tapped highlight, and with undefined when the selection is cleared. */
  onChosen: (chosen: TextSelection | undefined) => void = () => {}
  private readonly watched = new Set<Watched>()
  private highlights: readonly Highlight[] = []
  private flash: FlashedRange | undefined
  private readonly publication: Publication

  constructor(publication: Publication) {
    this.publication = publication
  }

  /** Registered for each rendered chapter. */
  readonly hook: ChapterRenderHook = shown => {
    const { document } = shown.view
    const body = document.querySelector('body')
    if (!body) return undefined
    const watched: Watched = { ...shown, flat: flattenText(body), placed: [] }
    this.watched.add(watched)
    const sheet = document.createElement('style')
    sheet.textContent = highlightStyle
    document.head?.append(sheet)
    this.paint(watched)
    const ended = new AbortController()
    this.listen(watched, ended.signal)
    return {
      stop: () => {
        ended.abort()
        sheet.remove()
        this.watched.delete(watched)
      },
      onTap: (_, point) => this.tapped(watched, point),
    }
  }

  setHighlights(highlights: readonly Highlight[]): void {
    this.highlights = highlights
    for (const watched of this.watched) this.paint(watched)
  }

  /** Highlights a span temporarily. Replaces the previous one; undefined removes it. */
  setFlash(flash: FlashedRange | undefined): void {
    this.flash = flash
    for (const watched of this.watched) this.paint(watched)
  }

  /** Repaints the highlights that do not follow the layout. Call it after scrolling or a layout change. */
  laidOut(): void {
    for (const watched of this.watched) if (isPainted(watched)) this.paint(watched)
  }

  /** Returns the flat text of a rendered chapter, by index in the reading order; undefined when it is not rendered. */
  textOf(chapter: number): FlatText | undefined {
    return [...this.watched].find(watched => watched.chapter.index === chapter)?.flat
  }

  /** Clears the text selection in all rendered chapters. */
  letGo(): void {
    for (const { view } of this.watched) view.document.getSelection()?.removeAllRanges()
  }

  /**
   * Creates a bookmark for a position on the current page.
   * @param cfi  first visible point; undefined bookmarks the start of the chapter
   * @param progression  position in the chapter, 0 to 1
   */
  bookmarkAt(chapter: SpineItem, cfi: string | undefined, progression: number): Bookmark {
    const watched = [...this.watched].find(rendered => rendered.chapter.index === chapter.index)
    const point = watched && cfi ? parseCfi(cfi, watched.view.document)?.start : undefined
    const start = watched && point ? watched.flat.offsetOf(point) : 0
    const mark = this.markAt(chapter, watched, start, progression)
    const end = start + mark.title.length + excerpt
    const words = watched ? quoteText(watched.flat.text, { start, end }).replaceAll('\n', ' ') : ''
    const identifier = cfi ?? `epubcfi(/6/${(chapter.index + 1) * 2}${WHOLE_CHAPTER}`
    return { ...mark, cfi: identifier, text: withoutHeading(words, mark.title).slice(0, excerpt) }
  }

  private markAt(chapter: SpineItem, watched: Watched | undefined, offset: number, progression: number) {
    const { chapters, toc } = this.publication
    const headings = watched ? findHeadings(watched.flat, watched.view.document, chapter, toc) : []
    return {
      created: Date.now(),
      chapter: chapter.index,
      path: chapter.path,
      progression,
      title: headingAt(offset, headings, chapter.index, chapters, toc),
    }
  }

  private listen(watched: Watched, signal: AbortSignal): void {
    const { document } = watched.view
    let pressed = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!pressed && !signal.aborted) this.onChosen(this.chosenIn(watched))
      }, calm)
    }
    const options = { signal, capture: true }
    document.addEventListener('pointerdown', () => (pressed = true), options)
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(
        type,
        () => {
          pressed = false
          look()
        },
        options,
      )
    document.addEventListener('keydown', event => this.enterBy(event, watched), options)
    document.addEventListener('selectionchange', look, options)
  }

  /** Moves the focus from the selection to its menu on Tab without modifiers. */
  private enterBy(event: KeyboardEvent, watched: Watched): void {
    if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    const chosen = this.chosenIn(watched)
    if (!chosen) return
    event.preventDefault()
    this.onChosen({ ...chosen, isEntered: true })
  }

  private chosenIn(watched: Watched): TextSelection | undefined {
    const selection = watched.view.document.getSelection()
    if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
    const range = selection.getRangeAt(0)
    const { flat, chapter } = watched
    const span = trimSpan(flat.text, {
      start: flat.offsetOf({ node: range.startContainer, offset: range.startOffset }),
      end: flat.offsetOf({ node: range.endContainer, offset: range.endOffset }),
    })
    const [start, end] = span ? [flat.startAt(span.start), flat.endAt(span.end)] : []
    const cfi = start && end && cfiOfRange(start, end, chapter.index)
    if (!span || !cfi) return undefined
    const progression = span.start / Math.max(1, flat.text.length)
    const text = quoteText(flat.text, span).slice(0, MAX_QUOTE_LENGTH)
    const mark = { ...this.markAt(chapter, watched, span.start, progression), cfi, text }
    return { mark, at: inWindow(range.getBoundingClientRect(), watched), isKept: false, isEntered: false }
  }

  private tapped(watched: Watched, { x, y }: { x: number; y: number }): boolean {
    const offset = textOffsetAt(watched, x, y)
    const found = offset === undefined ? undefined : topHighlightAt(watched.placed, offset)
    const box = found && rangeOfSpan(watched, found)?.getBoundingClientRect()
    if (!found || !box || x < box.left - 4 || x > box.right + 4 || y < box.top - 4 || y > box.bottom + 4) return false
    this.onChosen({ mark: found.mark, at: inWindow(box, watched), isKept: true, isEntered: false })
    return true
  }

  private paint(watched: Watched): void {
    const { view, flat, chapter } = watched
    const { chapters } = this.publication
    watched.placed = this.highlights
      .filter(mark => chapterOfAnnotation(mark, chapters) === chapter.index)
      .toSorted((one, other) => one.created - other.created)
      .flatMap(mark => {
        const points = parseCfi(mark.cfi, view.document)
        const led = points && { start: flat.offsetOf(points.start), end: flat.offsetOf(points.end) }
        const span = findQuoteSpan(flat, mark.text, led, mark.progression * flat.text.length)
        return span ? [{ ...span, mark }] : []
      })
    const layers = visibleSegments(watched.placed)
    for (const colour of highlightColors)
      paintHighlights(
        watched,
        highlightName(colour),
        layers.filter(({ of }) => of.mark.colour === colour),
        0,
      )
    const { flash } = this
    paintHighlights(watched, SEARCH_HIGHLIGHT_NAME, flash && flash.chapter === chapter.index ? [flash] : [], 1)
  }
}

function inWindow(box: DOMRect, { view }: Watched): DOMRect {
  const { x, y } = view.origin
  return new DOMRect(box.x + x, box.y + y, box.width, box.height)
}

/**
 * Returns the CFI of the start of a span, for example of a search result.
 * @param chapter  index in the reading order
 */
export function cfiOfSearchResult(flat: FlatText, { start }: TextSpan, chapter: number): string | undefined {
  const point = flat.startAt(start)
  return point && cfiOfPoint(point, chapter)
}
