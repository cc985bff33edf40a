import type { BrowseSearch } from '../../lists/browse/browseState'

/** The query of an address as it stands: text by name, a list where a name is repeated. */
export type RawSearch = Record<string, string | string[]>

/**
 * Reads a query without guessing types: an id like 0123 must not become a number, nor a text like `true` a truth.
 * The routes' own rules give it types.
 */
export function parseSearch(text: string): RawSearch {
  const raw = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const before = raw.get(name)
    raw.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(raw)
}

/** The inverse of {@link parseSearch}; lists become repeated names, undefined is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one))
    }
  }
  const text = query.toString()
  return text && `?${text}`
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const truth = (value: unknown) => (value === true || value === 'true' ? true : undefined)

function naturalNumber(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

const contexts = ['SERIES', 'READLIST', 'LIBRARY', 'COLLECTION'] as const

/** Where a book was opened from; decides which book is the next. */
export type ReadingContext = { context?: (typeof contexts)[number]; contextId?: string }

/** The queries of the routes: which names mean something, and as what. Everything else is dropped. */
export const contextSearch = (raw: Record<string, unknown>): ReadingContext => {
  const context = contexts.find(known => known === raw.context)
  const contextId = text(raw.contextId)
  return context && contextId ? { context, contextId } : {}
}

/** Of the reader of texts; `incognito` writes nothing about reading. */
export const epubSearch = (raw: Record<string, unknown>): ReadingContext & { incognito?: true } => ({
  incognito: truth(raw.incognito),
  ...contextSearch(raw),
})

/** Of the reader of comics; pages count from 1. */
export const readerSearch = (raw: Record<string, unknown>): ReadingContext & { incognito?: true; page?: number } => ({
  page: naturalNumber(raw.page),
  ...epubSearch(raw),
})

/** Of the results of a search: what for, and in which library. */
export const resultsSearch = (raw: Record<string, unknown>): { q?: string; library?: string } => ({
  q: text(raw.q),
  library: text(raw.library),
})

/** Of the start: where to go on to, and the id of a session that was made elsewhere. */
export const startupSearch = (raw: Record<string, unknown>): { redirect?: string; xAuthToken?: string } => ({
  redirect: text(raw.redirect),
  xAuthToken: text(raw.xAuthToken),
})

/** `error` comes from the provider of a sign-in; `logout` says that the person left by will. */
export const loginSearch = (raw: Record<string, unknown>): { redirect?: string; error?: string; logout?: true } => ({
  redirect: text(raw.redirect),
  error: text(raw.error),
  logout: truth(raw.logout),
})

/** The page of a series is one of its collection and a list of its books. */
export const seriesSearch = (raw: Record<string, unknown>): ReadingContext & BrowseSearch => {
  const { context: _, contextId: __, ...list } = raw
  return { ...listSearch(list), ...contextSearch(raw) }
}

/** Lists keep what they know: their own tables say which names and values mean something. */
export const listSearch = (raw: Record<string, unknown>): BrowseSearch => {
  const texts = Object.entries(raw).flatMap(([name, value]) => {
    const some = [value].flat().filter(one => typeof one === 'string')
    return some.length > 0 ? [[name, Array.isArray(value) ? some : some[0]] as const] : []
  })
  return Object.fromEntries(texts)
}
