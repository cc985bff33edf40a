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
import { watchSelection } from './watchSelection'

/** Words that a person chose, or a highlight that was tapped, and where they stand in the window. */
export interface TextSelection {
  readonly mark: Bookmark
  readonly at: DOMRect
  /** The highlight is there already. */
  readonly isKept: boolean
  /** Tab was pressed: the menu takes the focus. Before, arrows with Shift choose on. */
  readonly isEntered: boolean
}

/** A stretch to be shown in passing: a hit of a search. */
export interface FlashedRange extends TextSpan {
  readonly chapter: number
}

type Placed = TextSpan & { readonly mark: Highlight }

interface Watched extends RenderedChapter {
  readonly flat: FlatText
  placed: readonly Placed[]
}

const excerpt = 160
/**
 * The chapters in sight as somebody who marks sees them: paints highlights and hits without changing the document, so
 * that the identifiers of places hold, and tells what was chosen or tapped.
 */
export class AnnotatedChapters {
  /** Hears of words that were chosen or of a highlight that was tapped; undefined when nothing is chosen any more. */
  onChosen: (chosen: TextSelection | undefined) => void = () => {}
  private readonly watched = new Set<Watched>()
  private highlights: readonly Highlight[] = []
  private flash: FlashedRange | undefined
  private readonly publication: Publication

  constructor(publication: Publication) {
    this.publication = publication
  }

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
    watchSelection(document, ended.signal, {
      onRest: () => this.onChosen(this.chosenIn(watched)),
      onTab: () => this.enter(watched),
    })
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

  /** Shows a stretch until another one is shown. */
  setFlash(flash: FlashedRange | undefined): void {
    this.flash = flash
    for (const watched of this.watched) this.paint(watched)
  }

  /** The text was moved or laid out anew. */
  laidOut(): void {
    for (const watched of this.watched) if (isPainted(watched)) this.paint(watched)
  }

  /** The flat text of a chapter in sight. */
  textOf(chapter: number): FlatText | undefined {
    return [...this.watched].find(watched => watched.chapter.index === chapter)?.flat
  }

  /** Lets go of the words that are chosen. */
  letGo(): void {
    for (const { view } of this.watched) view.document.getSelection()?.removeAllRanges()
  }

  /**
   * A bookmark for a place in sight.
   * @param cfi  the first point that is shown; the beginning of the chapter when it is not known
   */
  bookmarkAt(chapter: SpineItem, cfi: string | undefined, progression: number): Bookmark {
    const watched = [...this.watched].find(one => one.chapter.index === chapter.index)
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

  /** Reports the selection when Tab moves the focus to its menu. Returns false without a selection. */
  private enter(watched: Watched): boolean {
    const chosen = this.chosenIn(watched)
    if (chosen) this.onChosen({ ...chosen, isEntered: true })
    return chosen !== undefined
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

/** The identifier of a hit of a search in a text of its chapter. */
export function cfiOfSearchResult(flat: FlatText, { start }: TextSpan, chapter: number): string | undefined {
  const point = flat.startAt(start)
  return point && cfiOfPoint(point, chapter)
}
