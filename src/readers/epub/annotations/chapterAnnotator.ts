import type { ChapterRenderHook, RenderedChapter } from '../content/chapterRenderHook'
import type { EpubPublication, SpineItem } from '../epubPublication'
import { createCfiOfDomRange, resolveCfi } from '../locators/epubCfi'
import { type FlatChapterText, flattenChapterText } from '../locators/flattenChapterText'
import { createCommonAnnotationFields, createEpubBookmark, type RenderedChapterText } from './createEpubBookmark'
import {
  type EpubBookmark,
  findChapterIndexOfAnnotation,
  highlightColors,
  MAX_HIGHLIGHT_TEXT_CHARS,
  type TextHighlight,
} from './epubAnnotations'
import { findTextSpanOfQuote, formatTextSpanAsQuote, trimSpanWhitespace } from './findTextSpanOfQuote'
import { drawNoteMarks, type HighlightSpan, noteMarkStyleSheet, showNotes } from './notes/noteMarks'
import {
  convertTextSpanToDomRange,
  getCssHighlightName,
  getTextOffsetAtCoordinates,
  highlightStyleSheet,
  measureTextSpanBoxes,
  needsHighlightRepaintAfterLayout,
  paintHighlights,
  SEARCH_RESULT_HIGHLIGHT_NAME,
} from './paintHighlights'
import { findTopmostTextSpanAt, splitOverlappingTextSpans, type TextSpan } from './splitOverlappingTextSpans'
import { createTextSelection, type TextSelection } from './textSelection/textSelection'
import { watchTextSelection } from './textSelection/watchTextSelection'

/** Text in a chapter that is highlighted temporarily, for example a search result. */
export interface TemporaryHighlight extends TextSpan {
  readonly chapter: number
}

interface AnnotatedChapter extends RenderedChapter, RenderedChapterText {
  highlightSpans: readonly HighlightSpan[]
}

/**
 * Paints highlights and search results in the visible chapters. Reports selected text and tapped highlights. Adds no
 * elements to the text, because additional elements would make CFIs invalid.
 */
export class ChapterAnnotator {
  /** Called with the selected text or the tapped highlight. Called with undefined when the selection is cleared. */
  onSelection: (selection: TextSelection | undefined) => void = () => {}
  private readonly renderedChapters = new Set<AnnotatedChapter>()
  private highlights: readonly TextHighlight[] = []
  private noteLabel = ''
  private temporaryHighlight: TemporaryHighlight | undefined
  /** Whether the last call of `onSelection` reported a tapped highlight, and not a text selection by the user. */
  private isHighlightTapped = false
  private readonly publication: EpubPublication

  constructor(publication: EpubPublication) {
    this.publication = publication
  }

  /** Runs when a chapter becomes visible. Paints the highlights of the chapter. Listens to text selections and taps. */
  readonly hook: ChapterRenderHook = rendered => {
    const { document } = rendered.view
    const body = document.querySelector('body')
    if (!body) return undefined
    const chapterState: AnnotatedChapter = { ...rendered, flat: flattenChapterText(body), highlightSpans: [] }
    this.renderedChapters.add(chapterState)
    const styleElement = document.createElement('style')
    styleElement.textContent = highlightStyleSheet + noteMarkStyleSheet
    document.head?.append(styleElement)
    this.paint(chapterState)
    const abortController = new AbortController()
    watchTextSelection(document, abortController.signal, {
      onRest: () => {
        const selection = this.readSelection(chapterState)
        // A tap on a highlight opens the menu without selecting text. An empty selection must not close this menu.
        if (selection || !this.isHighlightTapped) this.report(selection)
      },
      onTab: () => this.enter(chapterState),
    })
    return {
      stop: () => {
        abortController.abort()
        styleElement.remove()
        this.renderedChapters.delete(chapterState)
      },
      onTap: (_, position) => this.handleTap(chapterState, position),
      onLink: () => this.clearSelection(),
    }
  }

  /**
   * Shows the highlights, and a dot at each highlight with a note.
   * @param noteLabel  text before each note for screen readers, for example `Note`
   */
  setHighlights(highlights: readonly TextHighlight[], noteLabel: string): void {
    this.highlights = highlights
    this.noteLabel = noteLabel
    for (const chapterState of this.renderedChapters) this.paint(chapterState)
  }

  /**
   * Shows a temporary highlight and removes the previous temporary highlight.
   * @param temporaryHighlight  text to highlight; undefined to show none
   */
  setTemporaryHighlight(temporaryHighlight: TemporaryHighlight | undefined): void {
    this.temporaryHighlight = temporaryHighlight
    for (const chapterState of this.renderedChapters) this.paint(chapterState)
  }

  /**
   * Returns the boxes of the temporary highlight, in CSS pixels of the window. Boxes on other pages are outside of the
   * window. Returns no boxes if the chapter of the highlight is not displayed.
   */
  measureTemporaryHighlight(): readonly DOMRect[] {
    const { temporaryHighlight } = this
    if (!temporaryHighlight) return []
    return [...this.renderedChapters]
      .filter(({ chapter }) => chapter.index === temporaryHighlight.chapter)
      .flatMap(chapterState => measureTextSpanBoxes(chapterState, temporaryHighlight))
  }

