import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import { createEmptyMetadata } from '../fields/metadataFieldDefinitions'
import { seriesMetadataFieldDefinitions } from '../fields/seriesMetadataFieldDefinitions'
import { HttpProblem } from '../http/httpProblems'
import type { BookRecord, SeriesRecord } from '../state/libraryRecords'
import { compileBookCondition } from './compileBookCondition'
import { compileSeriesCondition } from './compileSeriesCondition'
import { parseBookCondition, parseSeriesCondition } from './parseConditions'
import { compileTitleRegExp, parseSeriesConditionParameters } from './queryParameterConditions'

const series = (
  id: string,
  change: Partial<SeriesRecord['metadata']> = {},
  more: Partial<SeriesRecord> = {},
  releaseDate: string | null = null,
): SeriesRecord => ({
  id,
  libraryId: 'L1',
  name: id,
  path: `/${id}`,
  created: 0,
  lastModified: 0,
  fileLastModified: 0,
  deleted: false,
  oneshot: false,
  booksCount: 2,
  metadata: {
    ...createEmptyMetadata(seriesMetadataFieldDefinitions),
    title: id,
    titleSort: id,
    locks: {},
    created: 0,
    lastModified: 0,
    ...change,
  },
  aggregation: {
    authors: [{ name: 'Ada Quill', role: 'writer' }],
    tags: ['leaves'],
    releaseDate,
    summary: '',
    summaryNumber: '',
    created: 0,
    lastModified: 0,
  },
  ...more,
})

const allSeries = [
  series('Alder', { genres: ['drama'], ageRating: 13, publisher: 'Greenhouse', totalBookCount: 2 }, {}, '2019-01-11'),
  series('Élan', { titleSort: 'Elan', ageRating: 18, totalBookCount: 6 }),
  series('Birch', { tags: ['trees'] }, { deleted: true, libraryId: 'L2', oneshot: true }, '2021-05-01'),
]
const counts: Record<string, { read: number; inProgress: number }> = {
  Alder: { read: 1, inProgress: 0 },
  Birch: { read: 2, inProgress: 0 },
}
const context = {
  today: '2026-01-01',
  countsOf: (id: string) => counts[id] ?? { read: 0, inProgress: 0 },
  membersOf: (id: string) => (id === 'C' ? ['Birch'] : []),
}
const matchingTitles = (condition: unknown) =>
  allSeries.filter(compileSeriesCondition(parseSeriesCondition(condition), context)).map(({ id }) => id)
const titlesByQuery = (query: string) =>
  allSeries
    .filter(compileSeriesCondition(parseSeriesConditionParameters(new URLSearchParams(query)), context))
    .map(({ id }) => id)

