import type { PreferenceValue } from '../../../preferences/preferenceStore'
import type { TextFont } from '../fonts/fontSources'
import { replaceServerFontUrlsByPlaceholders } from '../fonts/loadChapterFonts'
import { reachableImageCssRule } from '../images/zoomableImage'
import { createFigureRule, createImageChapterRules, imageChapterBoxRules } from './cssRules/createImageCssRules'
import { createLetterCssRules } from './cssRules/createLetterCssRules'
import { createPageGeometryCssRules } from './cssRules/createPageGeometryCssRules'
import { createWideContentCssRules } from './cssRules/createWideContentCssRules'

/** Settings of the user for the appearance of book text. */
export interface EpubAppearanceSettings {
  readonly appearance: PreferenceValue<'epub.appearance'>
  readonly layout: PreferenceValue<'epub.layout'>
  readonly columns: PreferenceValue<'epub.columns'>
  /** Multiple of the default page margins. 1 means the default margins. */
  readonly margins: number
  /** Percentage of the default font size. `lineHeight` is a percentage of the default line height. */
  readonly fontSize: number
  readonly lineHeight: number
  readonly align: PreferenceValue<'epub.align'>
  readonly hyphenation: PreferenceValue<'epub.hyphenation'>
  /** Spacing of letters, words and paragraphs, as percentages of the font size. 0 means the spacing of the book. */
  readonly letterSpacing: number
  readonly wordSpacing: number
  readonly paragraphSpacing: number
  /** Font that replaces the fonts of the book. Undefined if the fonts of the book are used. */
  readonly font?: TextFont
}

/** Page size, columns and reading direction of a chapter. All lengths are whole CSS pixels. */
export interface ChapterPageLayout {
  readonly width: number
  readonly height: number
  readonly gap: number
  readonly columns: 1 | 2
  readonly flow: 'paginated' | 'scrolled'
  readonly direction: 'ltr' | 'rtl'
  readonly fixedLayout: boolean
}

const colorsByAppearance = {
  day: { ground: '#ffffff', ink: '#1d1b18', link: '#005ed3' },
  sepia: { ground: '#faf4e8', ink: '#3b3024', link: '#8a4b00' },
  night: { ground: '#000000', ink: '#c9ced6', link: '#78baec' },
} as const

/** Maximum width of a text column at a font size of 100 %, in CSS pixels. A larger font size increases the maximum. */
const MAX_COLUMN_WIDTH_PX = 620
const MIN_TWO_COLUMN_WIDTH_PX = 960
/** Minimum width of the text in each of two columns, in CSS pixels. A larger font size increases the minimum. */
const MIN_COLUMN_WIDTH_PX = 280

/**
 * Computes the page layout for the chapters of a book. Page widths are even numbers, so that two columns have widths in
 * whole pixels. If two columns would be too narrow for the font size, the page has a single column, even if the user
 * has chosen two columns, because the user may have chosen them on a larger device.
 * @param view  size of the element that contains the chapters, in CSS pixels
 * @param book  reading direction of the book, and whether the layout is for fixed-layout pages
 */
export function createChapterPageLayout(
  view: { width: number; height: number },
  settings: Pick<EpubAppearanceSettings, 'layout' | 'columns' | 'margins' | 'fontSize'>,
  book: { direction: 'ltr' | 'rtl'; fixedLayout: boolean },
): ChapterPageLayout {
  const paginated = settings.layout === 'paginated' || book.fixedLayout
  const isWide = view.width >= MIN_TWO_COLUMN_WIDTH_PX && view.width > view.height * 0.9
  const hasTwoColumns =
    paginated && !book.fixedLayout && (settings.columns === 'two' || (settings.columns === 'auto' && isWide))
  const fontScale = Math.max(1, settings.fontSize / 100)
  const createLayout = (columns: 1 | 2): ChapterPageLayout => {
    const baseGapPx = Math.min(64, Math.max(40, view.width * 0.08))
    const gap = book.fixedLayout ? 0 : roundDownToEven(Math.min(baseGapPx * settings.margins, view.width / columns / 3))
    const maxWidth = columns * (MAX_COLUMN_WIDTH_PX * fontScale + gap)
    const margins = view.width < 640 ? 0 : gap
    return {
      width: book.fixedLayout ? roundDownToEven(view.width) : roundDownToEven(Math.min(view.width - margins, maxWidth)),
      height: Math.floor(view.height),
      gap,
      columns,
      flow: paginated ? 'paginated' : 'scrolled',
      ...book,
    }
  }
  const layout = createLayout(hasTwoColumns ? 2 : 1)
  const areColumnsTooNarrow = hasTwoColumns && getColumnTextWidthPx(layout) < MIN_COLUMN_WIDTH_PX * fontScale
  return areColumnsTooNarrow ? createLayout(1) : layout
}

