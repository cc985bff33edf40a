import { describe, expect, test } from 'vitest'
import { createTestSeries } from '../../../tests/harness/createTestRecords'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import {
  findMostSimilarSeries,
  type ImportTargetSeries,
  isConfidentSeriesProposal,
  normalizeSeriesTitleForComparison,
  rateSeriesProposedByServer,
  toImportTargetSeries,
} from './findMostSimilarSeries'
import { parseBookFileName } from './parseBookFileName'

const option = (title: string, rest: Partial<ImportTargetSeries> = {}): ImportTargetSeries => ({
  id: title,
  libraryId: 'L',
  title,
  names: [title],
  year: undefined,
  isOneshot: false,
  ...rest,
})
const file = (series: string, rest: object = {}) => ({
  series,
  year: undefined,
  volume: undefined,
  confidence: 'high' as const,
  ...rest,
})

describe('matching by name', () => {
  test.each([
    ['an equal title', file('alder road'), [option('Alder Road'), option('Alder')], 'Alder Road', 'high'],
    [
      'an alternate title',
      file('Sea Tale'),
      [option('海の物語', { names: ['海の物語', 'Sea Tale'] })],
      '海の物語',
      'high',
    ],
    ['a title without marks', file('Pokémon'), [option('Pokemon')], 'Pokemon', 'medium'],
    ['a title without article', file('Alder'), [option('The Alder')], 'The Alder', 'medium'],
    [
      'the year in the title',
      file('Alder', { year: 2019 }),
      [option('Alder'), option('Alder (2019)')],
      'Alder (2019)',
      'high',
    ],
    [
      'the volume in the title',
      file('Alder', { volume: 2 }),
      [option('Alder'), option('Alder (2)')],
      'Alder (2)',
      'high',
    ],
    [
      'the year of the books',
      file('Alder', { year: 2019 }),
      [option('Alder', { id: 'old', year: 1990 }), option('Alder', { id: 'new', year: 2019 })],
      'new',
      'high',
    ],
    ['a similar title', file('Alder Raod'), [option('Alder Road')], 'Alder Road', 'low'],
  ] as const)('uses %s', (_name, parsed, candidates, id, confidence) => {
    const proposal = findMostSimilarSeries(parsed, candidates)
    expect([proposal?.series.id, proposal?.confidence]).toEqual([id, confidence])
  })

  test('has low confidence in one of several equal titles', () => {
    const proposal = findMostSimilarSeries(file('Alder'), [option('Alder', { id: '1' }), option('Alder', { id: '2' })])
    expect(proposal?.confidence).toBe('low')
  })

  test('proposes nothing without a similar title', () => {
    expect(findMostSimilarSeries(file('Alder'), [option('Zebra')])).toBeUndefined()
    expect(findMostSimilarSeries(file(''), [option('')])).toBeUndefined()
  })

  test('has at most the confidence of the parsed file name', () => {
    expect(findMostSimilarSeries(parseBookFileName('/in/Alder 1999.cbz'), [option('Alder')])?.confidence).toBe('low')
  })
})

test('has low confidence in a proposal of the server if the file name is only a part of its title', () => {
  expect(rateSeriesProposedByServer(file('Alder'), option('Alderman Chronicles')).confidence).toBe('low')
  expect(rateSeriesProposedByServer(file('Alder'), option('Alder')).confidence).toBe('high')
  expect(rateSeriesProposedByServer(file(''), option('Alder')).confidence).toBe('medium')
})

const titles = fc.array(fc.constantFrom('Alder', 'Road', 'The', '海', 'Zwölf', '2049', 'قصة'), {
  minLength: 1,
  maxLength: 3,
})
property.prop([
  titles.map(words => words.join(' ')),
  fc.array(
    titles.map(words => words.join(' ')),
    { maxLength: 6 },
  ),
])(
  'is confident only in a series with the same words as the file, if no other candidate is equally similar',
  (name, candidates) => {
    const proposal = findMostSimilarSeries(
      file(name),
      candidates.map((title, id) => option(title, { id: String(id) })),
    )
    if (!proposal || !isConfidentSeriesProposal(proposal)) return
    expect(normalizeSeriesTitleForComparison(proposal.series.title)).toBe(normalizeSeriesTitleForComparison(name))
    expect(candidates.filter(title => title.toLowerCase() === proposal.series.title.toLowerCase())).toHaveLength(1)
  },
)

test('recognizes a series by its title, its folder and its alternate titles', () => {
  const series = createTestSeries({
    name: 'Alder Road',
    metadata: { title: 'Alder', alternateTitles: [{ label: 'de', title: 'Erlenweg' }] },
    booksMetadata: { releaseDate: '2019-05-01' },
  })
  expect(toImportTargetSeries(series)).toMatchObject({
    title: 'Alder',
    names: ['Alder', 'Alder Road', 'Erlenweg'],
    year: 2019,
  })
})
