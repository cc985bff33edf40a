import { listBooksByQuery } from '../../generated/books/books.calls'
import type { Book, BookCondition, BookSearch, ListBooksParams, PagedBooks } from '../../generated/model.schemas'
import { getBooksOfReadList, getReadList } from '../../generated/readlists/readlists.calls'
import { getBooksOfSeries } from '../../generated/series/series.calls'
import { createLegacyBookConditionMatcher } from './createLegacyBookConditionMatcher'
import { getIsoDateDaysAgo, parseIsoDurationDays } from './isoDurations'
import { paginateBookList } from './paginateBookList'
import { sortBooksLikeServer } from './sortBooksLikeServer'

type LegacyListOptions = { signal?: AbortSignal }
type PageParams = Pick<ListBooksParams, 'page' | 'size' | 'unpaged'>
type ConditionKey = 'libraryId' | 'seriesId' | 'readListId' | 'readStatus' | 'mediaStatus' | 'tag'

/**
 * Plan for a book list query on a server before 1.19.0: the older list call, and the conditions that this call does not
 * support.
 */
type LegacyQuery = {
  /** Conditions that the list call does not support. The client applies them to the fetched books. */
  remaining: readonly BookCondition[]
  isOrdered: boolean
  fetchPage: (page: PageParams) => Promise<PagedBooks>
}

/**
 * Replaces `POST /books/list` on servers before 1.19.0. If an older list call supports the whole query, sends only this
 * call. If an older list call supports only a part of the query, fetches all books that match this part. The client
 * then applies the rest of the query.
 * @param search condition and full-text search
 * @param params page, size and sort order
 */
export async function fetchLegacyBookList(
  search: BookSearch,
  params: ListBooksParams,
  options?: LegacyListOptions,
): Promise<PagedBooks> {
  const sort = params.sort ?? []
  const { remaining, isOrdered, fetchPage } = planLegacyQuery(search, sort, options)
  const { page, size, unpaged } = params
  if (remaining.length === 0 && isOrdered) return fetchPage({ page, size, unpaged })
  const [{ content }, members] = await Promise.all([
    fetchPage({ unpaged: true }),
    fetchReadListMembers(remaining, options),
  ])
  const fits = createLegacyBookConditionMatcher({ allOf: [...remaining] }, { today: new Date(), members })
  const matching = content.filter(fits)
  return paginateBookList(isOrdered ? matching : sortBooksLikeServer(matching, sort), params)
}

function planLegacyQuery(
  { condition, fullTextSearch }: BookSearch,
  sort: string[],
  options?: LegacyListOptions,
): LegacyQuery {
  const terms = condition ? flattenAllOf(condition) : []
  const text = fullTextSearch?.trim() ? fullTextSearch : undefined
  const series = text === undefined ? takeCondition(terms, 'seriesId') : undefined
  const [readList, ...otherReadLists] =
    (text === undefined ? takeCondition(terms, 'readListId') : undefined)?.values ?? []
  if (series) {
    const [only, ...others] = series.values
    if (only && others.length === 0)
      return {
        remaining: series.remaining,
        isOrdered: true,
        fetchPage: page => getBooksOfSeries(only, { ...page, sort }, options),
      }
    const fetchPage = () =>
      Promise.all(series.values.map(id => getBooksOfSeries(id, { unpaged: true }, options))).then(joinPages)
    return { remaining: series.remaining, isOrdered: sort.length === 0, fetchPage }
  }
  if (readList && otherReadLists.length === 0) {
    const isOrdered = sort.length === 0 || sort[0] === 'readList.number,asc'
    const fetchPage = (page: PageParams) => getBooksOfReadList(readList, page, options)
    return { remaining: takeCondition(terms, 'readListId')?.remaining ?? [], isOrdered, fetchPage }
  }
  return planAllBooksQuery(terms, text, sort, options)
}