/**
 * Hides text in the head of a chapter. The style of a book could make such text visible. The layout could then be slow,
 * because the size limits of chapters do not count text in the head.
 */
const hiddenTextsRule = 'head, style, title { display: none !important; }'

/**
 * Creates the style sheet that the reader adds to a chapter. Most rules are in a CSS layer, so that their `!important`
 * declarations override the declarations of the book.
 */
export function createEpubStyleSheet(settings: EpubAppearanceSettings, frame: ChapterPageLayout): string {
  if (frame.fixedLayout) {
    const fitted = 'body > img:only-child { display: block; inline-size: 100%; block-size: 100%; object-fit: contain; }'
    const unsized =
      ':root[data-longbox-picture] body { margin: 0; } :root[data-longbox-picture="unsized"] body :is(img, svg) { position: fixed; inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none; margin: 0; object-fit: contain; }'
    // Removes the default margins of the body. With margins, a scaled fixed-layout page would not fit into its iframe.
    const defaults =
      '@layer longbox { :root { --longbox-vw: 1vw; --longbox-vh: 1vh; --longbox-vmin: 1vmin; --longbox-vmax: 1vmax; } body { display: flow-root; margin: 0; } }'
    return `${defaults} @layer longbox { ${hiddenTextsRule} ${reachableImageCssRule} } html { background: #fff; touch-action: pinch-zoom; } ${fitted} ${unsized}`
  }
  const rules = [
    hiddenTextsRule,
    createPageGeometryCssRules(frame),
    pageRules(settings, frame),
    mediaRules(settings, frame),
    textRules(settings),
    createLetterCssRules(settings),
    colorRules(settings),
  ]
  return `${replaceServerFontUrlsByPlaceholders(settings.font?.faces ?? '')}\n@layer longbox {\n${rules.flat().join('\n')}\n}`
}

function pageRules(settings: EpubAppearanceSettings, { flow }: ChapterPageLayout): string[] {
  const { ground } = colorsByAppearance[settings.appearance]
  const size = (settings.fontSize / 100) * 16
  const touch = flow === 'paginated' ? 'pinch-zoom' : 'pan-y pinch-zoom'
  const isNight = settings.appearance === 'night'
  return [
    `html { font-size: ${size}px !important; background: ${ground} !important; color-scheme: ${isNight ? 'dark' : 'light'} !important; touch-action: ${touch}; text-size-adjust: none; }`,
    'body { font-size: 1rem !important; background: transparent !important; } body, body * { overflow-wrap: break-word !important; }',
    // In night mode, highlights are not blended with the text, because the light letters would become unreadable.
    ...(isNight ? [':root { --longbox-blend: normal; --longbox-veil: 0.4; }'] : []),
  ]
}

/**
 * Attribute on the root element of a chapter that declares no language. This root element gets the language of the
 * book.
 */
export const FALLBACK_LANGUAGE_ATTRIBUTE = 'data-longbox-language'

/**
 * Attribute on the root element of a chapter that is being read aloud. During reading aloud, the root element has the
 * CSS class that the book names in `media:playback-active-class`. The attribute is set if this class changes the text
 * color.
 */
export const NARRATION_COLOR_ATTRIBUTE = 'data-longbox-narration-color'

/** Returns the width of the text in a column, in CSS pixels. */
export const getColumnTextWidthPx = ({ width, columns, gap }: ChapterPageLayout): number =>
  Math.max(120, Math.floor(width / columns) - gap)

/**
 * Space in CSS pixels that an image leaves free in the width and height of a page, in the paginated layout. Without
 * this space, a large image would not fit on its page. Browsers would move the image to the next page and leave an
 * empty page before the image.
 */
const IMAGE_SPACE_PX = 60