describe('conditions', () => {
  test.each<[unknown, string[]]>([
    [undefined, ['Alder', 'Élan', 'Birch']],
    [{ allOf: [] }, ['Alder', 'Élan', 'Birch']],
    [{ anyOf: [{ allOf: [] }, { genre: { operator: 'is', value: 'x' } }] }, []],
    [{ title: { operator: 'is', value: 'ELAN' } }, ['Élan']],
    [{ TITLE: { OPERATOR: 'BEGINSWITH', value: 'el' } }, ['Élan']],
    [{ title: { operator: 'doesNotContain', value: 'LD' } }, ['Élan', 'Birch']],
    [{ ageRating: { operator: 'greaterThan', value: 13 } }, ['Alder', 'Élan']],
    [{ ageRating: { operator: 'lessThan', value: '13' } }, ['Alder']],
    [{ ageRating: { operator: 'isNot', value: 13 } }, ['Élan', 'Birch']],
    [{ ageRating: { operator: 'is', value: null } }, []],
    [{ tag: { operator: 'is', value: 'Leaves' } }, ['Alder', 'Élan', 'Birch']],
    [{ tag: { operator: 'isNot', value: 'trees' } }, ['Alder', 'Élan']],
    [{ genre: { operator: 'isNull' } }, ['Élan', 'Birch']],
    [{ complete: { operator: 'isTrue' } }, ['Alder']],
    [{ complete: { operator: 'isFalse' } }, ['Élan']],
    [{ readStatus: { operator: 'is', value: 'IN_PROGRESS' } }, ['Alder']],
    [{ readStatus: { operator: 'isNot', value: 'READ' } }, ['Alder', 'Élan']],
    [{ releaseDate: { operator: 'after', dateTime: '2019-01-11T23:59:59-05:00' } }, ['Birch']],
    [{ releaseDate: { operator: 'isNotInTheLast', duration: 'P30D' } }, ['Alder', 'Birch']],
    [{ releaseDate: { operator: 'isInTheLast', duration: 'PT48000H' } }, ['Birch']],
    [{ author: { operator: 'is', value: {} } }, ['Alder', 'Élan', 'Birch']],
    [{ author: { operator: 'isNot', value: {} } }, ['Alder', 'Élan', 'Birch']],
    [{ anyOf: [{ author: { operator: 'is', value: {} } }, { genre: { operator: 'is', value: 'drama' } }] }, ['Alder']],
    [{ author: { operator: 'isNot', value: { name: 'ada quill' } } }, []],
    [{ collectionId: { operator: 'isNot', value: 'C' } }, ['Alder', 'Élan']],
    [{ deleted: { operator: 'isTrue' }, oneShot: { operator: 'isFalse' } }, ['Birch']],
    [{ nonsense: 1, deleted: { operator: 'isTrue' } }, ['Birch']],
  ])('%j', (condition, expected) => {
    expect(matchingTitles(condition)).toEqual(expected)
  })

  test.each<[unknown, number]>([
    [{}, 400],
    [{ nonsense: { operator: 'is', value: 'x' } }, 400],
    [{ mediaStatus: { operator: 'is', value: 'READY' } }, 400],
    [{ genre: { operator: 'like', value: 'x' } }, 400],
    [{ genre: { operator: 'is' } }, 400],
    [{ publisher: { operator: 'isNull' } }, 400],
    [{ readStatus: { operator: 'is', value: 'unread' } }, 400],
    [{ readStatus: { operator: 'is', value: null } }, 500],
    [{ ageRating: { operator: 'lessThan', value: 2 ** 31 } }, 400],
    [{ releaseDate: { operator: 'after', dateTime: '2019-12-31' } }, 400],
    [{ releaseDate: { operator: 'after', dateTime: '2019-12-31T00:00:00' } }, 400],
    [{ releaseDate: { operator: 'after', dateTime: '2019-02-30T00:00:00Z' } }, 400],
    [{ releaseDate: { operator: 'isInTheLast', duration: 'P1M' } }, 400],
    [{ allOf: {} }, 400],
  ])('rejects %j', (condition, status) => {
    expect(() => parseSeriesCondition(condition)).toThrow(HttpProblem)
    try {
      parseSeriesCondition(condition)
    } catch (problem) {
      expect(problem).toMatchObject({ status })
    }
  })

  test.each(['is', 'isNot'])('ignores a poster comparison with "%s" and without a type or selection', operator => {
    const poster = { poster: { operator, value: {} } }
    const fits = (condition: unknown) =>
      compileBookCondition(parseBookCondition(condition), {
        today: '2026-01-01',
        progressOf: () => undefined,
        membersOf: () => [],
        postersOf: () => [],
      })({ libraryId: 'L1' } as BookRecord)
    expect(fits(poster)).toBe(true)
    expect(fits({ anyOf: [poster, { libraryId: { operator: 'is', value: 'L2' } }] })).toBe(false)
  })

  test('accepts book keys for books only', () => {
    expect(parseBookCondition({ poster: { operator: 'is', value: { type: 'GENERATED' } } })).toMatchObject({
      key: 'poster',
    })
    expect(() => parseBookCondition({ genre: { operator: 'is', value: 'x' } })).toThrow(HttpProblem)
  })
})

describe('filter parameters', () => {
  test.each([
    ['', ['Alder', 'Élan', 'Birch']],
    ['tag=trees,nothing', ['Birch']],
    ['tag=trees,nothing&tag=other', []],
    ['library_id[]=L2', ['Birch']],
    ['age_rating=13&age_rating=None', ['Alder', 'Birch']],
    ['release_year=2019', ['Alder']],
    ['release_year=4294969315', ['Alder', 'Élan', 'Birch']],
    ['age_rating=4294967309', ['Birch']],
    ['author=Ada Quill,writer', ['Alder', 'Élan', 'Birch']],
    ['author=Ada Quill,inker', []],
    ['author=', ['Alder', 'Élan', 'Birch']],
    ['complete=false', ['Élan']],
    ['deleted=false&oneshot=false', ['Alder', 'Élan']],
    ['read_status=UNREAD', ['Élan']],
    ['genre=', ['Alder', 'Élan', 'Birch']],
  ])('%s', (query, expected) => {
    expect(titlesByQuery(query)).toEqual(expected)
  })

  test('matches a regular expression against titles', () => {
    const filter = (text: string) =>
      allSeries
        .filter(compileTitleRegExp(new URLSearchParams({ search_regex: text })) ?? (() => true))
        .map(({ id }) => id)
    expect(filter('^e,title_sort')).toEqual(['Élan'])
    expect(filter('a,b,title')).toEqual([])
    expect(filter('l,TITLE')).toEqual(['Alder', 'Élan'])
    expect(filter('l,summary')).toHaveLength(3)
  })
})

const opposite = {
  is: 'isNot',
  contains: 'doesNotContain',
  beginsWith: 'doesNotBeginWith',
  endsWith: 'doesNotEndWith',
} as const
property.prop([fc.constantFrom(...(Object.keys(opposite) as (keyof typeof opposite)[])), fc.string({ maxLength: 3 })])(
  'each series matches either an operator or its negation',
  (operator, value) => {
    const both = [
      ...matchingTitles({ title: { operator, value } }),
      ...matchingTitles({ title: { operator: opposite[operator], value } }),
    ]
    expect(both.sort()).toEqual(allSeries.map(({ id }) => id).sort())
  },
)
