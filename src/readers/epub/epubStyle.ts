import type { PreferenceValue } from '../../preferences/preferences'
import type { Size } from '../comic/scale'

/** How a book shall look, as the person set it. */
export interface BookLook {
  readonly appearance: PreferenceValue<'epub.appearance'>
  readonly layout: PreferenceValue<'epub.layout'>
  readonly columns: PreferenceValue<'epub.columns'>
  readonly margins: number
  readonly fontSize: number
  readonly lineHeight: number
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
  view: Size,
  look: BookLook,
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

/** The style sheet put into every chapter. */
export function epubStyle(look: BookLook, frame: PageFrame): string {
  if (frame.fixedLayout) return 'html { background: #fff; }'
  const { ground, ink, link } = colours[look.appearance]
  const night = look.appearance === 'night'
  const size = look.fontSize / 100
  const rules = [
    `html { font-size: ${size * 16}px !important; background: ${ground} !important; color-scheme: ${night ? 'dark' : 'light'}; touch-action: ${frame.flow === 'paginated' ? 'pinch-zoom' : 'auto'}; }`,
    `body { font-size: 1rem !important; line-height: ${(1.5 * look.lineHeight) / 100}; background: transparent !important; color: ${ink}; overflow-wrap: break-word; text-rendering: auto; hyphens: auto; }`,
    `img, svg, video { max-inline-size: 100% !important; max-block-size: ${Math.max(120, frame.height - 60)}px !important; object-fit: contain; break-inside: avoid; }`,
    'h1, h2, h3, h4, h5, h6 { break-after: avoid; } p { orphans: 2; widows: 2; }',
    'table { max-inline-size: 100%; } pre { white-space: pre-wrap; }',
    `::selection { background: ${night ? '#2f5d86' : '#b9d7fb'}; }`,
  ]
  if (frame.flow === 'scrolled') {
    rules.push(`body { padding: 32px ${frame.gap / 2}px 64px !important; }`)
  }
  if (look.lineHeight !== 100) {
    rules.push(`p, li, dd, blockquote, td { line-height: ${(1.5 * look.lineHeight) / 100} !important; }`)
  }
  if (look.appearance !== 'day') {
    rules.push(
      `body *:not(a, a *) { color: inherit !important; border-color: color-mix(in srgb, currentcolor 35%, transparent) !important; }`,
      `body, body *:not(img, svg, svg *, video) { background-color: transparent !important; }`,
    )
  }
  rules.push(`a:any-link { color: ${look.appearance === 'day' ? link : `${link} !important`}; }`)
  return rules.join('\n')
}

const even = (length: number) => Math.max(2, Math.floor(length / 2) * 2)
