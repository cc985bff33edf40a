import type { PreferenceValue } from '../../../preferences/preferences'
import { frameFaces } from '../fonts/bookFonts'
import type { Font } from '../fonts/fonts'

/** How a book shall look, as the person set it. */
export interface BookAppearance {
  readonly appearance: PreferenceValue<'epub.appearance'>
  readonly layout: PreferenceValue<'epub.layout'>
  readonly columns: PreferenceValue<'epub.columns'>
  readonly margins: number
  readonly fontSize: number
  readonly lineHeight: number
  readonly align: PreferenceValue<'epub.align'>
  readonly hyphenation: PreferenceValue<'epub.hyphenation'>
  readonly letterSpacing: number
  readonly wordSpacing: number
  readonly paragraphSpacing: number
  /** The publisher's when absent. */
  readonly font?: Font
}

/** The room in which a chapter is laid out, and how. All lengths are whole CSS pixels. */
export interface PageFrame {
  readonly width: number
  readonly height: number
  readonly gap: number
  readonly columns: 1 | 2
  readonly flow: 'paginated' | 'scrolled'
  readonly direction: 'ltr' | 'rtl'
  readonly fixedLayout: boolean
}

const colours = {
  day: { ground: '#ffffff', ink: '#1d1b18', link: '#005ed3' },
  sepia: { ground: '#faf4e8', ink: '#3b3024', link: '#8a4b00' },
  night: { ground: '#000000', ink: '#c9ced6', link: '#78baec' },
} as const

/** A column of text is never wider than this many pixels at 100 % font size. */
const widestColumn = 620
const narrowestForTwo = 960

/**
 * The frame for a view. Widths are even, so that columns are whole pixels and no line of the next one shows.
 * @param book  what the book itself says about its pages
 */
export function pageFrame(
  view: { width: number; height: number },
  look: BookAppearance,
  book: { direction: 'ltr' | 'rtl'; fixedLayout: boolean },
): PageFrame {
  const paginated = look.layout === 'paginated' || book.fixedLayout
  const roomy = view.width >= narrowestForTwo && view.width > view.height * 0.9
  const two = paginated && !book.fixedLayout && (look.columns === 'two' || (look.columns === 'auto' && roomy))
  const columns = two ? 2 : 1
  const base = Math.min(64, Math.max(40, view.width * 0.08))
  const gap = book.fixedLayout ? 0 : even(Math.min(base * look.margins, view.width / columns / 3))
  const most = columns * (widestColumn * Math.max(1, look.fontSize / 100) + gap)
  const margins = view.width < 640 ? 0 : gap
  return {
    width: book.fixedLayout ? even(view.width) : even(Math.min(view.width - margins, most)),
    height: Math.floor(view.height),
    gap,
    columns,
    flow: paginated ? 'paginated' : 'scrolled',
    ...book,
  }
}

/**
 * The style sheet put into every chapter. Its rules lie in a layer: what must hold wins over whatever a publisher calls
 * important, what is only a beginning gives way to any publisher.
 */
export function epubStyle(look: BookAppearance, frame: PageFrame): string {
  if (frame.fixedLayout) {
    const fitted = 'body > img:only-child { display: block; inline-size: 100%; block-size: 100%; object-fit: contain; }'
    const unsized =
      ':root[data-longbox-picture] body { margin: 0; } :root[data-longbox-picture="unsized"] body :is(img, svg) { position: fixed; inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none; margin: 0; object-fit: contain; }'
    return `html { background: #fff; touch-action: pinch-zoom; } ${fitted} ${unsized}`
  }
  const rules = [page(look, frame), pictures(look, frame), text(look), letters(look), colour(look)]
  return `${frameFaces(look.font?.faces ?? '')}\n@layer longbox {\n${rules.flat().join('\n')}\n}`
}

function page(look: BookAppearance, { flow, gap }: PageFrame): string[] {
  const { ground } = colours[look.appearance]
  const size = (look.fontSize / 100) * 16
  const touch = flow === 'paginated' ? 'pinch-zoom' : 'auto'
  const isNight = look.appearance === 'night'
  return [
    `html { font-size: ${size}px !important; background: ${ground} !important; color-scheme: ${isNight ? 'dark' : 'light'}; touch-action: ${touch}; text-size-adjust: none; }`,
    'body { font-size: 1rem !important; background: transparent !important; overflow-wrap: break-word; max-inline-size: none !important; }',
    // What marks the text by boxes over it (painting) darkens paper, but veils light letters.
    ...(isNight ? [':root { --longbox-blend: normal; --longbox-veil: 0.4; }'] : []),
    ...(flow === 'scrolled' ? [`body { padding: 56px ${gap / 2}px 0 !important; }`] : []),
  ]
}

/** Marks a table that is broader than its column (wideTables). */
export const WIDE_TABLE_ATTRIBUTE = 'data-longbox-wide'

