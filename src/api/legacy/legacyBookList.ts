import { listBooksByQuery } from '../../generated/books/books.calls'
import type { Book, BookCondition, BookSearch, ListBooksParams, PagedBooks } from '../../generated/model.schemas'
import { getBooksOfReadList, getReadList } from '../../generated/readlists/readlists.calls'
import { getBooksOfSeries } from '../../generated/series/series.calls'
import { dayBefore, daysOfDuration } from './durations'
import { matchesBookCondition } from './matchesBookCondition'
import { pageOfBooks } from './pageOfBooks'
import { sortBooks } from './sortBooks'

type Options = { signal?: AbortSignal }
type Page = Pick<ListBooksParams, 'page' | 'size' | 'unpaged'>
type Key = 'libraryId' | 'seriesId' | 'readListId' | 'readStatus' | 'mediaStatus'

/** A question to one of the older lists, and what of the condition it leaves open. */
type Way = {
  left: readonly BookCondition[]
  /** Whether the list comes in the order that is wanted. */
  ordered: boolean
  ask: (page: Page) => Promise<PagedBooks>
}

/**
 * The answer of `POST /books/list` from the lists that servers before 1.19.0 have. Where they can say the whole condition and
 * the order the server pages, else the list is read whole and sorted out here.
 */
export async function legacyBookList(
  search: BookSearch,
  params: ListBooksParams,
  options?: Options,
): Promise<PagedBooks> {
  const sort = params.sort ?? []
  const { left, ordered, ask } = wayFor(search, sort, options)
  const { page, size, unpaged } = params
  if (left.length === 0 && ordered) return ask({ page, size, unpaged })
  const [{ content }, members] = await Promise.all([ask({ unpaged: true }), membersOf(left, options)])
  const fits = matchesBookCondition({ allOf: [...left] }, { today: new Date(), members })
  const found = content.filter(fits)
  return pageOfBooks(ordered ? found : sortBooks(found, sort), params)
}

function wayFor({ condition, fullTextSearch }: BookSearch, sort: string[], options?: Options): Way {
  const terms = condition ? parts(condition) : []
  const text = fullTextSearch?.trim() ? fullTextSearch : undefined
  const series = text === undefined ? values(terms, 'seriesId') : undefined
  const [readList, ...more] = (text === undefined ? values(terms, 'readListId') : undefined)?.found ?? []
  if (series) {
    const [only, ...others] = series.found
    if (only && others.length === 0)
      return { left: series.left, ordered: true, ask: page => getBooksOfSeries(only, { ...page, sort }, options) }
    const ask = () => Promise.all(series.found.map(id => getBooksOfSeries(id, { unpaged: true }, options))).then(joined)
    return { left: series.left, ordered: sort.length === 0, ask }
  }
  if (readList && more.length === 0) {
    const ordered = sort.length === 0 || sort[0] === 'readList.number,asc'
    const ask = (page: Page) => getBooksOfReadList(readList, page, options)
    return { left: values(terms, 'readListId')?.left ?? [], ordered, ask }
  }
  return wayThroughAll(terms, text, sort, options)
}

function wayThroughAll(terms: readonly BookCondition[], search: string | undefined, sort: string[], options?: Options) {
  let left = terms
  const take = <K extends Key>(key: K) => {
    const taken = values(left, key)
    if (taken) left = taken.left
    return taken?.found
  }
  const asked = {
    search,
    library_id: take('libraryId'),
    read_status: take('readStatus') as ('UNREAD' | 'READ' | 'IN_PROGRESS')[] | undefined,
    media_status: take('mediaStatus') as ('READY' | 'ERROR')[] | undefined,
    ...released(left),
  }
  if (asked.released_after) left = left.filter(term => daysBack(term) === undefined)
  return { left, ordered: true, ask: (page: Page) => listBooksByQuery({ ...asked, ...page, sort }, options) }
}

/** The conditions of which all must hold. */
const parts = (condition: BookCondition): readonly BookCondition[] =>
  'allOf' in condition ? condition.allOf.flatMap(parts) : [condition]

/** What a key must be one of, and the other conditions; undefined where nothing says so. */
function values(terms: readonly BookCondition[], key: Key): { found: string[]; left: BookCondition[] } | undefined {
  const at = terms.findIndex(term => oneOf(term, key) !== undefined)
  const found = terms[at] && oneOf(terms[at], key)
  return found && { found, left: terms.filter((_, index) => index !== at) }
}

function oneOf(term: BookCondition, key: Key): string[] | undefined {
  const either = 'anyOf' in term ? term.anyOf : [term]
  const found = either.map(part => {
    const test = (part as Partial<Record<Key, { operator: string; value: string }>>)[key]
    return test?.operator === 'is' ? test.value : undefined
  })
  return found.length > 0 && found.every(value => value !== undefined) ? found : undefined
}

function released(terms: readonly BookCondition[]): { released_after?: string } {
  const days = terms.map(daysBack).filter(found => found !== undefined)
  if (days.length === 0) return {}
  return { released_after: dayBefore(new Date(), Math.min(...days)) }
}

/** How many days a book may be old. */
function daysBack(term: BookCondition): number | undefined {
  const test = 'releaseDate' in term ? term.releaseDate : undefined
  return test?.operator === 'isInTheLast' ? daysOfDuration(test.duration) : undefined
}

/** The books of the read lists that conditions speak of. */
async function membersOf(conditions: readonly BookCondition[], options?: Options) {
  const ids = new Set<string>()
  const look = (condition: BookCondition): void => {
    if ('allOf' in condition) condition.allOf.forEach(look)
    else if ('anyOf' in condition) condition.anyOf.forEach(look)
    else if ('readListId' in condition) ids.add(condition.readListId.value)
  }
  conditions.forEach(look)
  const lists = await Promise.all([...ids].map(id => getReadList(id, options)))
  return new Map(lists.map(({ id, bookIds }) => [id, new Set(bookIds)]))
}

const joined = (pages: PagedBooks[]): PagedBooks =>
  pageOfBooks(
    pages.flatMap(({ content }): Book[] => content),
    { unpaged: true },
  )
