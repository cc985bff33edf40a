import { createTextClippingPreventionCssRules } from '../publisher/createTextClippingPreventionCssRules'

/** Attribute that marks tables that are wider than the text column of the page. */
export const WIDE_TABLE_ATTRIBUTE = 'data-longbox-wide'

/** Attribute that marks tables that are wider than their parent element because of their declared width or margins. */
export const OVERFLOWING_TABLE_ATTRIBUTE = 'data-longbox-overflowing'

/**
 * Attribute that marks formulas that are wider than the text column of the page. The style sheet reduces the font size
 * of these formulas.
 */
export const SCALED_FORMULA_ATTRIBUTE = 'data-longbox-scaled'
/** Attribute that marks wide content that the user can scroll. */
export const SCROLLABLE_WIDE_CONTENT_ATTRIBUTE = 'data-longbox-scrolled'
/** Attribute that marks preformatted texts whose lines wrap. */
export const WRAPPED_PREFORMATTED_TEXT_ATTRIBUTE = 'data-longbox-wrapped'

/** Attribute that marks wide floating images, beside which there is no room for text. */
export const WIDE_FLOATING_IMAGE_ATTRIBUTE = 'data-longbox-wide-float'

/** Name of the CSS variable with the available width of an image. */
export const AVAILABLE_IMAGE_WIDTH_CSS_VARIABLE = '--longbox-fitted-width'
/** Name of the CSS variable with the reduced font size of a formula. */
export const SCALED_FORMULA_FONT_SIZE_CSS_VARIABLE = '--longbox-formula-size'
/**
 * Name of the CSS variable with the width of a scrollable element, for example of a formula. The variable is set only
 * in chapters with vertical text.
 */
export const SCROLLED_CONTENT_WIDTH_CSS_VARIABLE = '--longbox-scrolled-width'

/**
 * Creates the rules that fit images, tables, formulas and preformatted texts to their columns.
 * @param maxWidth  maximum width of images in vertical text, in CSS px
 * @param maxHeight  maximum height of images in horizontal text, in CSS px
 */
export function createWideContentCssRules(maxWidth: number, maxHeight: number): string[] {
  const table = `table[${WIDE_TABLE_ATTRIBUTE}]`
  return [
    `img, svg, video { box-sizing: border-box; max-width: ${maxWidth}px !important; max-height: ${maxHeight}px !important; min-width: 0 !important; min-height: 0 !important; max-inline-size: min(100%, var(${AVAILABLE_IMAGE_WIDTH_CSS_VARIABLE}, 100%)) !important; object-fit: contain; break-inside: avoid; }`,
    `[${WIDE_FLOATING_IMAGE_ATTRIBUTE}] { display: block !important; float: none !important; margin-inline: auto !important; }`,
    // Wide tables get a smaller font size, and their cells get line breaks inside words.
    `${table} { table-layout: fixed !important; inline-size: 100% !important; min-inline-size: 0 !important; font-size: 0.82em !important; line-height: 1.3 !important; } ${table} :is(td, th, col) { inline-size: auto !important; min-inline-size: 0 !important; padding-inline: 3px !important; white-space: normal !important; overflow-wrap: anywhere; hyphens: auto; } ${table} :is(td, th) * { min-inline-size: 0 !important; max-inline-size: 100% !important; white-space: normal !important; }`,
    `table[${OVERFLOWING_TABLE_ATTRIBUTE}] { inline-size: 100% !important; min-inline-size: 0 !important; margin-inline: 0 !important; }`,
    `${table} pre, ${table} pre * { white-space: pre-wrap !important; } ${table} ${table} { font-size: inherit !important; }`,
    'table { max-inline-size: 100%; } pre { white-space: pre-wrap; }',
    `[${SCALED_FORMULA_ATTRIBUTE}] { font-size: var(${SCALED_FORMULA_FONT_SIZE_CSS_VARIABLE}) !important; }`,
    `[${SCROLLABLE_WIDE_CONTENT_ATTRIBUTE}] { overflow: auto hidden !important; max-inline-size: var(${SCROLLED_CONTENT_WIDTH_CSS_VARIABLE}, 100%) !important; touch-action: pan-x pinch-zoom; }`,
    `math[${SCROLLABLE_WIDE_CONTENT_ATTRIBUTE}] { display: block math !important; }`,
    `[${WRAPPED_PREFORMATTED_TEXT_ATTRIBUTE}], [${WRAPPED_PREFORMATTED_TEXT_ATTRIBUTE}] * { white-space: pre-wrap !important; overflow-wrap: anywhere !important; }`,
    `[${WRAPPED_PREFORMATTED_TEXT_ATTRIBUTE}] { width: auto !important; height: auto !important; max-block-size: none !important; max-inline-size: 100% !important; overflow: visible !important; }`,
    createTextClippingPreventionCssRules(),
    // Limits the indents of quotations and lists. Otherwise, nested quotations would have too little room on phones.
    'blockquote, figure { margin-inline: min(40px, 9%); } ul, ol { padding-inline-start: min(40px, 12%); } dd { margin-inline-start: min(40px, 12%); }',
    'body :not(table, table *, math, math *, svg, svg *) { max-inline-size: 100%; }',
  ]
}
