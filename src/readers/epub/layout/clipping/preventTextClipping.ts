import { type ChapterPageLayout, getColumnTextWidthPx } from '../../content/createEpubStyleSheet'
import { TEXT_CLIPPING_PREVENTION_ATTRIBUTE } from '../../content/publisher/createTextClippingPreventionCssRules'
import { findTextClippingCandidates } from './findTextClippingCandidates'

/**
 * Maximum number of passes over the boxes of a chapter. A pass changes only the outermost boxes that clip text. After
 * this change, the boxes inside may have enough room. The last pass changes all boxes that still clip text.
 */
const MAX_PASSES = 4
/**
 * Maximum number of passes over the boxes of a chapter with more than `LARGE_CHAPTER_ELEMENTS` elements. Each pass lays
 * out the whole chapter, which takes up to half a second.
 */
const MAX_PASSES_OF_LARGE_CHAPTERS = 2
const LARGE_CHAPTER_ELEMENTS = 2_000
const TOLERANCE_PX = 2
/** If text extends beyond its box by at most this length in CSS pixels, the clipping of the text is not visible. */
const CLIPPED_TOLERANCE_PX = 8
/**
 * If the content of a box extends beyond the box by at most this length in CSS pixels, the box stays unchanged. The
 * length is less than the height of a line. Content that extends further, for example below its box, could cover other
 * text, so the box is turned into an ordinary block.
 */
const COVERED_TOLERANCE_PX = 20
/** Number of characters above which a chapter is treated as running text. A title page has fewer characters. */
const MIN_PROSE_CHARS = 300
/** Minimum readable width of a text, as a multiple of the font size. */
const MIN_TEXT_WIDTH_EM = 8
const MIN_SHORT_LINES_EM = 5
/** Minimum width of text beside a float, in CSS pixels. In a narrower space, lines would break inside words. */
export const MIN_TEXT_WIDTH_BESIDE_FLOAT_PX = 80
/**
 * A floating or absolutely positioned box of at most this size in CSS pixels stays unchanged. Publishers use such tiny
 * boxes to hide text that is only for screen readers.
 */
const MAX_HIDDEN_BOX_PX = 2

const clippingCandidatesByChapter = new WeakMap<Document, readonly HTMLElement[]>()

/**
 * Turns boxes that cut, cover or hide text into ordinary blocks. Examples are boxes with a fixed size, boxes that are
 * wider than their column, and boxes that browsers cannot divide between pages.
 * @param chapter chapter with reflowable text that is laid out with the page layout `frame`
 */
export function preventTextClipping(chapter: Document, frame: ChapterPageLayout): void {
  const known = clippingCandidatesByChapter.get(chapter)
  const elements = known ?? findTextClippingCandidates(chapter)
  if (!known) clippingCandidatesByChapter.set(chapter, elements)
  for (const element of elements) element.removeAttribute(TEXT_CLIPPING_PREVENTION_ATTRIBUTE)
  let candidates = elements.filter(hasContent)
  const hasProse = isLongerThan(chapter.body, candidates, MIN_PROSE_CHARS)
  const isLarge = chapter.getElementsByTagName('*').length > LARGE_CHAPTER_ELEMENTS
  const passes = isLarge ? MAX_PASSES_OF_LARGE_CHAPTERS : MAX_PASSES
  for (let pass = 1; pass <= passes && candidates.length > 0; pass++) {
    const page = { ...pageOf(chapter, frame), hasProse, textWidth: getColumnTextWidthPx(frame) }
    const clipped = candidates.filter(element => isTextClipped(element, page))
    if (clipped.length === 0) return
    // A pass changes only the outermost clipping boxes. Boxes inside these boxes wait for the next pass. The last pass
    // changes all clipping boxes at once.
    const changed = pass === passes ? clipped : outermostOf(clipped)
    // Reads the styles of all elements first, and changes the elements afterwards. A read after each change would make
    // the browser compute all styles again.
    const kinds = changed.map(unclipKindsOf)
    for (const [index, element] of changed.entries())
      element.setAttribute(TEXT_CLIPPING_PREVENTION_ATTRIBUTE, kinds[index]?.join(' ') ?? '')
    candidates = candidates.filter(element => !element.hasAttribute(TEXT_CLIPPING_PREVENTION_ATTRIBUTE))
  }
}

/**
 * Clears the cached result of `findTextClippingCandidates` for a chapter. Call this function after the style sheets of
 * the chapter have changed.
 */
