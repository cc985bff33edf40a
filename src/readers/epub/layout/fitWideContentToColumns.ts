import { type ChapterPageLayout, getColumnTextWidthPx } from '../content/createEpubStyleSheet'
import {
  AVAILABLE_IMAGE_WIDTH_CSS_VARIABLE,
  SCALED_FORMULA_ATTRIBUTE,
  SCALED_FORMULA_FONT_SIZE_CSS_VARIABLE,
  SCROLLABLE_WIDE_CONTENT_ATTRIBUTE,
  SCROLLED_CONTENT_WIDTH_CSS_VARIABLE,
  WIDE_FLOATING_IMAGE_ATTRIBUTE,
  WRAPPED_PREFORMATTED_TEXT_ATTRIBUTE,
} from '../content/cssRules/createWideContentCssRules'
import { SUSPENDED_TAB_INDEX_ATTRIBUTE } from '../focus/tabStopAttribute'
import { addMissingSvgViewBoxes } from '../images/addMissingSvgViewBoxes'
import { MIN_TEXT_WIDTH_BESIDE_FLOAT_PX, preventTextClipping } from './clipping/preventTextClipping'
import { markWideTables } from './markWideTables'

const imageSelector = 'img, svg:not(svg svg), video'
const textSelector = 'pre, :is(code, kbd, samp):not(pre *), math'
/** Minimum scale of a formula. A formula that needs a smaller scale is scrolled instead. */
const MIN_FORMULA_SCALE = 0.65
/**
 * Space on a page that stays free for page margins and a scroll bar, in CSS pixels. Measured perpendicular to the lines
 * of the text.
 */
const RESERVED_SIZE_PX = 60
/**
 * Fraction of the length of a box. The point at this fraction decides to which column the box belongs. The start of the
 * box is not suitable, because it may lie in the previous column.
 */
const COLUMN_PROBE = 0.15
/**
 * If a preformatted text overflows by at most this length in CSS pixels, the overflow is ignored. A larger overflow
 * hides at least a whole line. The value is larger than the width of a scroll bar, and smaller than the height of a
 * line.
 */
const HIDDEN_TOLERANCE_PX = 18
/** Maximum difference of two widths that are treated as equal, in CSS pixels. Browsers round widths. */
const TOLERANCE_PX = 1

/**
 * Makes wide content fit its column:
 * - Makes images and tables smaller. In vertical text, images and tables stay unchanged, because style rules already
 *   limit their size.
 * - Makes formulas smaller. Makes very wide formulas scrollable.
 * - Wraps the lines of inline code.
 * - Wraps the lines of a preformatted text that is higher than a page or has vertical lines of text. Makes all other
 *   preformatted texts scrollable.
 */
export function fitWideContentToColumns(chapter: Document, frame: ChapterPageLayout): void {
  preventTextClipping(chapter, frame)
  addMissingSvgViewBoxes(chapter)
  const isVertical = isTextVertical(chapter.body)
  if (!isVertical) {
    markWideTables(chapter, frame)
    fitImagesToColumns(chapter.querySelectorAll<HTMLElement>(imageSelector), frame)
  }
  const texts = [...chapter.querySelectorAll<HTMLElement>(textSelector)]
  for (const text of texts) resetText(text)
  // Measures all texts first and changes them later. Measuring after a change would lay out the whole chapter again.
  const ratios = widthRatiosOf(texts, frame)
  const measured = texts.map((text, index) => {
    const isTooLong = text.localName === 'pre' && isTooLongForPage(text, frame)
    const isClipped = isTooLong && getComputedStyle(text).overflowX !== 'visible'
    const hasVerticalLines = isVertical && isTextVertical(text)
    return { text, ratio: ratios[index] ?? 1, isTooLong, isClipped, hasVerticalLines, fontSize: fontSizeOf(text) }
  })
  for (const { text, ratio, isTooLong, isClipped, hasVerticalLines, fontSize } of measured) {
    if (ratio >= 1 && !isClipped) continue
    if (text.localName === 'math') scaleFormula(text, fontSize, Math.max(MIN_FORMULA_SCALE, ratio))
    else if (text.localName === 'pre' && !isTooLong && !hasVerticalLines)
      makeScrollable(text, isVertical ? frame : undefined)
    else text.setAttribute(WRAPPED_PREFORMATTED_TEXT_ATTRIBUTE, '')
  }
  const formulas = texts.filter(text => text.hasAttribute(SCALED_FORMULA_ATTRIBUTE))
  scrollOrScaleWideFormulas(formulas, widthRatiosOf(formulas, frame), isVertical ? frame : undefined)
}

