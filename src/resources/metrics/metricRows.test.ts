import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/harness/propertyTest'
import type { Metric } from '../../generated/model.schemas'
import { buildLibraryMetricRows, buildTaskMetricRows, DELETED_LIBRARIES_ROW_ID } from './metricRows'
import {
  listMetricTagValues,
  readMetricMeasurement,
  readMetricTotalSeconds,
  readMetricValueOrCount,
} from './metricSources'

const gauge = (value: number): Metric => ({
  name: 'gauge',
  measurements: [{ statistic: 'VALUE', value }],
  availableTags: [],
})
/**
 * Creates a metric with the number and the total duration of tasks. The measurement `MAX` is first on purpose. A test
 * must fail if the code reads the first measurement instead of the required measurement.
 */
const timer = (count: number, seconds: number): Metric => ({
  name: 'timer',
  baseUnit: 'seconds',
  measurements: [
    { statistic: 'MAX', value: 99 },
    { statistic: 'TOTAL_TIME', value: seconds },
    { statistic: 'COUNT', value: count },
  ],
  availableTags: [],
})
const libraries = [
  { id: 'a', name: 'Comics' },
  { id: 'b', name: 'Books' },
]

describe('measurements', () => {
  test('are read by their statistic', () => {
    expect(readMetricValueOrCount(timer(4, 1.5))).toBe(4)
    expect(readMetricValueOrCount(gauge(7))).toBe(7)
    expect(readMetricTotalSeconds(timer(4, 1.5))).toBe(1.5)
    expect(readMetricMeasurement(gauge(7), 'TOTAL_TIME')).toBeUndefined()
  })

  test('are converted to seconds', () => {
    expect(readMetricTotalSeconds({ ...timer(4, 1500), baseUnit: 'milliseconds' })).toBe(1.5)
  })

  test('that are not a number count as missing', () => {
    expect(readMetricValueOrCount(gauge(Number.NaN))).toBeUndefined()
  })

  test('are listed by the tag of their source, not by other tags', () => {
    const metric = {
      ...gauge(1),
      availableTags: [
        { tag: 'other', values: ['x'] },
        { tag: 'library', values: ['a'] },
      ],
    }
    expect(listMetricTagValues('books', metric)).toEqual(['a'])
    expect(listMetricTagValues('collections', metric)).toEqual([])
  })
})

describe('library rows', () => {
  test('name the libraries and keep their order', () => {
    const rows = buildLibraryMetricRows(
      { books: { b: gauge(3), a: gauge(5) }, diskSpace: { a: gauge(700) } },
      libraries,
    )
    expect(rows).toEqual([
      { id: 'a', name: 'Comics', appearance: 0, books: 5, diskSpace: 700 },
      { id: 'b', name: 'Books', appearance: 1, books: 3 },
    ])
  })

  test('sum up the libraries that the server has deleted', () => {
    const rows = buildLibraryMetricRows({ books: { gone: gauge(2), lost: gauge(4) } }, libraries)
    expect(rows.at(-1)).toEqual({ id: DELETED_LIBRARIES_ROW_ID, name: undefined, appearance: 2, books: 6 })
  })

  test('contain every value', () => {
    const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(1000))
    fc.assert(
      fc.property(counts, values => {
        const books = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, gauge(value)]))
        const rows = buildLibraryMetricRows({ books }, libraries)
        const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0)
        expect(sum(rows.map(row => row.books ?? 0))).toBe(sum(Object.values(values)))
      }),
    )
  })
})

describe('task rows', () => {
  test('have the number, the failures and the times of a type', () => {
    expect(
      buildTaskMetricRows({ tasks: { ScanLibrary: timer(4, 2) }, failedTasks: { ScanLibrary: gauge(1) } }),
    ).toEqual([{ id: 'ScanLibrary', appearance: 0, executed: 4, failed: 1, seconds: 2, averageSeconds: 0.5 }])
  })

  test('leave out failures that the server does not count', () => {
    expect(buildTaskMetricRows({ tasks: { HashBook: timer(1, 2) } })[0]?.failed).toBeUndefined()
  })

  test('contain task types whose tasks have all failed', () => {
    expect(buildTaskMetricRows({ tasks: {}, failedTasks: { HashBook: gauge(2) } })).toEqual([
      { id: 'HashBook', appearance: 0, executed: 0, failed: 2, seconds: undefined, averageSeconds: undefined },
    ])
  })
})
