import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../../tests/harness/propertyTest'
import { dictionaryLimits } from '../dictionaryLimits'
import { groupDictionaryFiles } from './groupDictionaryFiles'
import { readDictionaryFiles } from './readDictionaryFiles'

const textFile = (name: string, text: string) => ({ name, bytes: strToU8(text) })
const readEntries = (files: Parameters<typeof readDictionaryFiles>[0]) => {
  const { words, entry } = readDictionaryFiles(files)
  return words.map((_, index) => entry(index))
}

describe('tab-separated dictionary', () => {
  const cellText = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter(text => text.trim() === text && !/[\t\r\n\\#\ufeff]/.test(text))
  property.prop([fc.array(fc.tuple(cellText, cellText), { minLength: 1 })])('is read with all its entries', rows => {
    const source = rows.map(row => row.join('\t')).join('\r\n')
    expect(readEntries([textFile('words.tsv', `\ufeff# words\n${source}\n`)])).toEqual(
      rows.map(([word, meaning]) => ({ word, meaning, form: 'text' })),
    )
  })

  test('takes the languages from the file name, and converts escaped line breaks', () => {
    const dictionary = readDictionaryFiles([textFile('polski eng-pol.txt', 'lamp\tlampa\\nświatło \\\\ x')])
    expect(dictionary).toMatchObject({ name: 'polski eng-pol', from: 'en', to: 'pl' })
    expect(dictionary.entry(0)).toEqual({ word: 'lamp', meaning: 'lampa\nświatło \\ x', form: 'text' })
  })

  test('is read from a zip archive', () => {
    const bytes = zipSync({ 'folder/words.tsv': strToU8('lamp\ta light') })
    expect(readEntries([{ name: 'any.zip', bytes }])).toEqual([{ word: 'lamp', meaning: 'a light', form: 'text' }])
  })
})

test.each([
  ['a text without tabs', [textFile('story.txt', 'Once upon\na time\nthere was')], 'unknown', 'story.txt'],
  ['an empty file', [textFile('story.txt', '')], 'empty', 'story.txt'],
  ['an image', [textFile('lamp.png', 'x')], 'unknown', 'lamp.png'],
  [
    'an archive without dictionary files',
    [{ name: 'a.zip', bytes: zipSync({ 'a.png': strToU8('x') }) }],
    'unknown',
    'a.zip',
  ],
  [
    'a truncated archive',
    [{ name: 'a.zip', bytes: zipSync({ 'a.tsv': strToU8('a\tb') }).subarray(0, 30) }],
    'broken',
    'a.zip',
  ],
  ['an unsupported encoding', [{ name: 'a.tsv', bytes: Uint8Array.from([0xe9, 9, 0xe9]) }], 'encoding', 'a.tsv'],
  [
    'a truncated gzip file',
    [
      textFile('a.ifo', "StarDict's dict ifo file"),
      textFile('a.idx', ''),
      { name: 'a.dict.dz', bytes: gzipSync(strToU8('aaaa')).subarray(0, 12) },
    ],
    'broken',
    'a.dict.dz',
  ],
  [
    'a large file of an unknown format',
    [{ name: 'a.mdx', bytes: new Uint8Array(dictionaryLimits.maxTextFileBytes + 1) }],
    'unknown',
    'a.mdx',
  ],
  [
    'a text file that is too large',
    [{ name: 'a.tsv', bytes: new Uint8Array(dictionaryLimits.maxTextFileBytes + 1) }],
    'tooLarge',
    'a.tsv',
  ],
])('rejects files that are not a dictionary, and gives a reason: %s', (_, files, reason, name) => {
  expect(() => readDictionaryFiles(files)).toThrow(expect.objectContaining({ reason, file: name }))
})

test('groups the files of one dictionary by name', () => {
  const names = ['b.zip', 'a.ifo', 'a.idx.gz', 'c.tsv', 'a.dict.dz', 'b.ifo', 'a.syn']
  expect(groupDictionaryFiles(names.map(name => ({ name }))).map(group => group.map(({ name }) => name))).toEqual([
    ['b.zip'],
    ['a.ifo', 'a.idx.gz', 'a.dict.dz', 'a.syn'],
    ['c.tsv'],
    ['b.ifo'],
  ])
})
