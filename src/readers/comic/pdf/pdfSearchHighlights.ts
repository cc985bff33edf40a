import type { PdfPageOverlay } from './pdfPageOverlay'

/** Search match on a page, as character offsets in the text of the page. */
export interface PdfSearchMatch {
  /** Page number, from 1. */
  readonly page: number
  readonly start: number
  readonly end: number
}

const MATCH_HIGHLIGHT = 'longbox-pdf-match'
const CURRENT_HIGHLIGHT = 'longbox-pdf-current'
/** Attribute that marks search matches in the text. Used only in browsers without the CSS Custom Highlight API. */
const MATCH_ATTRIBUTE = 'data-match'

/**
 * Style sheet for search matches. The colors are translucent, because the highlighted text layer covers the page image.
 */
export const pdfSearchHighlightCss = [
  `::highlight(${MATCH_HIGHLIGHT}){background-color:rgb(255 213 79/.45)}`,
  `::highlight(${CURRENT_HIGHLIGHT}){background-color:rgb(255 111 0/.55)}`,
  `[${MATCH_ATTRIBUTE}=match]{background:rgb(255 213 79/.45)}`,
  `[${MATCH_ATTRIBUTE}=current]{background:rgb(255 111 0/.55)}`,
].join('')

/**
 * Highlights the search matches on the visible pages and removes earlier highlights. The current match gets a stronger
 * color.
 */
export function highlightPdfSearchMatches(
  overlays: Iterable<PdfPageOverlay>,
  matches: readonly PdfSearchMatch[],
  current: PdfSearchMatch | undefined,
): void {
  const shownPages = [...overlays]
  const rangesOf = (spans: readonly PdfSearchMatch[]) =>
    shownPages.flatMap(overlay =>
      spans.flatMap(span => (span.page === overlay.page ? (overlay.rangeOf(span) ?? []) : [])),
    )
  const others = rangesOf(matches.filter(match => match !== current))
  const currentRanges = current ? rangesOf([current]) : []
  const registry = (globalThis.CSS as Partial<typeof CSS> | undefined)?.highlights
  if (!registry) {
    for (const { element } of shownPages)
      for (const marked of element.querySelectorAll(`[${MATCH_ATTRIBUTE}]`)) marked.removeAttribute(MATCH_ATTRIBUTE)
    markItems(shownPages, others, 'match')
    markItems(shownPages, currentRanges, 'current')
    return
  }
  registry.set(MATCH_HIGHLIGHT, new Highlight(...others))
  registry.set(CURRENT_HIGHLIGHT, new Highlight(...currentRanges))
}

function markItems(overlays: readonly PdfPageOverlay[], ranges: readonly Range[], value: string): void {
  for (const range of ranges)
    for (const { element } of overlays)
      for (const item of element.querySelectorAll('span'))
        if (range.intersectsNode(item)) item.setAttribute(MATCH_ATTRIBUTE, value)
}
