import type { OperationId } from '../generated/operations'

/** Limits of a response body. A body above a limit is a failed call. */
export interface ResponseLimits {
  /** Number of decoded bytes. */
  readonly bytes: number
  /** Number of items of each list in the body, and of fields of each object. */
  readonly items: number
}

const MEBIBYTE = 2 ** 20
const defaultLimits: ResponseLimits = { bytes: 16 * MEBIBYTE, items: 5_000 }
const completeListLimits: ResponseLimits = { bytes: 128 * MEBIBYTE, items: 100_000 }
/** Limits of files of books. The readers have lower limits. */
const fileLimits: ResponseLimits = { ...defaultLimits, bytes: 512 * MEBIBYTE }
const bookContentLimits: ResponseLimits = { bytes: 32 * MEBIBYTE, items: 50_000 }
/** Limits of lists of whole documents, which one page shows. */
const documentLimits: ResponseLimits = { ...defaultLimits, bytes: 2 * MEBIBYTE }

/** Maximum size of the body of a failed call. The client reads only a message from it. */
export const MAX_FAILURE_BYTES = MEBIBYTE

/** Limits of operations whose responses may be larger than the default. */
const limitsByOperation: { readonly [Id in OperationId]?: ResponseLimits } = {
  getBookPages: bookContentLimits,
  getBookManifest: bookContentLimits,
  getBookPositions: bookContentLimits,
  scanTransientBooks: bookContentLimits,
  listDirectory: bookContentLimits,
  getBookPage: fileLimits,
  getBookPageRaw: fileLimits,
  getBookResource: fileLimits,
  downloadBook: fileLimits,
  getAnnouncements: documentLimits,
  getReleases: documentLimits,
}

/** Matches operations that return the values of all records, such as the tags. */
const valueListPattern = /^get(Author|BookTags|Genres|Publishers|ReleaseYears|SeriesTags|SharingLabels|Tags)/

/** Matches URLs of complete lists. */
const unpagedPattern = /[?&]unpaged=true/
/** Matches fields with the ids of all members of a collection or read list. */
const memberIdsPattern = /^(book|series)Ids$/
/** Maximum length of a text, in characters. Longer texts are cut. A title of 10 MB would crash the tab. */
const MAX_TEXT_LENGTH = 4_000
/** Maximum lengths of the texts of certain fields. Documents have further limits of their own; settings are never drawn. */
const maxTextLengthByField: Readonly<Record<string, number>> = {
  name: 1_000,
  title: 1_000,
  seriesTitle: 1_000,
  summary: 20_000,
  content_html: 200_000,
  description: 200_000,
  value: 4_000_000,
}
/** Number of records on a page of a list without a valid parameter `size`. */
const DEFAULT_PAGE_SIZE = 20
/** Maximum nesting depth of lists and objects. */
const MAX_DEPTH = 100
/** Length of texts whose combining marks are not counted. */
const UNCHECKED_TEXT_LENGTH = 100
/** Matches more than 16 combining marks of a letter. Browsers need seconds to draw thousands of them. */
const excessMarksPattern = /(\p{M}{16})\p{M}+/gu

/**
 * Returns the limits of a response.
 * @param operation operationId of the call
 * @param url API path with the query string
 */
export function responseLimits(operation: string, url: string): ResponseLimits {
  if (valueListPattern.test(operation) || unpagedPattern.test(url)) return completeListLimits
  return limitsByOperation[operation as OperationId] ?? defaultLimits
}

const limitText = (text: string, field: string): string =>
  text
    .slice(0, Object.hasOwn(maxTextLengthByField, field) ? maxTextLengthByField[field] : MAX_TEXT_LENGTH)
    .replace(excessMarksPattern, '$1')

/**
 * Limits a parsed JSON body. Cuts long texts and removes excess combining marks, both in place.
 * @param url API path with the query string
 * @returns false if the body is nested too deeply or has a list with too many items. The list of a page has at most the
 *   requested number of records
 */
export function limitJsonBody(value: unknown, { items }: ResponseLimits, url: string): boolean {
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
      } else if (typeof child === 'string' && child.length > UNCHECKED_TEXT_LENGTH)
        Reflect.set(part, name, limitText(child, name))
      if (++fieldCount > items && !Array.isArray(part)) return false
    }
    return true
  }
  return typeof value !== 'object' || value === null || isAllowed(value, '', 0)
}