function mediaRules(settings: EpubAppearanceSettings, frame: ChapterPageLayout): string[] {
  const { width, height, flow } = frame
  const textWidth = getColumnTextWidthPx(frame)
  const maxWidth = flow === 'paginated' ? Math.min(textWidth, Math.max(120, width - IMAGE_SPACE_PX)) : textWidth
  const maxHeight = flow === 'paginated' ? Math.max(120, height - IMAGE_SPACE_PX) : Math.max(240, height - 96)
  const dimRules = settings.appearance === 'night' ? ['img, video { filter: brightness(0.86); }'] : []
  return [
    ...createWideContentCssRules(maxWidth, maxHeight),
    'h1, h2, h3, h4, h5, h6 { break-after: avoid; break-inside: avoid; } p { orphans: 2; widows: 2; }',
    ...imageChapterBoxRules,
    reachableImageCssRule,
    ...(flow === 'paginated' ? [createFigureRule(height, settings.fontSize), ...createImageChapterRules(frame)] : []),
    ...dimRules,
  ]
}

/**
 * Creates the rules for lines and paragraphs. Sets the CSS variable `--longbox-align` to the alignment setting, unless
 * this setting is `publisher`. `adaptPublisherStyle` replaces alignments in the style of the book by this variable.
 */
function textRules(settings: EpubAppearanceSettings): string[] {
  const height = (1.5 * settings.lineHeight) / 100
  const rules = [
    `body { line-height: ${height}; hyphens: auto; }`,
    // Sets the quotation marks of `<q>` elements in a chapter that declares no language. An element that declares its
    // own language gets the quotation marks of its language.
    `:root[${FALLBACK_LANGUAGE_ATTRIBUTE}] { quotes: "“" "”" "‘" "’"; } body[*|lang], body [*|lang] { quotes: auto; }`,
  ]
  if (settings.lineHeight !== 100) {
    rules.push(`body, p, li, dd, dt, blockquote, td, body div, section { line-height: ${height} !important; }`)
  }
  if (settings.align !== 'publisher') {
    const align = settings.align === 'left' ? 'start' : 'justify'
    rules.push(`:root { --longbox-align: ${align}; } body { text-align: ${align}; }`)
  }
  if (settings.hyphenation !== 'publisher') {
    rules.push(`body, body * { hyphens: ${settings.hyphenation === 'on' ? 'auto' : 'manual'} !important; }`)
    rules.push('h1, h2, h3, h4, h5, h6, pre, code, kbd, samp { hyphens: manual !important; }')
  }
  if (settings.paragraphSpacing > 0) rules.push(`p { margin-block: ${settings.paragraphSpacing / 100}em !important; }`)
  return rules
}

/**
 * Returns the color rules of an appearance. `day` uses the colors of the book. The other appearances replace the colors
 * of the book. `night` also gives images a light background.
 */
function colorRules({ appearance }: EpubAppearanceSettings): string[] {
  const { ink, link } = colorsByAppearance[appearance]
  // In the night appearance, the selection has a dark background, so selected text needs a light color. Without this
  // color, selected text in a highlight would be dark, because highlights have a dark text color.
  const selection = `::selection { ${appearance === 'night' ? `background: #28527a; color: ${ink}` : 'background: #b9d7fb'}; }`
  if (appearance === 'day') {
    const narration = `:root { color: ${ink}; } :root[${NARRATION_COLOR_ATTRIBUTE}] body { color: inherit !important; }`
    return [`body { color: ${ink} !important; } ${narration} a:any-link { color: ${link}; }`, selection]
  }
  const graphics = 'img, svg, svg *, video'
  return [
    `body { color: ${ink} !important; } a:any-link { color: ${link} !important; }`,
    `body *:not(a:any-link, ${graphics}) { color: inherit !important; -webkit-text-fill-color: currentcolor !important; text-shadow: none !important; border-color: color-mix(in srgb, currentcolor 35%, transparent) !important; }`,
    `body *:not(${graphics}) { background: none transparent !important; }`,
    `svg { color: #1d1b18 !important; } ${appearance === 'night' ? 'svg:not(:has(> image:only-of-type)), img { background-color: #f4f1ea; }' : ''}`,
    selection,
  ]
}

const roundDownToEven = (length: number) => Math.max(2, Math.floor(length / 2) * 2)