  /**
   * Repaints the dots of notes after a scroll or a layout change. In browsers in which highlights are drawn as boxes,
   * also repaints the highlights.
   */
  repaintAfterLayout(): void {
    for (const chapterState of this.renderedChapters)
      if (needsHighlightRepaintAfterLayout(chapterState)) this.paint(chapterState)
      else drawNoteMarks(chapterState, chapterState.highlightSpans)
  }

  /**
   * Returns the text of a visible chapter as a single string. Returns undefined if the chapter is not visible.
   * @param chapter index in the reading order
   */
  flatTextOf(chapter: number): FlatChapterText | undefined {
    return [...this.renderedChapters].find(chapterState => chapterState.chapter.index === chapter)?.flat
  }

  clearSelection(): void {
    for (const { view } of this.renderedChapters) {
      const selection = view.document.getSelection()
      // Sets the cursor to the start of the cleared selection. The browser continues keyboard navigation at the cursor.
      if (selection && selection.rangeCount > 0) selection.collapseToStart()
    }
    this.report(undefined)
  }

  /**
   * Sets `isHighlightTapped` to false. Call this function after each page turn, because a page turn closes the menu of
   * a tapped highlight.
   */
  forgetTappedHighlight(): void {
    this.isHighlightTapped = false
  }

  private report(selection: TextSelection | undefined): void {
    this.isHighlightTapped = selection?.isHighlighted === true
    this.onSelection(selection)
  }

  /**
   * Creates a bookmark for the current page.
   * @param cfi  first visible point of the page; undefined for the start of the chapter
   * @param progression  position in the chapter, 0 to 1
   */
  createBookmark(chapter: SpineItem, cfi: string | undefined, progression: number): EpubBookmark {
    const rendered = [...this.renderedChapters].find(chapterState => chapterState.chapter.index === chapter.index)
    return createEpubBookmark(this.publication, chapter, rendered, cfi, progression)
  }

  /**
   * If text is selected, reports to the listener that the user moves the focus to the selection menu with the Tab key.
   * @returns whether text is selected
   */
  private enter(chapterState: AnnotatedChapter): boolean {
    const selection = this.readSelection(chapterState)
    if (selection) this.report({ ...selection, isEntered: true })
    return selection !== undefined
  }

  private readSelection(chapterState: AnnotatedChapter): TextSelection | undefined {
    const selection = chapterState.view.document.getSelection()
    if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
    const range = selection.getRangeAt(0)
    const { flat, chapter } = chapterState
    const span = trimSpanWhitespace(flat.text, {
      start: flat.offsetOf({ node: range.startContainer, offset: range.startOffset }),
      end: flat.offsetOf({ node: range.endContainer, offset: range.endOffset }),
    })
    const [start, end] = span ? [flat.startAt(span.start), flat.endAt(span.end)] : []
    const cfi = start && end && createCfiOfDomRange(start, end, chapter.index)
    if (!span || !cfi) return undefined
    const progression = span.start / Math.max(1, flat.text.length)
    const text = formatTextSpanAsQuote(flat.text, span).slice(0, MAX_HIGHLIGHT_TEXT_CHARS)
    const annotation = {
      ...createCommonAnnotationFields(this.publication, chapter, chapterState, span.start, progression),
      cfi,
      text,
    }
    return createTextSelection(annotation, range, chapterState)
  }

  /**
   * Reports a tapped highlight as the selection. A tap elsewhere clears this selection. Returns true to prevent any
   * further effect of the tap.
   */
  private handleTap(chapterState: AnnotatedChapter, { x, y }: { x: number; y: number }): boolean {
    const offset = getTextOffsetAtCoordinates(chapterState, x, y)
    const tappedSpan = offset === undefined ? undefined : findTopmostTextSpanAt(chapterState.highlightSpans, offset)
    const range = tappedSpan && convertTextSpanToDomRange(chapterState, tappedSpan)
    if (!tappedSpan || !range || !isNearRect(range.getBoundingClientRect(), x, y)) {
      const isMenuOpen = this.isHighlightTapped
      if (isMenuOpen) this.report(undefined)
      return isMenuOpen
    }
    this.report({ ...createTextSelection(tappedSpan.mark, range, chapterState), isHighlighted: true })
    return true
  }

  private paint(chapterState: AnnotatedChapter): void {
    const { view, flat, chapter } = chapterState
    const { chapters } = this.publication
    chapterState.highlightSpans = this.highlights
      .filter(annotation => findChapterIndexOfAnnotation(annotation, chapters) === chapter.index)
      .flatMap(annotation => {
        const points = resolveCfi(annotation.cfi, view.document)
        const cfiSpan = points && { start: flat.offsetOf(points.start), end: flat.offsetOf(points.end) }
        const span = findTextSpanOfQuote(flat, annotation.text, cfiSpan, annotation.progression * flat.text.length)
        return span ? [{ ...span, mark: annotation }] : []
      })
      .toSorted((first, second) => first.mark.created - second.mark.created)
    showNotes(chapterState, chapterState.highlightSpans, this.noteLabel)
    const segments = splitOverlappingTextSpans(chapterState.highlightSpans)
    for (const colour of highlightColors)
      paintHighlights(
        chapterState,
        getCssHighlightName(colour),
        segments.filter(({ span }) => span.mark.colour === colour),
        0,
      )
    const { temporaryHighlight } = this
    paintHighlights(
      chapterState,
      SEARCH_RESULT_HIGHLIGHT_NAME,
      temporaryHighlight && temporaryHighlight.chapter === chapter.index ? [temporaryHighlight] : [],
      1,
    )
  }
}

const isNearRect = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4