/** The look of tables that would not fit otherwise: smaller, and their words are broken where they must. */
const wideTableStyle = `table[${WIDE_TABLE_ATTRIBUTE}] { table-layout: fixed !important; inline-size: 100% !important; min-inline-size: 0 !important; font-size: 0.82em !important; line-height: 1.3 !important; } table[${WIDE_TABLE_ATTRIBUTE}] :is(td, th, col) { inline-size: auto !important; min-inline-size: 0 !important; padding-inline: 3px !important; white-space: normal !important; overflow-wrap: anywhere; hyphens: auto; } table[${WIDE_TABLE_ATTRIBUTE}] :is(td, th) * { min-inline-size: 0 !important; max-inline-size: 100% !important; white-space: normal !important; }`

/** How broad a column of a page is, in CSS px. */
export const contentSize = ({ width, columns, gap }: PageFrame): number =>
  Math.max(120, Math.floor(width / columns) - gap)

/** Nothing is larger than the page, and a heading is not torn from what it heads. */
function pictures(look: BookAppearance, frame: PageFrame): string[] {
  const { height, flow } = frame
  const tallest = flow === 'paginated' ? Math.max(120, height - 60) : Math.max(240, height - 96)
  const dim = look.appearance === 'night' ? ['img, video { filter: brightness(0.86); }'] : []
  return [
    `img, svg, video { max-inline-size: 100% !important; max-width: ${contentSize(frame)}px !important; max-height: ${tallest}px !important; object-fit: contain; break-inside: avoid; }`,
    'h1, h2, h3, h4, h5, h6 { break-after: avoid; break-inside: avoid; } p { orphans: 2; widows: 2; }',
    wideTableStyle,
    'table { max-inline-size: 100%; } pre { white-space: pre-wrap; } math[display="block"] { max-inline-size: 100%; overflow: auto hidden; }',
    ...(flow === 'paginated' ? alone : []),
    ...dim,
  ]
}

/** A picture that is a whole chapter lies in the middle, whatever is around it (chapterSource). */
const picture = ':root[data-longbox-picture]'
const alone = [
  `${picture} body { display: grid !important; place-items: center !important; }`,
  `${picture} body * { margin: 0 !important; padding: 0 !important; position: static !important; max-width: none; text-align: center !important; }`,
  `${picture} :is(img, svg) { max-width: 100% !important; margin: auto !important; }`,
]

/** Lines and paragraphs; a publisher's own alignment asks for the person's by a variable (publisherStyle). */
function text(look: BookAppearance): string[] {
  const height = (1.5 * look.lineHeight) / 100
  const rules = [`body { line-height: ${height}; hyphens: auto; }`]
  if (look.lineHeight !== 100) {
    rules.push(`body, p, li, dd, dt, blockquote, td, body div, section { line-height: ${height} !important; }`)
  }
  if (look.align !== 'publisher') {
    const align = look.align === 'left' ? 'start' : 'justify'
    rules.push(`:root { --longbox-align: ${align}; } body { text-align: ${align}; }`)
  }
  if (look.hyphenation !== 'publisher') {
    rules.push(`body, body * { hyphens: ${look.hyphenation === 'on' ? 'auto' : 'manual'} !important; }`)
    rules.push('h1, h2, h3, h4, h5, h6, pre, code, kbd, samp { hyphens: manual !important; }')
  }
  if (look.paragraphSpacing > 0) rules.push(`p { margin-block: ${look.paragraphSpacing / 100}em !important; }`)
  return rules
}

function letters({ font, letterSpacing, wordSpacing }: BookAppearance): string[] {
  const rules: string[] = []
  if (font) {
    const kept = 'code, code *, pre, pre *, kbd, samp, math, math *, svg, svg *'
    rules.push(`body, body *:not(${kept}) { font-family: ${font.family} !important; }`)
  }
  // Letters that are joined, as in Arabic, must stay so.
  const joined = [':lang(ar)', ':lang(fa)', ':lang(ur)', ':lang(ps)', ':lang(ug)'].join(', ')
  if (letterSpacing > 0) {
    rules.push(`body:not(${joined}), body *:not(${joined}) { letter-spacing: ${letterSpacing / 100}em !important; }`)
  }
  if (wordSpacing > 0) rules.push(`body, body * { word-spacing: ${wordSpacing / 100}em !important; }`)
  return rules
}

/** By day a publisher's colours hold; on other grounds text takes the ground's ink, and drawings get paper to lie on. */
function colour({ appearance }: BookAppearance): string[] {
  const { ink, link } = colours[appearance]
  const selection = `::selection { background: ${appearance === 'night' ? '#2f5d86' : '#b9d7fb'}; }`
  if (appearance === 'day') return [`body { color: ${ink} !important; } a:any-link { color: ${link}; }`, selection]
  const drawn = 'img, svg, svg *, video'
  return [
    `body { color: ${ink} !important; } a:any-link { color: ${link} !important; }`,
    `body *:not(a:any-link, ${drawn}) { color: inherit !important; -webkit-text-fill-color: currentcolor !important; text-shadow: none !important; border-color: color-mix(in srgb, currentcolor 35%, transparent) !important; }`,
    `body *:not(${drawn}) { background: none transparent !important; }`,
    `svg { color: #1d1b18 !important; } ${appearance === 'night' ? 'svg:not(:has(> image:only-of-type)), img { background-color: #f4f1ea; }' : ''}`,
    selection,
  ]
}

const even = (length: number) => Math.max(2, Math.floor(length / 2) * 2)
