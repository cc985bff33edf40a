import { problem } from '../http/problems'
import type { SeriesRecord } from '../world/records'
import type { Predicate } from './comparisons'
import type { BookCondition, Condition, EqualityOperator, SeriesCondition } from './conditionSyntax'
import { MEDIA_STATUSES, READ_STATUSES, SERIES_STATUSES } from './conditionSyntax'
import type { AuthorMatch } from './conditionValues'
import { LinearRegExp } from './linearRegExp'
import { readBoolean, readDateParameter, readEnums, readListParameter, readRaw } from './parameters'

const is = <Value>(value: Value): EqualityOperator<Value> => ({ operator: 'is', value })
const truth = (value: boolean) => ({ operator: value ? ('isTrue' as const) : ('isFalse' as const) })

/** Combines the values of a parameter with `anyOf`. An absent parameter filters nothing. */
function anyOf<Value, Tests>(
  values: readonly Value[] | undefined,
  make: (value: Value) => Condition<Tests>,
): Condition<Tests>[] {
  return values ? [{ anyOf: values.map(make) }] : []
}

function given<Tests>(value: boolean | undefined, make: (value: boolean) => Condition<Tests>): Condition<Tests>[] {
  return value === undefined ? [] : [make(value)]
}

/** Keeps the parameters with the given names. */
export function filterByKeys(params: URLSearchParams, ...names: string[]): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => names.includes(name.replace(/\[\]$/, ''))))
}

/** Reads the author parameter as `name,role`, split at the last comma. Ignores values without a comma. */
function readAuthors(params: URLSearchParams): AuthorMatch[] | undefined {
  const values = readRaw(params, 'author')
  if (!values || (values.length === 1 && values[0] === '')) return undefined
  return values.flatMap(value => {
    const comma = value.lastIndexOf(',')
    return comma < 0 ? [] : { name: value.slice(0, comma), role: value.slice(comma + 1) }
  })
}

/** Converts the filter parameters of the legacy series lists to a condition (server-facts 3.2). */
export function seriesFilters(params: URLSearchParams): SeriesCondition {
  const deleted = readBoolean(params, 'deleted')
  const complete = readBoolean(params, 'complete')
  const oneshot = readBoolean(params, 'oneshot')
  return {
    allOf: [
      ...anyOf(readListParameter(params, 'library_id'), (id): SeriesCondition => ({ key: 'libraryId', test: is(id) })),
      ...anyOf(
        readListParameter(params, 'collection_id'),
        (id): SeriesCondition => ({ key: 'collectionId', test: is(id) }),
      ),
      ...anyOf(
        readEnums(params, 'status', SERIES_STATUSES),
        (word): SeriesCondition => ({ key: 'seriesStatus', test: is(word) }),
      ),
      ...anyOf(
        readEnums(params, 'read_status', READ_STATUSES),
        (word): SeriesCondition => ({ key: 'readStatus', test: is(word) }),
      ),
      ...anyOf(
        readListParameter(params, 'publisher'),
        (name): SeriesCondition => ({ key: 'publisher', test: is(name) }),
      ),
      ...anyOf(readListParameter(params, 'language'), (name): SeriesCondition => ({ key: 'language', test: is(name) })),
      ...anyOf(readListParameter(params, 'genre'), (name): SeriesCondition => ({ key: 'genre', test: is(name) })),
      ...anyOf(readListParameter(params, 'tag'), (name): SeriesCondition => ({ key: 'tag', test: is(name) })),
      ...anyOf(
        readListParameter(params, 'sharing_label'),
        (name): SeriesCondition => ({ key: 'sharingLabel', test: is(name) }),
      ),
      ...anyOf(readListParameter(params, 'age_rating'), ageCondition),
      ...anyOf(readListParameter(params, 'release_year')?.filter(isWhole), yearCondition),
      ...anyOf(readAuthors(params), (author): SeriesCondition => ({ key: 'author', test: is(author) })),
      ...given(deleted, (value): SeriesCondition => ({ key: 'deleted', test: truth(value) })),
      ...given(complete, (value): SeriesCondition => ({ key: 'complete', test: truth(value) })),
      ...given(oneshot, (value): SeriesCondition => ({ key: 'oneShot', test: truth(value) })),
    ],
  }
}

const isWhole = (text: string) => /^[+-]?\d+$/.test(text)

/** Condition on the age rating. A value that is not a number ("None") means unrated. */
function ageCondition(text: string): SeriesCondition {
  return isWhole(text)
    ? { key: 'ageRating', test: { operator: 'is', value: Number(text) } }
    : { key: 'ageRating', test: { operator: 'isNull' } }
}

function yearCondition(text: string): SeriesCondition {
  const year = Number(text)
  const written = (number: number) => String(number).padStart(4, '0')
  return {
    allOf: [
      { key: 'releaseDate', test: { operator: 'after', date: `${written(year - 1)}-12-31` } },
      { key: 'releaseDate', test: { operator: 'before', date: `${written(year + 1)}-01-01` } },
    ],
  }
}

/** Converts the filter parameters of the legacy book lists to a condition. */
export function bookFilters(params: URLSearchParams): BookCondition {
  const deleted = readBoolean(params, 'deleted')
  const released = readDateParameter(params, 'released_after')
  return {
    allOf: [
      ...anyOf(readListParameter(params, 'library_id'), (id): BookCondition => ({ key: 'libraryId', test: is(id) })),
      ...anyOf(
        readEnums(params, 'media_status', MEDIA_STATUSES),
        (word): BookCondition => ({ key: 'mediaStatus', test: is(word) }),
      ),
      ...anyOf(
        readEnums(params, 'read_status', READ_STATUSES),
        (word): BookCondition => ({ key: 'readStatus', test: is(word) }),
      ),
      ...anyOf(readListParameter(params, 'tag'), (name): BookCondition => ({ key: 'tag', test: is(name) })),
      ...anyOf(readAuthors(params), (author): BookCondition => ({ key: 'author', test: is(author) })),
      ...given(deleted, (value): BookCondition => ({ key: 'deleted', test: truth(value) })),
      ...(released === undefined
        ? []
        : [{ key: 'releaseDate' as const, test: { operator: 'after' as const, date: released } }]),
    ],
  }
}

/**
 * Reads `search_regex` as `regex,field`, split at the last comma. Matches anywhere in title or sort title, ignoring
 * case; other fields filter nothing.
 */
export function regexFilter(params: URLSearchParams): Predicate<SeriesRecord> | undefined {
  const text = readRaw(params, 'search_regex')?.[0]
  const comma = text?.lastIndexOf(',') ?? -1
  if (text === undefined || comma < 0) return undefined
  const field = text.slice(comma + 1).toLowerCase()
  if (field !== 'title' && field !== 'title_sort') return undefined
  const pattern = regexOf(text.slice(0, comma))
  return ({ metadata }) => {
    try {
      return pattern.test(field === 'title' ? metadata.title : metadata.titleSort)
    } catch {
      throw problem(400, 'The regular expression takes too long')
    }
  }
}

/**
 * Compiles the expression.
 * @throws a problem with status 500 for an invalid expression, as the server does
 */
function regexOf(source: string): LinearRegExp {
  try {
    return new LinearRegExp(source, true)
  } catch {
    throw problem(500)
  }
}
