import { cfiOfPoint, cfiOfRange, pointsOfCfi } from '../cfi'
import type { ChapterHook, ShownChapter } from '../chapterHook'
import { type FlatText, flatTextOf } from '../flatText'
import type { Chapter, Publication } from '../publication'
import { headingsIn, titleAt } from '../search/readChapter'
import { type Span, topAt, topLayers } from './layers'
import { type Bookmark, chapterOfMark, type Highlight, longestQuote, markColours, wholeChapter } from './marks'
import { hitName, isDrawn, markStyle, nameOf, offsetAt, put, rangeOf } from './painting'
import { quoteOf, spanOfQuote, trimmedSpan, withoutTitle } from './quotes'

/** Words that a person chose, or a highlight that was tapped, and where they stand in the window. */
export interface Chosen {
  readonly mark: Bookmark
  readonly at: DOMRect
  /** The highlight is there already. */
  readonly isKept: boolean
  /** Tab was pressed: the menu takes the focus. Before, arrows with Shift choose on. */
  readonly isEntered: boolean
}

/** A stretch to be shown in passing: a hit of a search. */
export interface Flash extends Span {
  readonly chapter: number
}

type Placed = Span & { readonly mark: Highlight }

interface Watched extends ShownChapter {
  readonly flat: FlatText
  placed: readonly Placed[]
}

/** How long a selection rests before the menu comes. */
const calm = 300
const excerpt = 160
/**
 * The chapters in sight as somebody who marks sees them: paints highlights and hits without changing the document, so
 * that the identifiers of places hold, and tells what was chosen or tapped.
 */
export class MarkedChapters {
  /** Hears of words that were chosen or of a highlight that was tapped; undefined when nothing is chosen any more. */
  onChosen: (chosen: Chosen | undefined) => void = () => {}
  private readonly watched = new Set<Watched>()
  private highlights: readonly Highlight[] = []
  private flash: Flash | undefined
  private readonly publication: Publication

  constructor(publication: Publication) {
    this.publication = publication
  }

  readonly hook: ChapterHook = shown => {
    const { document } = shown.view
    const body = document.querySelector('body')
    if (!body) return undefined
    const watched: Watched = { ...shown, flat: flatTextOf(body), placed: [] }
    this.watched.add(watched)
    const sheet = document.createElement('style')
    sheet.textContent = markStyle
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

  /** Shows a stretch until another one is shown. */
  setFlash(flash: Flash | undefined): void {
    this.flash = flash
    for (const watched of this.watched) this.paint(watched)
  }

  /** The text was moved or laid out anew. */
  laidOut(): void {
    for (const watched of this.watched) if (isDrawn(watched)) this.paint(watched)
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
  bookmarkAt(chapter: Chapter, cfi: string | undefined, progression: number): Bookmark {
    const watched = [...this.watched].find(one => one.chapter.index === chapter.index)
    const point = watched && cfi ? pointsOfCfi(cfi, watched.view.document)?.start : undefined
    const start = watched && point ? watched.flat.offsetOf(point) : 0
    const mark = this.markAt(chapter, watched, start, progression)
    const end = start + mark.title.length + excerpt
    const words = watched ? quoteOf(watched.flat.text, { start, end }).replaceAll('\n', ' ') : ''
    const identifier = cfi ?? `epubcfi(/6/${(chapter.index + 1) * 2}${wholeChapter}`
    return { ...mark, cfi: identifier, text: withoutTitle(words, mark.title).slice(0, excerpt) }
  }

  private markAt(chapter: Chapter, watched: Watched | undefined, offset: number, progression: number) {
    const { chapters, toc } = this.publication
    const headings = watched ? headingsIn(watched.flat, watched.view.document, chapter, toc) : []
    return {
      created: Date.now(),
      chapter: chapter.index,
      path: chapter.path,
      progression,
      title: titleAt(offset, headings, chapter.index, chapters, toc),
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

  /** Tab leads from chosen words to what can be done with them. */
  private enterBy(event: KeyboardEvent, watched: Watched): void {
    if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    const chosen = this.chosenIn(watched)
    if (!chosen) return
    event.preventDefault()
    this.onChosen({ ...chosen, isEntered: true })
  }

  private chosenIn(watched: Watched): Chosen | undefined {
    const selection = watched.view.document.getSelection()
    if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
    const range = selection.getRangeAt(0)
    const { flat, chapter } = watched
    const span = trimmedSpan(flat.text, {
      start: flat.offsetOf({ node: range.startContainer, offset: range.startOffset }),
      end: flat.offsetOf({ node: range.endContainer, offset: range.endOffset }),
    })
    const [start, end] = span ? [flat.startAt(span.start), flat.endAt(span.end)] : []
    const cfi = start && end && cfiOfRange(start, end, chapter.index)
    if (!span || !cfi) return undefined
    const progression = span.start / Math.max(1, flat.text.length)
    const text = quoteOf(flat.text, span).slice(0, longestQuote)
    const mark = { ...this.markAt(chapter, watched, span.start, progression), cfi, text }
    return { mark, at: inWindow(range.getBoundingClientRect(), watched), isKept: false, isEntered: false }
  }

  private tapped(watched: Watched, { x, y }: { x: number; y: number }): boolean {
    const offset = offsetAt(watched, x, y)
    const found = offset === undefined ? undefined : topAt(watched.placed, offset)
    const box = found && rangeOf(watched, found)?.getBoundingClientRect()
    if (!found || !box || x < box.left - 4 || x > box.right + 4 || y < box.top - 4 || y > box.bottom + 4) return false
    this.onChosen({ mark: found.mark, at: inWindow(box, watched), isKept: true, isEntered: false })
    return true
  }

  private paint(watched: Watched): void {
    const { view, flat, chapter } = watched
    const { chapters } = this.publication
    watched.placed = this.highlights
      .filter(mark => chapterOfMark(mark, chapters) === chapter.index)
      .toSorted((one, other) => one.created - other.created)
      .flatMap(mark => {
        const points = pointsOfCfi(mark.cfi, view.document)
        const led = points && { start: flat.offsetOf(points.start), end: flat.offsetOf(points.end) }
        const span = spanOfQuote(flat, mark.text, led, mark.progression * flat.text.length)
        return span ? [{ ...span, mark }] : []
      })
    const layers = topLayers(watched.placed)
    for (const colour of markColours)
      put(
        watched,
        nameOf(colour),
        layers.filter(({ of }) => of.mark.colour === colour),
        0,
      )
    const { flash } = this
    put(watched, hitName, flash && flash.chapter === chapter.index ? [flash] : [], 1)
  }
}

function inWindow(box: DOMRect, { view }: Watched): DOMRect {
  const { x, y } = view.origin
  return new DOMRect(box.x + x, box.y + y, box.width, box.height)
}

/** The identifier of a hit of a search in a text of its chapter. */
export function cfiOfHit(flat: FlatText, { start }: Span, chapter: number): string | undefined {
  const point = flat.startAt(start)
  return point && cfiOfPoint(point, chapter)
}
