import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../../tests/harness/property'
import { readDictionary } from './dictionaryFiles'
import { groupDictionaryFiles } from './groupDictionaryFiles'

const file = (name: string, text: string) => ({ name, bytes: strToU8(text) })
const entriesOf = (files: Parameters<typeof readDictionary>[0]) => {
  const { words, entry } = readDictionary(files)
  return words.map((_, index) => entry(index))
}

describe('a tab-separated dictionary', () => {
  const lines = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter(text => text.trim() === text && !/[\t\r\n\\#\ufeff]/.test(text))
  property.prop([fc.array(fc.tuple(lines, lines), { minLength: 1 })])('yields all its entries', rows => {
    const source = rows.map(row => row.join('\t')).join('\r\n')
    expect(entriesOf([file('words.tsv', `\ufeff# words\n${source}\n`)])).toEqual(
      rows.map(([word, meaning]) => ({ word, meaning, form: 'text' })),
    )
  })

  test('takes languages from its name and unescapes line breaks', () => {
    const read = readDictionary([file('polski eng-pol.txt', 'lamp\tlampa\\nświatło \\\\ x')])
    expect(read).toMatchObject({ name: 'polski eng-pol', from: 'en', to: 'pl' })
    expect(read.entry(0)).toEqual({ word: 'lamp', meaning: 'lampa\nświatło \\ x', form: 'text' })
  })

  test('is read from a zip archive', () => {
    const bytes = zipSync({ 'folder/words.tsv': strToU8('lamp\ta light') })
    expect(entriesOf([{ name: 'any.zip', bytes }])).toEqual([{ word: 'lamp', meaning: 'a light', form: 'text' }])
  })
})

test.each([
  ['a text without tabs', [file('story.txt', 'Once upon\na time\nthere was')], 'unknown', 'story.txt'],
  ['an empty file', [file('story.txt', '')], 'empty', 'story.txt'],
  ['an image', [file('lamp.png', 'x')], 'unknown', 'lamp.png'],
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
      file('a.ifo', "StarDict's dict ifo file"),
      file('a.idx', ''),
      { name: 'a.dict.dz', bytes: gzipSync(strToU8('aaaa')).subarray(0, 12) },
    ],
    'broken',
    'a.dict.dz',
  ],
])('rejects files that are not a dictionary, with a reason: %s', (_, files, reason, name) => {
  expect(() => readDictionary(files)).toThrow(expect.objectContaining({ reason, file: name }))
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