function planAllBooksQuery(
  terms: readonly BookCondition[],
  search: string | undefined,
  sort: string[],
  options?: LegacyListOptions,
) {
  let remaining = terms
  const take = <K extends ConditionKey>(key: K) => {
    const taken = takeCondition(remaining, key)
    if (taken) remaining = taken.remaining
    return taken?.values
  }
  const queryParams = {
    search,
    library_id: take('libraryId'),
    read_status: take('readStatus') as ('UNREAD' | 'READ' | 'IN_PROGRESS')[] | undefined,
    media_status: take('mediaStatus') as ('READY' | 'ERROR')[] | undefined,
    tag: repeatSingleValue(take('tag')),
    ...releasedAfterParam(remaining),
  }
  if (queryParams.released_after) remaining = remaining.filter(term => releasedWithinDays(term) === undefined)
  return {
    remaining,
    isOrdered: true,
    fetchPage: (page: PageParams) =>
      listBooksByQuery({ ...queryParams, ...page, sort: replaceSortBySeries(sort) }, options),
  }
}

/**
 * Repeats a single value that contains a comma. The server splits such a value at its comma if the request contains it
 * only once (server-facts 3.2).
 */
const repeatSingleValue = (values: string[] | undefined): string[] | undefined =>
  values?.length === 1 && values[0]?.includes(',') ? [...values, ...values] : values

/**
 * Servers before 1.20.0 cannot sort books by series title. Replaces this sort key by `url` (file path), which all older
 * list calls support. The path of a book file begins with the folder of the series, so the books of a series stay
 * together.
 */
const replaceSortBySeries = (sort: readonly string[]) => sort.map(param => param.replace(/^series(?=,)/, 'url'))

const flattenAllOf = (condition: BookCondition): readonly BookCondition[] =>
  'allOf' in condition ? condition.allOf.flatMap(flattenAllOf) : [condition]

/**
 * Finds the first condition that lists the accepted values of a field, for example "the library is A or B". Returns
 * these values and the remaining conditions. Returns undefined if no condition has this form.
 */
function takeCondition(
  terms: readonly BookCondition[],
  key: ConditionKey,
): { values: string[]; remaining: BookCondition[] } | undefined {
  const position = terms.findIndex(term => alternativesOf(term, key) !== undefined)
  const accepted = terms[position] && alternativesOf(terms[position], key)
  return accepted && { values: accepted, remaining: terms.filter((_, index) => index !== position) }
}

function alternativesOf(term: BookCondition, key: ConditionKey): string[] | undefined {
  const alternatives = 'anyOf' in term ? term.anyOf : [term]
  const accepted = alternatives.map(part => {
    const test = (part as Partial<Record<ConditionKey, { operator: string; value: string }>>)[key]
    return test?.operator === 'is' ? test.value : undefined
  })
  return accepted.length > 0 && accepted.every(value => value !== undefined) ? accepted : undefined
}

function releasedAfterParam(terms: readonly BookCondition[]): { released_after?: string } {
  const days = terms.map(releasedWithinDays).filter(value => value !== undefined)
  if (days.length === 0) return {}
  return { released_after: getIsoDateDaysAgo(new Date(), Math.min(...days)) }
}

/** Returns the number of days of a condition such as "released in the last 30 days". Undefined for other conditions. */
function releasedWithinDays(term: BookCondition): number | undefined {
  const test = 'releaseDate' in term ? term.releaseDate : undefined
  return test?.operator === 'isInTheLast' ? parseIsoDurationDays(test.duration) : undefined
}

/** Fetches the read lists whose ids are in the conditions. Returns the book ids of each read list, by read list id. */
async function fetchReadListMembers(conditions: readonly BookCondition[], options?: LegacyListOptions) {
  const ids = new Set<string>()
  const collectIds = (condition: BookCondition): void => {
    if ('allOf' in condition) condition.allOf.forEach(collectIds)
    else if ('anyOf' in condition) condition.anyOf.forEach(collectIds)
    else if ('readListId' in condition) ids.add(condition.readListId.value)
  }
  conditions.forEach(collectIds)
  const lists = await Promise.all([...ids].map(id => getReadList(id, options)))
  return new Map(lists.map(({ id, bookIds }) => [id, new Set(bookIds)]))
}

const joinPages = (pages: PagedBooks[]): PagedBooks =>
  paginateBookList(
    pages.flatMap(({ content }): Book[] => content),
    { unpaged: true },
  )
