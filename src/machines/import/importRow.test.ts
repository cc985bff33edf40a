import { describe, expect, test } from 'vitest'
import { createTestBook } from '../../../tests/harness/createTestRecords'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { findConflictingImportRows } from './findConflictingImportRows'
import type { ImportTargetSeries } from './findMostSimilarSeries'
import {
  createImportRowPlan,
  createProposedSeriesGroupKey,
  getSelectedSeriesOfImportRow,
  type ImportRow,
  toBookImportRequest,
  toExistingSeriesBook,
} from './importRow'
import { type FileNameParseConfidence, parseBookFileName } from './parseBookFileName'

const PATTERN = '{series} - {number:3} - {title}'
const alder: ImportTargetSeries = {
  id: 'A',
  libraryId: 'L',
  title: 'Alder',
  names: ['Alder'],
  year: undefined,
  isOneshot: false,
}
const books = [
  { id: 'A1', title: 'One', number: 1, fileName: 'Alder - 001.cbz' },
  { id: 'A2', title: 'Two', number: 2.5, fileName: 'Alder - 002.5.cbz' },
]

function row(path: string, rest: Partial<ImportRow> = {}): ImportRow {
  return {
    file: { id: 'T', url: path, name: path.replace(/^.*\/|\.\w+$/g, ''), sizeBytes: 1 },
    parsed: parseBookFileName(path),
    analysis: {
      status: 'READY',
      comment: '',
      mediaType: 'application/zip',
      pagesCount: 3,
      seriesId: null,
      number: null,
    },
    proposal: { series: alder, confidence: 'high', source: 'name' },
    choice: {},
    seriesBooks: { seriesId: 'A', books },
    error: undefined,
    bookId: undefined,
    reason: undefined,
    isResultUnknown: false,
    ...rest,
  }
}
const plan = (path: string, rest?: Partial<ImportRow>) => createImportRowPlan(row(path, rest), PATTERN)

describe('the plan of a row', () => {
  test('adds a book with a new number, and replaces a book with an existing number', () => {
    expect(plan('/in/Alder/Alder 003.cbz')).toMatchObject({
      outcome: 'new',
      destinationName: 'Alder - 003',
      problems: [],
    })
    const upgrade = plan('/in/Alder/Alder 002.5.cbz')
    expect(upgrade).toMatchObject({ outcome: 'upgrade', upgrade: { id: 'A2' }, destinationName: 'Alder - 002.5' })
    expect(toBookImportRequest(row('/in/Alder/Alder 002.5.cbz').file, upgrade)).toEqual({
      sourceFile: '/in/Alder/Alder 002.5.cbz',
      seriesId: 'A',
      upgradeBookId: 'A2',
      destinationName: 'Alder - 002.5',
    })
  })

  test('replaces the book of a one-shot and needs no number', () => {
    const oneshot = { ...alder, isOneshot: true }
    expect(plan('/in/Lone.cbz', { choice: { series: oneshot } })).toMatchObject({
      outcome: 'upgrade',
      upgrade: { id: 'A1' },
      destinationName: 'Alder',
    })
    const withoutBook = { choice: { series: oneshot }, seriesBooks: { seriesId: 'A', books: [] } }
    expect(plan('/in/Lone.cbz', withoutBook).problems).toContain('oneshotWithoutBook')
  })

  test.each([
    ['a missing analysis', { analysis: undefined }, 'notAnalyzed'],
    ['a low confidence', { proposal: { series: alder, confidence: 'low', source: 'name' } }, 'confirmSeries'],
    ['no proposal', { proposal: undefined }, 'noSeries'],
    ['books that are not loaded', { seriesBooks: undefined }, 'booksUnknown'],
    ['books of another series', { seriesBooks: { seriesId: 'B', books: [] } }, 'booksUnknown'],
    ['an existing file', { choice: { destinationName: 'ALDER - 001' } }, 'exists'],
    ['an invalid name', { choice: { destinationName: 'a/b' } }, 'invalidCharacters'],
  ] as const)('is impossible with %s', (_name, rest, problem) => {
    expect(plan('/in/Alder/Alder 003.cbz', rest)).toMatchObject({ outcome: 'impossible', problems: [problem] })
  })

  test('asks the user for missing and doubtful numbers', () => {
    expect(plan('/in/Alder.cbz').problems).toEqual(['noNumber'])
    expect(plan('/in/Alder 12a.cbz').problems).toEqual(['confirmNumber'])
    expect(plan('/in/Alder 12a.cbz', { choice: { number: 12 } }).problems).toEqual([])
  })
})

property.prop([
  fc.constantFrom<FileNameParseConfidence>('high', 'medium', 'low'),
  fc.constantFrom('server' as const, 'name' as const),
])('a series with low confidence is never selected without a choice', (confidence, source) => {
  const proposal = { series: alder, confidence, source }
  expect(getSelectedSeriesOfImportRow({ choice: {}, proposal })).toBe(confidence === 'low' ? undefined : alder)
  expect(getSelectedSeriesOfImportRow({ choice: { series: alder }, proposal })).toBe(alder)
})

property.prop([fc.array(fc.nat(8), { maxLength: 12 })])(
  'rows without a conflict have different destinations and different upgrades',
  numbers => {
    const rows = numbers.map((number, index) => row(`/in/${index}/Alder #${number}.cbz`))
    const planned = rows.map(({ file, ...rest }) => ({ file, plan: createImportRowPlan({ file, ...rest }, PATTERN) }))
    const conflicts = findConflictingImportRows(planned)
    const free = planned.filter(({ file }) => !conflicts.has(file.url))
    expect(new Set(free.map(item => item.plan.destinationName)).size).toBe(free.length)
    expect(free).toHaveLength(new Set(numbers).size)
  },
)

test('files of the same series have the same proposal', () => {
  expect(createProposedSeriesGroupKey(row('/in/Alder 001.cbz'))).toBe(
    createProposedSeriesGroupKey(row('/in/ALDER 002.cbz')),
  )
  expect(createProposedSeriesGroupKey(row('/in/Alder 001.cbz'))).not.toBe(
    createProposedSeriesGroupKey(row('/in/Alder (2019) 001.cbz')),
  )
})

test('recognizes a book of a series by its number and its file name', () => {
  const book = createTestBook({ url: 'C:\\books\\Alder 002.cbz', metadata: { title: 'Two', numberSort: 2 } })
  expect(toExistingSeriesBook(book)).toEqual({ id: 'B', title: 'Two', number: 2, fileName: 'Alder 002.cbz' })
})
