import type { ChapterPageLayout } from '../createEpubStyleSheet'
import { getReadableCssRules, iterateNestedCssRules } from './iterateCssRules'

type Page = Pick<ChapterPageLayout, 'width' | 'height' | 'columns'> & {
  /** Color scheme of the page: `light` or `dark`. */
  readonly colorScheme: string
}

const emPx = 16
const pxPerUnit: Readonly<Record<string, number>> = { px: 1, em: emPx, rem: emPx, pt: 4 / 3, in: 96, cm: 96 / 2.54 }

/** Original media query for each media list that {@link adaptMediaQueriesToPage} has overwritten. */
const publisherQueries = new WeakMap<MediaList, string>()

/**
 * Evaluates the media queries of a chapter for the width of a column, the height of the page, and the color scheme that
 * the user has chosen. Without this function, browsers would use the size of the iframe and the color scheme of the
 * operating system.
 */
export function adaptMediaQueriesToPage(chapter: Document, frame: Omit<Page, 'colorScheme'>): void {
  const { colorScheme } = getComputedStyle(chapter.documentElement)
  const page = { ...frame, colorScheme }
  for (const media of mediaListsOf(chapter.styleSheets)) {
    const query = publisherQueries.get(media) ?? media.mediaText
    const adapted = adaptMediaQuery(query, page)
    if (adapted === query && !publisherQueries.has(media)) continue
    publisherQueries.set(media, query)
    if (media.mediaText !== adapted) media.mediaText = adapted
  }
}

/**
 * Evaluates the conditions on size and color scheme in a media query. Replaces a true condition by `(min-width: 0px)`,
 * and a false condition by `(max-width: 0px)`.
 * @param query text of the media query, as the browser returns it
 */
export const adaptMediaQuery = (query: string, page: Page): string =>
  query.replace(
    /\((min-|max-)?(width|height|aspect-ratio|orientation|prefers-color-scheme)\s*(:|[<>]=?)([^()]+)\)/gi,
    (condition, ...parts) => {
      const isTrue = evaluateCondition(parts.slice(0, 4) as (string | undefined)[], page)
      return isTrue === undefined ? condition : isTrue ? '(min-width: 0px)' : '(max-width: 0px)'
    },
  )

function evaluateCondition(
  [prefix, feature = '', sign = ':', value = '']: readonly (string | undefined)[],
  { width, height, columns, colorScheme }: Page,
): boolean | undefined {
  const columnWidth = width / columns
  if (feature === 'prefers-color-scheme') return value.trim() === colorScheme
  if (feature === 'orientation') return value.trim() === (columnWidth > height ? 'landscape' : 'portrait')
  const actual = { width: columnWidth, height, 'aspect-ratio': columnWidth / height }[feature]
  const limit = feature === 'aspect-ratio' ? parseRatio(value) : parseLengthPx(value)
  if (actual === undefined || limit === undefined) return undefined
  if (prefix === 'min-' || sign === '>=') return actual >= limit
  if (prefix === 'max-' || sign === '<=') return actual <= limit
  return sign === '>' ? actual > limit : sign === '<' ? actual < limit : actual === limit
}

function parseLengthPx(text: string): number | undefined {
  const [, count, unit = 'px'] = /^([\d.]+)([a-z]*)$/.exec(text.trim()) ?? []
  const px = pxPerUnit[unit || 'px']
  return count === undefined || px === undefined ? undefined : Number(count) * px
}

function parseRatio(text: string): number | undefined {
  const [, first, second = '1'] = /^([\d.]+)\s*(?:\/\s*([\d.]+))?$/.exec(text.trim()) ?? []
  return first === undefined || Number(second) === 0 ? undefined : Number(first) / Number(second)
}

function* mediaListsOf(sheets: Iterable<CSSStyleSheet>): Generator<MediaList> {
  for (const sheet of sheets) {
    if ('media' in sheet) yield sheet.media
    for (const rule of iterateNestedCssRules(getReadableCssRules(sheet)))
      if ('media' in rule) yield rule.media as MediaList
  }
}