export const clearTextClippingCandidatesCache = (chapter: Document): boolean =>
  clippingCandidatesByChapter.delete(chapter)

/**
 * Returns the elements that are not inside another element of the list.
 * @param elements elements in document order
 */
function outermostOf(elements: readonly HTMLElement[]): readonly HTMLElement[] {
  const outermost: HTMLElement[] = []
  for (const element of elements) if (!outermost.at(-1)?.contains(element)) outermost.push(element)
  return outermost
}

/** Whether a chapter has more than `chars` characters outside of its absolutely positioned boxes. */
function isLongerThan(body: HTMLElement, elements: readonly HTMLElement[], chars: number): boolean {
  const positioned = outermostOf(elements.filter(element => getComputedStyle(element).position === 'absolute'))
  const positionedChars = positioned.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0)
  return (body.textContent?.length ?? 0) - positionedChars > chars
}

const hasContent = (element: HTMLElement): boolean =>
  element.textContent?.trim() !== '' || element.querySelector('img, svg, math') !== null

/**
 * Distances of the sides of a box from the origin of the first page, in CSS pixels. `start` and `end` are measured in
 * the direction of the lines, `before` and `after` perpendicular to the lines.
 */
interface Sides {
  readonly start: number
  readonly end: number
  readonly before: number
  readonly after: number
}

/** Sizes of a page in the direction of its lines and perpendicular to its lines, in CSS pixels. */
interface PageSides {
  readonly isVertical: boolean
  /** Distance between the starts of two columns, in CSS pixels. Infinity in the scrolled layout. */
  readonly step: number
  /**
   * Length that is available for a line of text in a column, in CSS pixels. The part of a line beyond this length is
   * cut off.
   */
  readonly available: number
  /** Space for the lines of a page in CSS pixels, measured across the lines. Infinity in the scrolled layout. */
  readonly depth: number
  readonly origin: { readonly left: number; readonly top: number }
  /**
   * Width of the text in a column in CSS pixels, without the gap between the columns. `available` is larger, because it
   * includes a part of the gap. Used only for horizontal text.
   */
  readonly textWidth: number
  /** Whether the chapter has running text outside of positioned boxes. A positioned box could cover such text. */
  readonly hasProse: boolean
}

function pageOf(
  chapter: Document,
  { width, height, columns, gap, flow }: ChapterPageLayout,
): Omit<PageSides, 'hasProse' | 'textWidth'> {
  const isVertical = getComputedStyle(chapter.body).writingMode.startsWith('vertical')
  const origin = chapter.body.getBoundingClientRect()
  if (isVertical) return { isVertical, step: height, available: height, depth: width, origin }
  const step = width / columns
  const available = step - gap / 4
  return flow === 'paginated'
    ? { isVertical, step, available, depth: height, origin }
    : { isVertical, step: Number.POSITIVE_INFINITY, available, depth: Number.POSITIVE_INFINITY, origin }
}

/**
 * Whether a box is too narrow for its text, because its margins and padding leave little space. The text of such a box
 * is divided into many short lines.
 */
function isTooNarrow(
  { clientWidth, clientHeight }: HTMLElement,
  style: CSSStyleDeclaration,
  { isVertical }: PageSides,
): boolean {
  if (isVertical) return false
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + (Number.parseFloat(style.getPropertyValue(name)) || 0), 0)
  const padding = sum(['padding-left', 'padding-right'])
  const spacing = padding + sum(['margin-left', 'margin-right'])
  const [textWidth, fontSize] = [clientWidth - padding, Number.parseFloat(style.fontSize)]
  return clientHeight > MIN_SHORT_LINES_EM * fontSize && textWidth < MIN_TEXT_WIDTH_EM * fontSize && spacing > textWidth
}

function sidesOf(box: DOMRect, { isVertical, origin: { left, top } }: PageSides): Sides {
  const [x, y] = [box.left - left, box.top - top]
  return isVertical
    ? { start: y, end: y + box.height, before: x, after: x + box.width }
    : { start: x, end: x + box.width, before: y, after: y + box.height }
}

