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

describe('a list with tabs', () => {
  const lines = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter(text => text.trim() === text && !/[\t\r\n\\#\ufeff]/.test(text))
  property.prop([fc.array(fc.tuple(lines, lines), { minLength: 1 })])(
    'is read as it was written, whatever the words',
    rows => {
      const source = rows.map(row => row.join('\t')).join('\r\n')
      expect(entriesOf([file('words.tsv', `\ufeff# words\n${source}\n`)])).toEqual(
        rows.map(([word, meaning]) => ({ word, meaning, form: 'text' })),
      )
    },
  )

  test('has the languages of its name, and meanings of several lines', () => {
    const read = readDictionary([file('polski eng-pol.txt', 'lamp\tlampa\\nświatło \\\\ x')])
    expect(read).toMatchObject({ name: 'polski eng-pol', from: 'en', to: 'pl' })
    expect(read.entry(0)).toEqual({ word: 'lamp', meaning: 'lampa\nświatło \\ x', form: 'text' })
  })

  test('may lie in an archive', () => {
    const bytes = zipSync({ 'folder/words.tsv': strToU8('lamp\ta light') })
    expect(entriesOf([{ name: 'any.zip', bytes }])).toEqual([{ word: 'lamp', meaning: 'a light', form: 'text' }])
  })
})

test.each([
  ['a story', [file('story.txt', 'Once upon\na time\nthere was')], 'unknown', 'story.txt'],
  ['an empty file', [file('story.txt', '')], 'empty', 'story.txt'],
  ['a picture', [file('lamp.png', 'x')], 'unknown', 'lamp.png'],
  [
    'an archive with nothing of use',
    [{ name: 'a.zip', bytes: zipSync({ 'a.png': strToU8('x') }) }],
    'unknown',
    'a.zip',
  ],
  [
    'an archive that is cut off',
    [{ name: 'a.zip', bytes: zipSync({ 'a.tsv': strToU8('a\tb') }).subarray(0, 30) }],
    'broken',
    'a.zip',
  ],
  ['other letters', [{ name: 'a.tsv', bytes: Uint8Array.from([0xe9, 9, 0xe9]) }], 'encoding', 'a.tsv'],
  [
    'what is packed wrongly',
    [
      file('a.ifo', "StarDict's dict ifo file"),
      file('a.idx', ''),
      { name: 'a.dict.dz', bytes: gzipSync(strToU8('aaaa')).subarray(0, 12) },
    ],
    'broken',
    'a.dict.dz',
  ],
])('files that are no dictionary are refused with their reason: %s', (_, files, reason, name) => {
  expect(() => readDictionary(files)).toThrow(expect.objectContaining({ reason, file: name }))
})

test('files of one dictionary belong together by their name', () => {
  const names = ['b.zip', 'a.ifo', 'a.idx.gz', 'c.tsv', 'a.dict.dz', 'b.ifo', 'a.syn']
  expect(groupDictionaryFiles(names.map(name => ({ name }))).map(group => group.map(({ name }) => name))).toEqual([
    ['b.zip'],
    ['a.ifo', 'a.idx.gz', 'a.dict.dz', 'a.syn'],
    ['c.tsv'],
    ['b.ifo'],
  ])
})
