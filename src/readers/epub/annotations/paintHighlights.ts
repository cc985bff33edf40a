import type { ChapterView } from '../layout/chapterView'
import type { FlatChapterText } from '../locators/flattenChapterText'
import type { TextSpan } from './splitOverlappingTextSpans'

/** Rendered chapter in which text can be highlighted. */
export interface HighlightableChapter {
  readonly view: ChapterView
  readonly flat: FlatChapterText
}

/** Name under which search results are registered in the CSS Custom Highlight API. */
export const SEARCH_RESULT_HIGHLIGHT_NAME = 'longbox-hit'
/** CSS class of the image whose alternative text is being read aloud. */
export const NARRATED_IMAGE_CSS_CLASS = 'longbox-spoken'
export const getCssHighlightName = (colour: string) => `longbox-${colour}`

const highlightColorValues: Readonly<Record<string, string>> = {
  yellow: '#ffe27a',
  green: '#b9e6a1',
  blue: '#a9d5ff',
  pink: '#ffc1d5',
  purple: '#d9c6ff',
  hit: '#ff9f43',
  spoken: '#8fe0d0',
}

const BOXES_ELEMENT = 'longbox-boxes'

/**
 * Style sheet of the highlights. Browsers without the CSS Custom Highlight API draw the highlights as boxes over the
 * text. The text under the boxes must stay readable. In the appearance `night`, the boxes are therefore translucent. In
 * all other appearances, `mix-blend-mode` multiplies the color of each box with the colors under the box.
 */
export const highlightStyleSheet = `${Object.entries(highlightColorValues)
  .map(
    ([colour, value]) =>
      `::highlight(${getCssHighlightName(colour)}){background-color:${value};color:#1d1b18}${BOXES_ELEMENT}>[data-of="${getCssHighlightName(colour)}"]{background:${value}}`,
  )
  .join(
    '',
  )}${BOXES_ELEMENT}{position:fixed;inset:0;pointer-events:none;mix-blend-mode:var(--longbox-blend,multiply);opacity:var(--longbox-veil,1)}${BOXES_ELEMENT}>*{position:absolute}.${NARRATED_IMAGE_CSS_CLASS}{outline:3px solid ${highlightColorValues.spoken}}`

/**
 * Highlights spans of text in a chapter. Removes earlier highlights with the same name. In browsers without the CSS
 * Custom Highlight API, draws boxes over each span.
 * @param priority a highlight with a higher priority covers highlights with a lower priority
 */
export function paintHighlights(
  chapter: HighlightableChapter,
  name: string,
  spans: readonly TextSpan[],
  priority: number,
): void {
  const window = chapter.view.document.defaultView as (Window & typeof globalThis) | null
  if (!window) return
  const registry = highlightRegistryOf(chapter)
  const ranges = spans.flatMap(span => convertTextSpanToDomRange(chapter, span) ?? [])
  if (!registry) {
    drawHighlightBoxes(chapter.view.document, name, ranges)
    return
  }
  if (ranges.length === 0) {
    registry.delete(name)
    return
  }
  const highlight = new window.Highlight(...ranges)
  highlight.priority = priority
  registry.set(name, highlight)
}

/**
 * Whether the browser has no CSS Custom Highlight API. Highlights are then drawn as boxes, which must be drawn again
 * after a layout change.
 */
export const needsHighlightRepaintAfterLayout = (chapter: HighlightableChapter): boolean =>
  highlightRegistryOf(chapter) === undefined

const highlightRegistryOf = ({ view }: HighlightableChapter): HighlightRegistry | undefined =>
  (view.document.defaultView as (Window & { CSS?: typeof CSS }) | null)?.CSS?.highlights

/**
 * Draws highlight boxes in an element after the body. The body does not change, so CFIs and text offsets stay valid.
 */
function drawHighlightBoxes(document: Document, name: string, ranges: readonly Range[]): void {
  const layer =
    document.querySelector(`html > ${BOXES_ELEMENT}`) ??
    document.documentElement.appendChild(createXhtmlElement(document, BOXES_ELEMENT))
  for (const oldBox of layer.querySelectorAll(`[data-of="${name}"]`)) oldBox.remove()
  for (const { left, top, width, height } of ranges.flatMap(range => [...range.getClientRects()])) {
    const box = createXhtmlElement(document, 'span')
    box.dataset.of = name
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    layer.append(box)
  }
}

/** Creates an element in the XHTML namespace, even if the document is an XML document. */
export const createXhtmlElement = (document: Document, name: string) =>
  document.createElementNS('http://www.w3.org/1999/xhtml', name) as HTMLElement

/** Converts a span of the chapter text to a DOM range. Returns undefined if the chapter has no text. */
export function convertTextSpanToDomRange(
  { flat, view }: HighlightableChapter,
  { start, end }: TextSpan,
): Range | undefined {
  const [from, to] = [flat.startAt(start), flat.endAt(end)]
  if (!from || !to) return undefined
  const range = view.document.createRange()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset)
  return range
}

/** Returns the boxes of a span of the chapter text, in CSS pixels of the window. */
export function measureTextSpanBoxes(chapter: HighlightableChapter, span: TextSpan): readonly DOMRect[] {
  const { x, y } = chapter.view.origin
  const boxes = convertTextSpanToDomRange(chapter, span)?.getClientRects() ?? []
  return [...boxes].map(box => new DOMRect(box.x + x, box.y + y, box.width, box.height))
}

/**
 * Converts a point of the iframe to an offset in the chapter text. If no text is at the point, uses nearby text that
 * the browser finds. Returns undefined if the browser finds no text.
 * @param x  horizontal coordinate in the iframe, in CSS pixels
 * @param y  vertical coordinate in the iframe, in CSS pixels
 */
export function getTextOffsetAtCoordinates(
  { view, flat }: HighlightableChapter,
  x: number,
  y: number,
): number | undefined {
  const document = view.document as Document & { caretPositionFromPoint?: Document['caretPositionFromPoint'] }
  const caret = document.caretPositionFromPoint?.(x, y)
  if (caret) return flat.offsetOf({ node: caret.offsetNode, offset: caret.offset })
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? flat.offsetOf({ node: range.startContainer, offset: range.startOffset }) : undefined
}