function isTextClipped(element: HTMLElement, page: PageSides): boolean {
  const style = getComputedStyle(element)
  const { display, position, float, overflowX, overflowY, direction } = style
  if (/^(none|inline|contents)$/.test(display)) return false
  const { offsetWidth, offsetHeight, scrollWidth, scrollHeight, clientWidth, clientHeight } = element
  const isOutOfFlow = position === 'absolute' || float !== 'none'
  if (isOutOfFlow && Math.max(offsetWidth, offsetHeight) <= MAX_HIDDEN_BOX_PX) return false
  const [hiddenWidth, hiddenHeight] = [scrollWidth - clientWidth, scrollHeight - clientHeight]
  const isClipped = overflowX !== 'visible' || overflowY !== 'visible'
  if (isClipped && Math.max(hiddenWidth, hiddenHeight) > CLIPPED_TOLERANCE_PX) return true
  if (!isOutOfFlow && (page.isVertical ? hiddenWidth : hiddenHeight) > COVERED_TOLERANCE_PX) return true
  const indent = Math.min(0, Number.parseFloat(style.textIndent) + Number.parseFloat(style.paddingInlineStart))
  const overflow = Math.max(0, page.isVertical ? hiddenHeight : hiddenWidth)
  const [startOverflow, endOverflow] = direction === 'rtl' ? [overflow, -indent] : [-indent, overflow]
  // A box with `position: absolute` and without a positioned ancestor is always on the first page.
  const isOnFirstPage = position === 'absolute' && !element.offsetParent?.parentElement?.closest('body')
  if (isOnFirstPage && (page.hasProse || element.parentElement?.closest(`[${TEXT_CLIPPING_PREVENTION_ATTRIBUTE}]`)))
    return true
  if (!isOutOfFlow && isTooNarrow(element, style, page)) return true
  const lineWidth = Math.min(page.textWidth, element.parentElement?.clientWidth ?? 0)
  if (float !== 'none' && !page.isVertical && lineWidth - offsetWidth < MIN_TEXT_WIDTH_BESIDE_FLOAT_PX) return true
  const boxes = [...element.getClientRects()]
  if (!page.isVertical && Number.parseFloat(style.minHeight) > page.depth) return true
  if (/flex|grid/.test(display) && coversTextBefore(element, page)) return true
  // Browsers transform each part of a box separately if the box extends over several columns. The parts then no longer
  // fit together, and text is cut off.
  if (boxes.length > 1 && [style.transform, style.rotate, style.scale, style.translate].some(value => value !== 'none'))
    return true
  return boxes.some(box => {
    const { start, end, before, after } = sidesOf(box, page)
    const column = isOnFirstPage ? 0 : columnStart(start, end, page)
    return (
      start - startOverflow < column - TOLERANCE_PX ||
      end + endOverflow > column + page.available + TOLERANCE_PX ||
      before < -TOLERANCE_PX ||
      after > page.depth + TOLERANCE_PX
    )
  })
}

/**
 * Whether the content of a box extends beyond the start of the box and covers the text before the box. This happens if
 * the content is aligned to the end of a box that is too small for it. The scroll size of the box does not include
 * content beyond the start of the box.
 */
function coversTextBefore(element: HTMLElement, page: PageSides): boolean {
  const [box] = element.getClientRects()
  if (!box) return false
  const outer = sidesOf(box, page)
  return Array.from(element.children).some(child => {
    const [childBox] = child.getClientRects()
    if (!childBox || getComputedStyle(child).position === 'absolute') return false
    const inner = sidesOf(childBox, page)
    return inner.start < outer.end && inner.end > outer.start && inner.before < outer.before - COVERED_TOLERANCE_PX
  })
}

/** Returns the start offset, in CSS pixels, of the column that contains the first part of a box. */
function columnStart(start: number, end: number, { step }: PageSides): number {
  if (!Number.isFinite(step)) return 0
  const probe = start + Math.min(step, end - start) / 4
  return Math.floor(probe / step) * step
}

/**
 * Returns the keywords of the attribute `TEXT_CLIPPING_PREVENTION_ATTRIBUTE` that stop an element from clipping its
 * text. `block` shows the element as a block. `spaces` preserves the spaces of the element. `direction` makes the
 * element inherit the writing mode.
 */
function unclipKindsOf(element: HTMLElement): string[] {
  const { display, whiteSpace, writingMode } = getComputedStyle(element)
  const { parentElement } = element
  const parentMode = parentElement ? getComputedStyle(parentElement).writingMode : writingMode
  return [
    ...(/^(block|list-item|flow-root)$/.test(display) ? [] : ['block']),
    ...(whiteSpace === 'pre' ? ['spaces'] : []),
    ...(writingMode === parentMode ? [] : ['direction']),
  ]
}
