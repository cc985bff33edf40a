import type { BrowseListSearchParams } from '../../lists/browse/browseListState'

/** Parameters of a query string by name. If a name occurs several times in the query string, its value is a list. */
export type RawSearchParams = Record<string, string | string[]>

/** Parses a query string. All values stay texts, because a conversion to numbers would change ids such as 0123. */
export function parseSearchParams(text: string): RawSearchParams {
  const raw = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const previous = raw.get(name)
    raw.set(name, previous === undefined ? value : [previous, value].flat())
  }
  return Object.fromEntries(raw)
}

/**
 * Creates a query string from parameters. If a value is a list, the name occurs several times in the query string.
 * Omits parameters that are undefined or null.
 */
export function stringifySearchParams(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item))
    }
  }
  const text = query.toString()
  return text && `?${text}`
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const toTrue = (value: unknown) => (value === true || value === 'true' ? true : undefined)

function toPositiveInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isInteger(number) && number > 0 ? number : undefined
}

const sourceListTypes = ['SERIES', 'READLIST', 'LIBRARY', 'COLLECTION'] as const

/**
 * Search parameters that identify the list from which the user opened a book. The reader takes the next and the
 * previous book from this list.
 */
export type OpenedFromListSearchParams = { context?: (typeof sourceListTypes)[number]; contextId?: string }

// The functions below validate the search parameters of routes. All functions drop invalid values. The functions for
// series and list pages preserve unknown parameters. All other functions drop unknown parameters.

/** Validates the search parameters that identify the list from which the user opened a book. */
export const validateOpenedFromListSearchParams = (raw: Record<string, unknown>): OpenedFromListSearchParams => {
  const context = sourceListTypes.find(name => name === raw.context)
  const contextId = toText(raw.contextId)
  return context && contextId ? { context, contextId } : {}
}

/** Validates the search parameters of the EPUB reader. With `incognito`, the reader stores no reading progress. */
export const validateEpubReaderSearchParams = (
  raw: Record<string, unknown>,
): OpenedFromListSearchParams & { incognito?: true } => ({
  incognito: toTrue(raw.incognito),
  ...validateOpenedFromListSearchParams(raw),
})

/** Validates the search parameters of the comic reader. Pages count from 1. */
export const validateComicReaderSearchParams = (
  raw: Record<string, unknown>,
): OpenedFromListSearchParams & { incognito?: true; page?: number } => ({
  page: toPositiveInteger(raw.page),
  ...validateEpubReaderSearchParams(raw),
})

/** Validates the search parameters of the search page: search text and library id. Drops a blank search text. */
export function validateSearchPageSearchParams(raw: Record<string, unknown>): { q?: string; library?: string } {
  const q = toText(raw.q)
  return { q: q?.trim() ? q : undefined, library: toText(raw.library) }
}

/**
 * Validates the search parameters of the startup page. `redirect` is the page to open after sign-in. `xAuthToken` is
 * the session token.
 */
export const validateStartupPageSearchParams = (
  raw: Record<string, unknown>,
): { redirect?: string; xAuthToken?: string } => ({
  redirect: toText(raw.redirect),
  xAuthToken: toText(raw.xAuthToken),
})

/**
 * Validates the search parameters of the sign-in page. `error` is an error code of the OAuth2 sign-in. `logout` marks
 * a sign-out by the user.
 */
export const validateLoginPageSearchParams = (
  raw: Record<string, unknown>,
): { redirect?: string; error?: string; logout?: true } => ({
  redirect: toText(raw.redirect),
  error: toText(raw.error),
  logout: toTrue(raw.logout),
})

/**
 * Validates the search parameters of a series page. They contain the filters and the sort order of the book list, and
 * the id of the collection from which the user opened the series.
 */
export const validateSeriesPageSearchParams = (
  raw: Record<string, unknown>,
): OpenedFromListSearchParams & BrowseListSearchParams => {
  const { context: _, contextId: __, ...list } = raw
  return { ...validateListPageSearchParams(list), ...validateOpenedFromListSearchParams(raw) }
}

/**
 * Validates the search parameters of a list page. Drops values that are not texts. Does not check the texts, because
 * the list page validates its filters itself.
 */
export const validateListPageSearchParams = (raw: Record<string, unknown>): BrowseListSearchParams => {
  const texts = Object.entries(raw).flatMap(([name, value]) => {
    const items = [value].flat().filter(item => typeof item === 'string')
    return items.length > 0 ? [[name, Array.isArray(value) ? items : items[0]] as const] : []
  })
  return Object.fromEntries(texts)
}