const isTextVertical = (element: Element): boolean => getComputedStyle(element).writingMode.startsWith('vertical')

/** Whether a preformatted text has too many lines for a page, or hides some of its lines. */
function isTooLongForPage(text: HTMLElement, { width, height }: ChapterPageLayout): boolean {
  const { offsetWidth, offsetHeight, scrollWidth, scrollHeight, clientWidth, clientHeight } = text
  if (isTextVertical(text))
    return offsetWidth >= width - RESERVED_SIZE_PX || scrollWidth - clientWidth > HIDDEN_TOLERANCE_PX
  return offsetHeight >= height - RESERVED_SIZE_PX || scrollHeight - clientHeight > HIDDEN_TOLERANCE_PX
}

/**
 * Handles formulas that are still too wide at the minimum scale. Restores their original size and makes them
 * scrollable. If the browser cannot scroll a formula, reduces it below the minimum scale instead.
 * @param verticalFrame frame of a chapter with vertical text. Undefined for horizontal text.
 */
function scrollOrScaleWideFormulas(
  formulas: readonly HTMLElement[],
  ratios: readonly number[],
  verticalFrame: ChapterPageLayout | undefined,
): void {
  const wide = formulas.flatMap((formula, index) =>
    (ratios[index] ?? 1) < 1 ? [{ formula, ratio: ratios[index] ?? 1 }] : [],
  )
  for (const { formula } of wide) makeScrollable(formula, verticalFrame)
  const canScroll = wide.map(({ formula }) => isScrollable(formula))
  const unscrollable = wide.filter((_, index) => !canScroll[index])
  for (const [index, { formula }] of wide.entries()) {
    if (canScroll[index]) removeFormulaScale(formula)
    else resetText(formula)
  }
  const sizes = unscrollable.map(({ formula }) => fontSizeOf(formula))
  for (const [index, { formula, ratio }] of unscrollable.entries())
    scaleFormula(formula, sizes[index] ?? 1, MIN_FORMULA_SCALE * ratio)
}

/** Makes images fit their columns. Call this function again for images that load after the layout. */
export function fitImagesToColumns(images: Iterable<HTMLElement>, frame: ChapterPageLayout): void {
  const all = [...images].filter(image => image.matches(imageSelector))
  for (const image of all) {
    image.style.removeProperty(AVAILABLE_IMAGE_WIDTH_CSS_VARIABLE)
    image.removeAttribute(WIDE_FLOATING_IMAGE_ATTRIBUTE)
  }
  removeNegativeMargins(all)
  const widths = all.map(image => measureWidth(image, frame))
  for (const [index, { style }] of all.entries()) {
    const { needed, available } = widths[index] ?? { needed: 0, available: 0 }
    if (needed > available + TOLERANCE_PX)
      style.setProperty(AVAILABLE_IMAGE_WIDTH_CSS_VARIABLE, `${Math.floor(available)}px`)
  }
  const lineWidth = getColumnTextWidthPx(frame)
  const wideFloats = all.filter(
    image => getComputedStyle(image).float !== 'none' && lineWidth - image.clientWidth < MIN_TEXT_WIDTH_BESIDE_FLOAT_PX,
  )
  for (const image of wideFloats) image.setAttribute(WIDE_FLOATING_IMAGE_ATTRIBUTE, '')
}

/** Removes the negative margins of images, because negative margins would move an image out of its column. */
function removeNegativeMargins(images: readonly HTMLElement[]): void {
  // Reads the margins of all images before the first change of a margin. Otherwise, the browser would lay out the whole
  // chapter again for each image.
  const margins = images.map(image => {
    const { marginLeft, marginRight } = getComputedStyle(image)
    return { image, marginLeft, marginRight }
  })
  for (const { image, marginLeft, marginRight } of margins) {
    if (marginLeft.startsWith('-')) image.style.setProperty('margin-left', '0', 'important')
    if (marginRight.startsWith('-')) image.style.setProperty('margin-right', '0', 'important')
  }
}

