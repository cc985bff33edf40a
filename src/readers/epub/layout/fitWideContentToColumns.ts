import { type ChapterPageLayout, getColumnTextWidthPx } from '../content/createEpubStyleSheet'
import {
  FITTED_WIDTH_PROPERTY,
  FORMULA_SIZE_PROPERTY,
  SCALED_FORMULA_ATTRIBUTE,
  SCROLLED_CONTENT_ATTRIBUTE,
  WIDE_FLOAT_ATTRIBUTE,
  WRAPPED_TEXT_ATTRIBUTE,
} from '../content/createWideContentCssRules'
import { addMissingViewBoxes } from '../images/addMissingViewBoxes'
import { markWideTables } from './markWideTables'
import { MIN_WIDTH_BESIDE_FLOAT_PX, releaseConfinedText } from './release/releaseConfinedText'

const imageSelector = 'img, svg:not(svg svg), video'
const textSelector = 'pre, :is(code, kbd, samp):not(pre *), math'
/** Minimum scale of a formula. A formula that needs a smaller scale scrolls instead. */
const MIN_FORMULA_SCALE = 0.65
/** Height that is reserved for the page margins and a scroll bar, in CSS pixels. */
const RESERVED_HEIGHT_PX = 60
/**
 * Fraction of the width of a box at which the column of the box is measured. The start of the box may lie in the
 * previous column.
 */
const COLUMN_PROBE = 0.15
/**
 * Maximum height of the text that a box hides, in CSS pixels. This value is less than the height of a line, and more
 * than the height of a scroll bar.
 */
const HIDDEN_TOLERANCE_PX = 18
/** Maximum difference between two widths that count as equal, in CSS pixels. Browsers round widths. */
const TOLERANCE_PX = 1

/**
 * Makes wide content fit its column. Images, tables and formulas become smaller. Preformatted texts and very wide
 * formulas scroll. Does nothing in vertical text.
 */
export function fitWideContentToColumns(chapter: Document, frame: ChapterPageLayout): void {
  releaseConfinedText(chapter, frame)
  addMissingViewBoxes(chapter)
  if (getComputedStyle(chapter.body).writingMode.startsWith('vertical')) return
  markWideTables(chapter, frame)
  fitImagesToColumns(chapter.querySelectorAll<HTMLElement>(imageSelector), frame)
  const texts = [...chapter.querySelectorAll<HTMLElement>(textSelector)]
  for (const text of texts) resetText(text)
  const ratios = widthRatiosOf(texts, frame)
  const cutTexts = texts.filter(text => text.localName === 'pre' && isCut(text))
  for (const [index, text] of texts.entries()) {
    const ratio = ratios[index] ?? 1
    const isHigh =
      text.localName === 'pre' && (text.offsetHeight >= frame.height - RESERVED_HEIGHT_PX || cutTexts.includes(text))
    if (ratio >= 1 && !(isHigh && getComputedStyle(text).overflowX !== 'visible')) continue
    if (text.localName === 'math') scaleFormula(text, Math.max(MIN_FORMULA_SCALE, ratio))
    else if (text.localName === 'pre' && !isHigh) scrollInPlace(text)
    else text.setAttribute(WRAPPED_TEXT_ATTRIBUTE, '')
  }
  const formulas = texts.filter(text => text.hasAttribute(SCALED_FORMULA_ATTRIBUTE))
  const scaledRatios = widthRatiosOf(formulas, frame)
  for (const [index, formula] of formulas.entries()) {
    const ratio = scaledRatios[index] ?? 1
    if (ratio >= 1) continue
    scrollInPlace(formula)
    if (!isScrollable(formula)) {
      resetText(formula)
      scaleFormula(formula, MIN_FORMULA_SCALE * ratio)
    }
  }
}

