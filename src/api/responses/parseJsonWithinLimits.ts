import type { OperationId } from '../../generated/operations'

/** Limits of a JSON response. If a response exceeds a limit, the call fails. */
interface ResponseLimits {
  /** Maximum number of characters of the JSON text. */
  readonly length: number
  /**
   * Maximum number of items in a list, and of fields in an object. Exceptions are a page of records and a list of
   * member ids: their maximums are in `limitJsonBody`.
   */
  readonly items: number
}

const MILLION = 1_000_000
const defaultLimits: ResponseLimits = { length: 16 * MILLION, items: 5_000 }
const completeListLimits: ResponseLimits = { length: 128 * MILLION, items: 100_000 }
/** Limits of a response with a list that the server never divides into pages, such as the list of all users. */
const undividedListLimits: ResponseLimits = { length: 32 * MILLION, items: 50_000 }
/**
 * Limits of the announcement list and the release list. The maximum number of items is high, because a long list does
 * no harm: the client shows only a few items at a time.
 */
const documentLimits: ResponseLimits = { length: 4 * MILLION, items: 50_000 }

/**
 * Limits of certain operations. The limits `completeListLimits` apply to a response that contains all values of a field
 * or all records of a list. The default limits apply to all other responses.
 */
const limitsByOperation: { readonly [Id in OperationId]?: ResponseLimits } = {
  getUsers: undividedListLimits,
  getBookPages: undividedListLimits,
  getBookManifest: undividedListLimits,
  getBookPositions: undividedListLimits,
  scanTransientBooks: undividedListLimits,
  listDirectory: undividedListLimits,
  // The limits are sufficient: a read list file has at most 1 MiB, and therefore fewer than 40,000 entries.
  matchReadList: completeListLimits,
  getAnnouncements: documentLimits,
  getReleases: documentLimits,
}

/** Matches operations that return the values of a field, for example the tags of all series. */
const valueListPattern = /^get(Author|BookTags|Genres|Publishers|ReleaseYears|SeriesTags|SharingLabels|Tags)/

/** Matches URLs that request all records of a list on a single page. */
const unpagedPattern = /[?&]unpaged=true/
/**
 * Matches the field names `bookIds` and `seriesIds`. These fields contain the ids of all members of a read list or
 * collection.
 */
const memberIdsPattern = /^(book|series)Ids$/
/**
 * Maximum length of a text in characters, unless `maxTextCharsByField` has a length for its field. Longer texts are
 * cut, because a title of 10 MB would crash the tab.
 */
const MAX_TEXT_CHARS = 1_000
/** Maximum lengths of texts in characters, by field name. The field `value` contains the text of a client setting. */
const maxTextCharsByField: Readonly<Record<string, number>> = {
  href: 8_000,
  path: 4_000,
  root: 4_000,
  url: 4_000,
  summary: 20_000,
  content_html: 200_000,
  description: 200_000,
  value: 4_000_000,
}
/** Number of records on a page of a list if the URL has no parameter `size`. */
const DEFAULT_PAGE_SIZE = 20
const MAX_DEPTH = 100
/** A text with at most this number of characters is not checked for combining marks. Longer texts are checked. */
const UNCHECKED_TEXT_CHARS = 100
/**
 * Matches more than 16 combining marks (such as accents) on the same letter. Browsers need seconds to draw thousands of
 * marks.
 */
const excessMarksPattern = /(\p{M}{16})\p{M}+/gu

/**
 * Parses the JSON text of a response. Cuts long texts, and limits the combining marks (such as accents) on a letter.
 * @param operation operationId of the call
 * @param url API path with the query string
 * @throws SyntaxError for malformed JSON
 * @throws RangeError if the response exceeds a limit
 */
export function parseJsonWithinLimits(text: string, operation: string, url: string): unknown {
  const isCompleteList = valueListPattern.test(operation) || unpagedPattern.test(url)
  const limits = isCompleteList ? completeListLimits : (limitsByOperation[operation as OperationId] ?? defaultLimits)
  if (text.length > limits.length) throw new RangeError('The response is too long')
  const value: unknown = JSON.parse(text)
  if (!limitJsonBody(value, limits, url)) throw new RangeError('The response has too many items')
  return value
}

const limitText = (text: string, field: string): string =>
  text
    .slice(0, Object.hasOwn(maxTextCharsByField, field) ? maxTextCharsByField[field] : MAX_TEXT_CHARS)
    .replace(excessMarksPattern, '$1')

/**
 * Cuts the long texts of a parsed body in place, and limits their combining marks.
 * @returns false if the body exceeds a limit: it is nested too deeply, a list has too many items, an object has too
 *   many fields, or a list page has more records than requested
 */
function limitJsonBody(value: unknown, { items }: ResponseLimits, url: string): boolean {
  const pageSize = Math.max(Number(/[?&]size=(\d+)/.exec(url)?.[1] ?? 0), DEFAULT_PAGE_SIZE)
  const maxItems = (field: string, depth: number) =>
    memberIdsPattern.test(field)
      ? completeListLimits.items
      : field === 'content' && depth === 1 && !unpagedPattern.test(url)
        ? pageSize
        : items
  const isAllowed = (part: object, field: string, depth: number): boolean => {
    if (Array.isArray(part) && part.length > maxItems(field, depth)) return false
    let fieldCount = 0
    for (const name in part) {
      const child: unknown = Reflect.get(part, name)
      if (typeof child === 'object' && child !== null) {
        if (depth === MAX_DEPTH || !isAllowed(child, name, depth + 1)) return false
      } else if (typeof child === 'string' && child.length > UNCHECKED_TEXT_CHARS)
        Reflect.set(part, name, limitText(child, name))
      if (++fieldCount > items && !Array.isArray(part)) return false
    }
    return true
  }
  return typeof value !== 'object' || value === null || isAllowed(value, '', 0)
}
