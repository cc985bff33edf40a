import type { TextHighlight } from '../epubAnnotations'
import { convertTextSpanToDomRange, createXhtmlElement, type HighlightableChapter } from '../paintHighlights'
import type { TextSpan } from '../splitOverlappingTextSpans'

/** Text of a highlight in a chapter. */
export type HighlightSpan = TextSpan & { readonly mark: TextHighlight }

const LAYER_ELEMENT = 'longbox-notes'
const DESCRIBED_ATTRIBUTE = 'data-longbox-note'
const DESCRIBED_ELEMENTS = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dd, dt, figcaption, blockquote, pre, div'

/** Style sheet of the dots at highlights with a note. The white border separates a dot from dark pages and letters. */
export const noteMarkStyleSheet = `${LAYER_ELEMENT}{position:fixed;inset:0;pointer-events:none}${LAYER_ELEMENT}>*{position:absolute;box-sizing:border-box;width:10px;height:10px;border:2px solid #fff;border-radius:50%;background:#1d1b18;transform:translate(-50%,-50%)}`

/**
 * Draws a dot at each highlight with a note, and describes the notes to screen readers.
 * @param label  text before each note, for example `Note`
 */
export function showNotes(chapter: HighlightableChapter, spans: readonly HighlightSpan[], label: string): void {
  drawNoteMarks(chapter, spans)
  describeNotes(chapter, spans, label)
}

/**
 * Draws a dot at the end of each highlight with a note. Removes earlier dots. Must be called again after a layout
 * change. The dots are elements after the body, so that CFIs and text offsets stay valid.
 */
export function drawNoteMarks(chapter: HighlightableChapter, spans: readonly HighlightSpan[]): void {
  const { document } = chapter.view
  const oldLayer = document.querySelector(`html > ${LAYER_ELEMENT}`)
  const dots = spansWithNote(spans).flatMap(({ end }) => {
    const point = findEndPoint(convertTextSpanToDomRange(chapter, { start: end - 1, end }))
    if (!point) return []
    const dot = createXhtmlElement(document, 'longbox-note')
    Object.assign(dot.style, { left: `${point.x}px`, top: `${point.y}px` })
    return dot
  })
  if (dots.length === 0) {
    oldLayer?.remove()
    return
  }
  const layer = oldLayer ?? document.documentElement.appendChild(createXhtmlElement(document, LAYER_ELEMENT))
  layer.setAttribute('aria-hidden', 'true')
  layer.replaceChildren(...dots)
}

/**
 * Describes each note to screen readers, at the paragraph in which its highlight starts. Removes earlier descriptions.
 * Descriptions of the book stay unchanged.
 * @param label  text before each note, for example `Note`
 */
export function describeNotes(chapter: HighlightableChapter, spans: readonly HighlightSpan[], label: string): void {
  for (const element of chapter.view.document.querySelectorAll(`[${DESCRIBED_ATTRIBUTE}]`)) {
    element.removeAttribute(DESCRIBED_ATTRIBUTE)
    element.removeAttribute('aria-description')
  }
  for (const { start, mark } of spansWithNote(spans)) {
    const parent = chapter.flat.startAt(start)?.node.parentElement
    const element = parent?.closest(DESCRIBED_ELEMENTS) ?? parent
    const earlier = element?.getAttribute('aria-description')
    if (!element || (earlier && !element.hasAttribute(DESCRIBED_ATTRIBUTE))) continue
    element.setAttribute(DESCRIBED_ATTRIBUTE, '')
    element.setAttribute('aria-description', `${earlier ? `${earlier}\n` : ''}${label}: ${mark.note}`)
  }
}

const spansWithNote = (spans: readonly HighlightSpan[]) => spans.filter(({ mark }) => mark.note.trim() !== '')

/**
 * Returns the corner of a letter at which the dot is drawn, in CSS pixels of the iframe: after the letter, at the top of
 * a horizontal line or at the right of a vertical line.
 */
function findEndPoint(lastLetter: Range | undefined): { x: number; y: number } | undefined {
  const box = [...(lastLetter?.getClientRects() ?? [])].at(-1)
  const element = lastLetter?.endContainer.parentElement
  if (!box || !element) return undefined
  const { direction, writingMode } = getComputedStyle(element)
  if (writingMode.startsWith('vertical')) return { x: box.right, y: box.bottom }
  return { x: direction === 'rtl' ? box.left : box.right, y: box.top }
}
