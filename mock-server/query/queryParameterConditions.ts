import { isInt32 } from '../archives/formats/isInt32'
import { createHttpProblem } from '../http/httpProblems'
import type { SeriesRecord } from '../state/libraryRecords'
import type { Predicate } from './comparisonPredicates'
import { LinearTimeRegExp } from './linearTimeRegExp'
import type { BookCondition, EqualityComparison, SearchCondition, SeriesCondition } from './parseConditions'
import { MEDIA_STATUSES, READ_STATUSES, SERIES_STATUSES } from './parseConditions'
import type { AuthorOperand } from './parseConditionValues'
import {
  readBooleanParameter,
  readDateParameter,
  readEnumParameterValues,
  readMultiValueParameter,
  readRepeatedParameterValues,
} from './queryParameters'

const equalTo = <Value>(value: Value): EqualityComparison<Value> => ({ operator: 'is', value })
const booleanEqualTo = (value: boolean) => ({ operator: value ? ('isTrue' as const) : ('isFalse' as const) })

/**
 * Creates a condition from the values of a query parameter. The condition matches a record that has any of these
 * values. Returns a list with this condition, or an empty list if the parameter is absent.
 */
function anyOfValues<Value, Tests>(
  values: readonly Value[] | undefined,
  make: (value: Value) => SearchCondition<Tests>,
): SearchCondition<Tests>[] {
  return values ? [{ anyOf: values.map(make) }] : []
}

function conditionIfSent<Tests>(
  value: boolean | undefined,
  make: (value: boolean) => SearchCondition<Tests>,
): SearchCondition<Tests>[] {
  return value === undefined ? [] : [make(value)]
}

/**
 * Returns a copy of the query parameters. The copy contains only parameters with the given names, with or without the
 * suffix `[]`.
 */
export function pickQueryParameters(params: URLSearchParams, ...names: string[]): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => names.includes(name.replace(/\[\]$/, ''))))
}

/**
 * Reads the parameter `author`. Its value has the form `name,role`. The last comma separates the two parts, because a
 * name can contain commas. Ignores values without a comma.
 */
function readAuthorParameter(params: URLSearchParams): AuthorOperand[] | undefined {
  const values = readRepeatedParameterValues(params, 'author')
  if (!values || (values.length === 1 && values[0] === '')) return undefined
  return values.flatMap(value => {
    const comma = value.lastIndexOf(',')
    return comma < 0 ? [] : { name: value.slice(0, comma), role: value.slice(comma + 1) }
  })
}

/** Converts the filter parameters of the legacy series endpoints to a condition (server-facts 3.2). */
export function parseSeriesConditionParameters(params: URLSearchParams): SeriesCondition {
  const deleted = readBooleanParameter(params, 'deleted')
  const complete = readBooleanParameter(params, 'complete')
  const oneshot = readBooleanParameter(params, 'oneshot')
  return {
    allOf: [
      ...anyOfValues(
        readMultiValueParameter(params, 'library_id'),
        (id): SeriesCondition => ({ key: 'libraryId', test: equalTo(id) }),
      ),
      ...anyOfValues(
        readMultiValueParameter(params, 'collection_id'),
        (id): SeriesCondition => ({ key: 'collectionId', test: equalTo(id) }),
      ),
      ...anyOfValues(
        readEnumParameterValues(params, 'status', SERIES_STATUSES),
        (word): SeriesCondition => ({ key: 'seriesStatus', test: equalTo(word) }),
      ),
      ...anyOfValues(
        readEnumParameterValues(params, 'read_status', READ_STATUSES),
        (word): SeriesCondition => ({ key: 'readStatus', test: equalTo(word) }),
      ),
      ...anyOfValues(
        readMultiValueParameter(params, 'publisher'),
        (name): SeriesCondition => ({ key: 'publisher', test: equalTo(name) }),
      ),
      ...anyOfValues(
        readMultiValueParameter(params, 'language'),
        (name): SeriesCondition => ({ key: 'language', test: equalTo(name) }),
      ),
      ...anyOfValues(
        readMultiValueParameter(params, 'genre'),
        (name): SeriesCondition => ({ key: 'genre', test: equalTo(name) }),
      ),
      ...anyOfValues(
        readMultiValueParameter(params, 'tag'),
        (name): SeriesCondition => ({ key: 'tag', test: equalTo(name) }),
      ),
      ...anyOfValues(
        readMultiValueParameter(params, 'sharing_label'),
        (name): SeriesCondition => ({ key: 'sharingLabel', test: equalTo(name) }),
      ),
      ...anyOfValues(readMultiValueParameter(params, 'age_rating'), ageRatingCondition),
      ...anyOfValues(readMultiValueParameter(params, 'release_year')?.filter(isInt32Text), releaseYearCondition),
      ...anyOfValues(
        readAuthorParameter(params),
        (author): SeriesCondition => ({ key: 'author', test: equalTo(author) }),
      ),
      ...conditionIfSent(deleted, (value): SeriesCondition => ({ key: 'deleted', test: booleanEqualTo(value) })),
      ...conditionIfSent(complete, (value): SeriesCondition => ({ key: 'complete', test: booleanEqualTo(value) })),
      ...conditionIfSent(oneshot, (value): SeriesCondition => ({ key: 'oneShot', test: booleanEqualTo(value) })),
    ],
  }
}