/** Makes images fit their columns. Call this function again for images that load after the layout. */
export function fitImagesToColumns(images: Iterable<HTMLElement>, frame: ChapterPageLayout): void {
  const all = [...images].filter(image => image.matches(imageSelector))
  for (const image of all) {
    image.style.removeProperty(FITTED_WIDTH_PROPERTY)
    image.removeAttribute(WIDE_FLOAT_ATTRIBUTE)
    // Removes negative margins, because they would move the image out of its column.
    const { marginLeft, marginRight } = getComputedStyle(image)
    if (marginLeft.startsWith('-')) image.style.setProperty('margin-left', '0', 'important')
    if (marginRight.startsWith('-')) image.style.setProperty('margin-right', '0', 'important')
  }
  const widths = all.map(image => measureWidth(image, frame))
  for (const [index, { style }] of all.entries()) {
    const { needed, available } = widths[index] ?? { needed: 0, available: 0 }
    if (needed > available + TOLERANCE_PX) style.setProperty(FITTED_WIDTH_PROPERTY, `${Math.floor(available)}px`)
  }
  const lineWidth = getColumnTextWidthPx(frame)
  for (const image of all)
    if (getComputedStyle(image).float !== 'none' && lineWidth - image.clientWidth < MIN_WIDTH_BESIDE_FLOAT_PX)
      image.setAttribute(WIDE_FLOAT_ATTRIBUTE, '')
}

/** Whether a box of the publisher with a fixed height hides lines of its text. */
const isCut = ({ scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollHeight - clientHeight > HIDDEN_TOLERANCE_PX

function resetText(text: HTMLElement): void {
  for (const name of [SCALED_FORMULA_ATTRIBUTE, WRAPPED_TEXT_ATTRIBUTE]) text.removeAttribute(name)
  text.style.removeProperty(FORMULA_SIZE_PROPERTY)
  if (!text.hasAttribute(SCROLLED_CONTENT_ATTRIBUTE)) return
  text.removeAttribute(SCROLLED_CONTENT_ATTRIBUTE)
  text.removeAttribute('tabindex')
}

function scrollInPlace(element: HTMLElement): void {
  element.setAttribute(SCROLLED_CONTENT_ATTRIBUTE, '')
  element.setAttribute('tabindex', '0')
}

/** Whether the browser can scroll an element. WebKit does not scroll formulas. */
const isScrollable = ({ scrollWidth, clientWidth }: HTMLElement): boolean =>
  clientWidth > 0 && scrollWidth > clientWidth

function scaleFormula(formula: HTMLElement, scale: number): void {
  const [size, rootSize] = [formula, formula.ownerDocument.documentElement].map(element =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  )
  formula.style.setProperty(FORMULA_SIZE_PROPERTY, `${(((size ?? 16) * scale) / (rootSize ?? 16)).toFixed(3)}rem`)
  formula.setAttribute(SCALED_FORMULA_ATTRIBUTE, '')
}

/**
 * Returns a ratio for each element: the available width divided by the needed width. The ratio is 1 for elements that
 * fit.
 */
const widthRatiosOf = (elements: readonly HTMLElement[], frame: ChapterPageLayout): readonly number[] =>
  elements.map(element => {
    const { needed, available } = measureWidth(element, frame)
    return needed > available + TOLERANCE_PX ? available / needed : 1
  })

/** Measures the width of an element and the free width of its column, in CSS pixels. */
function measureWidth(element: HTMLElement, { width, columns, gap, direction }: ChapterPageLayout) {
  const boxes = [...element.getClientRects()]
  const page = element.ownerDocument.body.getBoundingClientRect()
  const columnStep = width / columns
  const widths = boxes.map((box, index) => {
    // Uses the scroll width of a block element, because the box of the element does not include overflowing lines.
    const boxWidth = index === 0 ? Math.max(box.width, element.scrollWidth) : box.width
    const start = direction === 'rtl' ? page.right - box.right : box.left - page.left
    const column = Math.floor((start + Math.min(box.width, columnStep) * COLUMN_PROBE) / columnStep)
    return { needed: boxWidth, available: (column + 1) * columnStep - gap / 2 - start }
  })
  return widths.reduce((worst, box) => (box.needed - box.available > worst.needed - worst.available ? box : worst), {
    needed: 0,
    available: 0,
  })
}
