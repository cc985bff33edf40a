import type { BrowseParams } from '../../lists/browse/browseState'

/** Unparsed query string: text by name, a list for repeated names. */
export type RawSearch = Record<string, string | string[]>

/**
 * Parses a query string without converting types: ids such as 0123 stay text. The validation of the routes converts types.
 */
export function parseSearch(text: string): RawSearch {
  const raw = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const previous = raw.get(name)
    raw.set(name, previous === undefined ? value : [previous, value].flat())
  }
  return Object.fromEntries(raw)
}

/** Inverse of {@link parseSearch}. Lists become repeated names; undefined and null are omitted. */
export function stringifySearch(search: Record<string, unknown>): string {
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
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

const readingContexts = ['SERIES', 'READLIST', 'LIBRARY', 'COLLECTION'] as const

/** List from which a book was opened. Determines the next and previous book. */
export type ReadingContext = { context?: (typeof readingContexts)[number]; contextId?: string }

/** Validates a reading context. This and the following functions drop unknown parameters. */
export const validateContextSearch = (raw: Record<string, unknown>): ReadingContext => {
  const context = readingContexts.find(name => name === raw.context)
  const contextId = toText(raw.contextId)
  return context && contextId ? { context, contextId } : {}
}

/** Validates the query of the EPUB reader. With `incognito`, no progress is written. */
export const validateEpubSearch = (raw: Record<string, unknown>): ReadingContext & { incognito?: true } => ({
  incognito: toTrue(raw.incognito),
  ...validateContextSearch(raw),
})

/** Validates the query of the comic reader. Pages count from 1. */
export const validateComicSearch = (
  raw: Record<string, unknown>,
): ReadingContext & { incognito?: true; page?: number } => ({
  page: toPositiveInteger(raw.page),
  ...validateEpubSearch(raw),
})

/** Validates the query of the search page: search text and library id. */
export const validateResultsSearch = (raw: Record<string, unknown>): { q?: string; library?: string } => ({
  q: toText(raw.q),
  library: toText(raw.library),
})

/** Validates the query of the start page: redirect target and the id of a session created elsewhere. */
export const validateStartupSearch = (raw: Record<string, unknown>): { redirect?: string; xAuthToken?: string } => ({
  redirect: toText(raw.redirect),
  xAuthToken: toText(raw.xAuthToken),
})

/** Validates the query of the sign-in page. `error` comes from the OAuth2 provider; `logout` marks a sign-out by the user. */
export const validateLoginSearch = (
  raw: Record<string, unknown>,
): { redirect?: string; error?: string; logout?: true } => ({
  redirect: toText(raw.redirect),
  error: toText(raw.error),
  logout: toTrue(raw.logout),
})

/** Validates the query of a series page: the context of its collection and the state of its book list. */
export const validateSeriesSearch = (raw: Record<string, unknown>): ReadingContext & BrowseParams => {
  const { context: _, contextId: __, ...list } = raw
  return { ...validateListSearch(list), ...validateContextSearch(raw) }
}

/** Validates the query of a list page: keeps all text values. The filter tables of the lists check names and values. */
export const validateListSearch = (raw: Record<string, unknown>): BrowseParams => {
  const texts = Object.entries(raw).flatMap(([name, value]) => {
    const items = [value].flat().filter(item => typeof item === 'string')
    return items.length > 0 ? [[name, Array.isArray(value) ? items : items[0]] as const] : []
  })
  return Object.fromEntries(texts)
}