const isInt32Text = (text: string) => /^[+-]?\d+$/.test(text) && isInt32(Number(text))

/**
 * Creates a condition on the age rating from a text. If the text is not a 32-bit integer, for example "None", the
 * condition matches series without an age rating.
 */
function ageRatingCondition(text: string): SeriesCondition {
  return isInt32Text(text)
    ? { key: 'ageRating', test: { operator: 'is', value: Number(text) } }
    : { key: 'ageRating', test: { operator: 'isNull' } }
}

function releaseYearCondition(text: string): SeriesCondition {
  const year = Number(text)
  const formatYear = (number: number) => String(number).padStart(4, '0')
  return {
    allOf: [
      { key: 'releaseDate', test: { operator: 'after', date: `${formatYear(year - 1)}-12-31` } },
      { key: 'releaseDate', test: { operator: 'before', date: `${formatYear(year + 1)}-01-01` } },
    ],
  }
}

/** Converts the filter parameters of the legacy book endpoints to a condition. */
export function parseBookConditionParameters(params: URLSearchParams): BookCondition {
  const deleted = readBooleanParameter(params, 'deleted')
  const released = readDateParameter(params, 'released_after')
  return {
    allOf: [
      ...anyOfValues(
        readMultiValueParameter(params, 'library_id'),
        (id): BookCondition => ({ key: 'libraryId', test: equalTo(id) }),
      ),
      ...anyOfValues(
        readEnumParameterValues(params, 'media_status', MEDIA_STATUSES),
        (word): BookCondition => ({ key: 'mediaStatus', test: equalTo(word) }),
      ),
      ...anyOfValues(
        readEnumParameterValues(params, 'read_status', READ_STATUSES),
        (word): BookCondition => ({ key: 'readStatus', test: equalTo(word) }),
      ),
      ...anyOfValues(
        readMultiValueParameter(params, 'tag'),
        (name): BookCondition => ({ key: 'tag', test: equalTo(name) }),
      ),
      ...anyOfValues(
        readAuthorParameter(params),
        (author): BookCondition => ({ key: 'author', test: equalTo(author) }),
      ),
      ...conditionIfSent(deleted, (value): BookCondition => ({ key: 'deleted', test: booleanEqualTo(value) })),
      ...(released === undefined
        ? []
        : [{ key: 'releaseDate' as const, test: { operator: 'after' as const, date: released } }]),
    ],
  }
}

/**
 * Creates a filter from the parameter `search_regex`, which has the form `regex,field`. The field is `title` or
 * `title_sort`. The regular expression ignores case. Returns undefined for any other field, and if the parameter is
 * absent.
 */
export function compileTitleRegExp(params: URLSearchParams): Predicate<SeriesRecord> | undefined {
  const text = readRepeatedParameterValues(params, 'search_regex')?.[0]
  const comma = text?.lastIndexOf(',') ?? -1
  if (text === undefined || comma < 0) return undefined
  const field = text.slice(comma + 1).toLowerCase()
  if (field !== 'title' && field !== 'title_sort') return undefined
  const pattern = compileRegExp(text.slice(0, comma))
  return ({ metadata }) => {
    try {
      return pattern.test(field === 'title' ? metadata.title : metadata.titleSort)
    } catch {
      throw createHttpProblem(400, 'The regular expression takes too long')
    }
  }
}

/**
 * Compiles a regular expression.
 * @throws HttpProblem with status 500 for an invalid expression, because the real server returns this status
 */
function compileRegExp(source: string): LinearTimeRegExp {
  try {
    return new LinearTimeRegExp(source, true)
  } catch {
    throw createHttpProblem(500)
  }
}