function resetText(text: HTMLElement): void {
  for (const name of [SCALED_FORMULA_ATTRIBUTE, WRAPPED_PREFORMATTED_TEXT_ATTRIBUTE]) text.removeAttribute(name)
  for (const name of [SCALED_FORMULA_FONT_SIZE_CSS_VARIABLE, SCROLLED_CONTENT_WIDTH_CSS_VARIABLE])
    text.style.removeProperty(name)
  if (!text.hasAttribute(SCROLLABLE_WIDE_CONTENT_ATTRIBUTE)) return
  text.removeAttribute(SCROLLABLE_WIDE_CONTENT_ATTRIBUTE)
  text.removeAttribute('tabindex')
  text.removeAttribute(SUSPENDED_TAB_INDEX_ATTRIBUTE)
}

/**
 * Makes an element scrollable.
 * @param verticalFrame frame of a chapter with vertical text, in which the element becomes as wide as the page.
 *   Undefined in a chapter with horizontal text.
 */
function makeScrollable(element: HTMLElement, verticalFrame: ChapterPageLayout | undefined): void {
  if (verticalFrame)
    element.style.setProperty(SCROLLED_CONTENT_WIDTH_CSS_VARIABLE, `${verticalFrame.width - RESERVED_SIZE_PX}px`)
  element.setAttribute(SCROLLABLE_WIDE_CONTENT_ATTRIBUTE, '')
  element.setAttribute('tabindex', '0')
}

/** Whether the browser can scroll an element. WebKit does not scroll formulas. */
const isScrollable = ({ scrollWidth, clientWidth }: HTMLElement): boolean =>
  clientWidth > 0 && scrollWidth > clientWidth

/**
 * Makes a formula smaller.
 * @param fontSize  size before the change, in rem
 */
function scaleFormula(formula: HTMLElement, fontSize: number, scale: number): void {
  formula.style.setProperty(SCALED_FORMULA_FONT_SIZE_CSS_VARIABLE, `${(fontSize * scale).toFixed(3)}rem`)
  formula.setAttribute(SCALED_FORMULA_ATTRIBUTE, '')
}

function removeFormulaScale(formula: HTMLElement): void {
  formula.removeAttribute(SCALED_FORMULA_ATTRIBUTE)
  formula.style.removeProperty(SCALED_FORMULA_FONT_SIZE_CSS_VARIABLE)
}

/** Returns the font size of an element in rem. */
function fontSizeOf(element: HTMLElement): number {
  const sizeOf = (styled: HTMLElement) => Number.parseFloat(getComputedStyle(styled).fontSize)
  return sizeOf(element) / sizeOf(element.ownerDocument.documentElement)
}

/**
 * Returns a scale for each element: the available width divided by the required width. The scale is 1 for elements that
 * fit.
 */
const widthRatiosOf = (elements: readonly HTMLElement[], frame: ChapterPageLayout): readonly number[] =>
  elements.map(element => {
    const { needed, available } = measureWidth(element, frame)
    return needed > available + TOLERANCE_PX ? available / needed : 1
  })

/**
 * Measures the length that an element needs and the length that is available up to the end of its column, in CSS
 * pixels. Measures in the direction of the lines. For horizontal content in a vertical chapter, the available length is
 * the width of the page.
 */
function measureWidth(element: HTMLElement, frame: ChapterPageLayout) {
  const { width, height, columns, gap, direction } = frame
  const { body } = element.ownerDocument
  const isVertical = isTextVertical(body)
  const { scrollWidth, scrollHeight } = element
  if (isVertical && !isTextVertical(element)) {
    const needed = Math.max(scrollWidth, element.getBoundingClientRect().width)
    return { needed, available: width - RESERVED_SIZE_PX }
  }
  const page = body.getBoundingClientRect()
  const columnStep = isVertical ? height : width / columns
  const widths = [...element.getClientRects()].map((box, index) => {
    const length = isVertical ? box.height : box.width
    // Uses the scroll size of a block element, because its box does not include lines that extend beyond the box.
    const needed = index === 0 ? Math.max(length, isVertical ? scrollHeight : scrollWidth) : length
    const horizontalStart = direction === 'rtl' ? page.right - box.right : box.left - page.left
    const start = isVertical ? box.top - page.top : horizontalStart
    const column = Math.floor((start + Math.min(length, columnStep) * COLUMN_PROBE) / columnStep)
    return { needed, available: (column + 1) * columnStep - gap / 2 - start }
  })
  return widths.reduce((worst, box) => (box.needed - box.available > worst.needed - worst.available ? box : worst), {
    needed: 0,
    available: 0,
  })
}
