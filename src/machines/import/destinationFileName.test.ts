import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import {
  type FileNamePatternValues,
  findDestinationFileNameProblem,
  findFileNamePatternProblem,
  formatDestinationFileName,
  getPathBaseName,
  getPathExtension,
  normalizeFileNameForComparison,
} from './destinationFileName'

const values: FileNamePatternValues = {
  series: 'Alder: Road/Home',
  number: 2.5,
  title: 'Who?',
  volume: 1,
  year: 2019,
  name: 'scan01',
}

describe('file name patterns', () => {
  test.each([
    ['{series} - {number:3} - {title}', values, 'Alder - Road-Home - 002.5 - Who'],
    ['{series} v{volume:2} #{number} ({year})', values, 'Alder - Road-Home v01 #2.5 (2019)'],
    ['{series} - {number:3} - {title}', { ...values, title: '' }, 'Alder - Road-Home - 002.5'],
    ['{series} ({year}) - {number:3}', { ...values, year: undefined }, 'Alder - Road-Home - 002.5'],
    ['{series} - {number:3} - {title}', { ...values, number: undefined }, 'Alder - Road-Home - Who'],
    ['{name}', values, 'scan01'],
    ['{series} {number:2}', { ...values, number: -1 }, 'Alder - Road-Home -01'],
  ])('creates a name with the pattern %s', (pattern, input, expected) => {
    expect(formatDestinationFileName(pattern, input)).toBe(expected)
  })

  test.each([
    ['', 'empty'],
    ['{serie}', 'unknownPlaceholder'],
    ['{series', 'unclosedPlaceholder'],
    ['{series}/{number}', 'invalidCharacters'],
    ['{series} {number:3}', undefined],
  ])('finds the problem of the pattern %j', (pattern, problem) => {
    expect(findFileNamePatternProblem(pattern)).toBe(problem)
  })
})

const patterns = fc
  .array(
    fc.constantFrom('{series}', '{number:3}', '{number}', '{title}', '{year}', '{name}', ' - ', ' ', '(', ')', '#'),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map(parts => `${parts.join('')}{name}`)
const texts = fc.string({ unit: 'grapheme', maxLength: 12 })
const optionalNumbers = fc.option(
  fc.nat(99_999).map(value => value / 10),
  { nil: undefined },
)

property.prop([
  patterns,
  fc.record({
    series: texts,
    title: texts,
    name: fc.constant('scan'),
    number: optionalNumbers,
    volume: optionalNumbers,
    year: optionalNumbers,
  }),
])('a name from a pattern has no invalid characters', (pattern, input) => {
  expect(findFileNamePatternProblem(pattern)).toBeUndefined()
  const problem = findDestinationFileNameProblem(formatDestinationFileName(pattern, input), '.cbz', new Set())
  expect([undefined, 'reserved', 'edge']).toContain(problem)
})

test.each([
  ['Alder 001', undefined],
  ['', 'empty'],
  ['a/b', 'invalidCharacters'],
  ['tab\t', 'invalidCharacters'],
  ['CON', 'reserved'],
  ['.hidden', 'edge'],
  ['ends.', 'edge'],
  ['space ', 'edge'],
  ['海'.repeat(90), 'tooLong'],
  ['ALDER 002', 'exists'],
])('finds the problem of the name %j', (name, problem) => {
  const existing = new Set(['Alder 002.cbz'].map(normalizeFileNameForComparison))
  expect(findDestinationFileNameProblem(name, '.cbz', existing)).toBe(problem)
})

test('reads names and extensions of paths of all systems', () => {
  expect([getPathExtension('C:\\a.b\\c.cbz'), getPathExtension('/a.b/c'), getPathBaseName('C:\\a\\c.cbz')]).toEqual([
    '.cbz',
    '',
    'c.cbz',
  ])
})
