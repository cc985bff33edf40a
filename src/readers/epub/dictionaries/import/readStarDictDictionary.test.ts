import { gzipSync, zipSync } from 'fflate'
import { describe, expect } from 'vitest'
import {
  createStarDictFiles,
  type TestDictionaryEntry,
} from '../../../../../tests/harness/content/createDictionaryFiles'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { type DictionaryEntry, findEntriesInDictionaryBlock, normalizeHeadword } from '../lookup/dictionaryEntries'
import { readDictionaryFiles } from './readDictionaryFiles'
import { splitDictionaryIntoBlocks } from './splitDictionaryIntoBlocks'

const arbitraryWord = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter(word => !word.includes('\0'))
const arbitraryMeaning = fc.string({ minLength: 1, unit: 'grapheme' }).map(text => `m${text.replaceAll('\0', '')}`)
const arbitraryEntries: fc.Arbitrary<TestDictionaryEntry[]> = fc.uniqueArray(
  fc.tuple(arbitraryWord, arbitraryMeaning),
  {
    minLength: 1,
    selector: ([word]) => word,
  },
)

const toFiles = (parts: Readonly<Record<string, Uint8Array>>) =>
  Object.entries(parts).map(([name, bytes]) => ({ name, bytes }))

const readEntries = (files: { name: string; bytes: Uint8Array }[]): readonly DictionaryEntry[] => {
  const { words, entry } = readDictionaryFiles(files)
  return words.map((_, index) => entry(index))
}

describe('StarDict dictionary', () => {
  test.prop([arbitraryEntries, fc.constantFrom(32 as const, 64 as const), fc.boolean(), fc.boolean()])(
    'is read completely: with 32 and 64 bit offsets, compressed or not, in an archive or as single files',
    (entries, bits, isPacked, isArchive) => {
      const parts = createStarDictFiles('small', entries, { bits, packed: isPacked })
      const files = isArchive
        ? [
            {
              name: 'small.zip',
              bytes: zipSync({ 'some/small.ifo': parts['small.ifo'] ?? new Uint8Array(), ...inFolder(parts) }),
            },
          ]
        : toFiles(parts)
      expect(readEntries(files)).toEqual(
        entries.map(([word, meaning]) => ({ word, meaning: meaning.trim(), form: 'text' })),
      )
    },
  )

  test('has synonyms as cross-references', () => {
    const parts = createStarDictFiles(
      'small',
      [
        ['go', 'to move'],
        ['lamp', 'a light'],
      ],
      { synonyms: [['went', 0]] },
    )
    expect(readEntries(toFiles(parts)).at(-1)).toEqual({ word: 'went', see: 'go' })
  })

  test('is read from a dictzip file, which has an extra gzip header field', () => {
    const parts = createStarDictFiles('small', [['lamp', 'a light']])
    const plain = gzipSync(parts['small.dict'] ?? new Uint8Array())
    const table = [10, 0, 82, 65, 6, 0, 1, 0, 0, 0, 0, 0]
    const head = [...plain.subarray(0, 3), (plain[3] ?? 0) | 4, ...plain.subarray(4, 10), ...table]
    const { 'small.dict': _, ...others } = parts
    const files = toFiles({ ...others, 'small.dict.dz': Uint8Array.from([...head, ...plain.subarray(10)]) })
    expect(readEntries(files)).toEqual([{ word: 'lamp', meaning: 'a light', form: 'text' }])
  })

  test.each([
    ['tm', 'læmp\0a light', { reading: 'læmp', meaning: 'a light', form: 'text' }],
    ['h', '<b>light</b>', { meaning: '<div><b>light</b></div>', form: 'html' }],
    ['mh', 'a < b\0<i>x</i>', { meaning: '<div>a &lt; b</div><div><i>x</i></div>', form: 'html' }],
    ['x', '<k>lamp</k>\na light', { meaning: '<div><k>lamp</k><br>a light</div>', form: 'html' }],
    ['mr', 'a light\0img:lamp.png', { meaning: 'a light', form: 'text' }],
    ['', 'mone\0Wabcmtwo\0', { meaning: 'one', form: 'text' }],
    ['', 'mone\0mtwo\0', { meaning: 'one\ntwo', form: 'text' }],
  ])('has the fields of a definition of the types %j', (types, data, expected) => {
    const files = toFiles(createStarDictFiles('small', [['lamp', data]], { types }))
    expect(readEntries(files)).toEqual([{ word: 'lamp', ...expected }])
  })

  test.each([
    ['small.ifo', 'missing', '.ifo'],
    ['small.idx', 'missing', '.idx'],
    ['small.dict', 'missing', '.dict'],
  ])('is rejected if a file is missing, and the error contains its extension: %s', (name, reason, file) => {
    const files = toFiles(createStarDictFiles('small', [['lamp', 'a light']])).filter(part => part.name !== name)
    expect(() => readDictionaryFiles(files)).toThrow(expect.objectContaining({ reason, file }))
  })

  test.each([
    ['small.ifo', '.ifo'],
    ['small.idx', '.idx'],
    ['small.dict', '.dict'],
  ])('is rejected if a file is truncated, and the error contains its extension: %s', (name, file) => {
    const files = toFiles(
      createStarDictFiles('small', [
        ['lamp', 'a light'],
        ['wick', 'burns'],
      ]),
    ).map(part =>
      part.name === name
        ? { name, bytes: part.bytes.subarray(0, part.bytes.length - (name === 'small.ifo' ? 90 : 3)) }
        : part,
    )
    expect(() => readDictionaryFiles(files)).toThrow(expect.objectContaining({ reason: 'broken', file }))
  })

  test('without headwords is rejected as empty', () => {
    expect(() => readDictionaryFiles(toFiles(createStarDictFiles('small', [])))).toThrow(
      expect.objectContaining({ reason: 'empty' }),
    )
  })
})

const inFolder = (parts: Readonly<Record<string, Uint8Array>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [`some/${name}`, bytes]))

test.prop([fc.array(fc.tuple(arbitraryWord, arbitraryMeaning), { minLength: 1, maxLength: 400 })])(
  'has sorted blocks, each key in one block, and first keys that lead to the block of a headword',
  entries => {
    const padding = 'x'.repeat(900)
    const source = {
      name: 'small',
      words: entries.map(([word]) => word),
      entry: (index: number) => {
        const [word = '', meaning = ''] = entries[index] ?? []
        return { word, meaning: meaning + padding, form: 'text' as const }
      },
    }
    const blocks = [...splitDictionaryIntoBlocks(source)]
    for (const [word, meaning] of entries) {
      const key = normalizeHeadword(word)
      if (key === '') continue
      const block = blocks.findLast(({ first }) => first <= key)
      expect(findEntriesInDictionaryBlock(block ?? { entries: [] }, key)).toContainEqual({
        key,
        word,
        meaning: meaning + padding,
        form: 'text',
      })
    }
    const blockKeys = blocks.flatMap(({ entries }) => [...new Set(entries.map(({ key }) => key))])
    expect(new Set(blockKeys).size).toBe(blockKeys.length)
    expect(blockKeys).toEqual(blockKeys.toSorted((one, other) => (one < other ? -1 : 1)))
  },
)
