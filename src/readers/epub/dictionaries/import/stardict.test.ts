import { gzipSync, zipSync } from 'fflate'
import { describe, expect } from 'vitest'
import { starDict, type Written } from '../../../../../tests/harness/content/writtenDictionary'
import { fc, test } from '../../../../../tests/harness/property'
import { blocksOf, type DictionaryEntry, entriesInBlock, entryKey } from '../lookup/dictionaryEntries'
import { readDictionary } from './dictionaryFiles'

const words = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter(word => !word.includes('\0'))
const meanings = fc.string({ minLength: 1, unit: 'grapheme' }).map(text => `m${text.replaceAll('\0', '')}`)
const written: fc.Arbitrary<Written[]> = fc.uniqueArray(fc.tuple(words, meanings), {
  minLength: 1,
  selector: ([word]) => word,
})

const filesOf = (parts: Readonly<Record<string, Uint8Array>>) =>
  Object.entries(parts).map(([name, bytes]) => ({ name, bytes }))

const everyEntry = (files: { name: string; bytes: Uint8Array }[]): readonly DictionaryEntry[] => {
  const { words, entry } = readDictionary(files)
  return words.map((_, index) => entry(index))
}

describe('a StarDict dictionary', () => {
  test.prop([written, fc.constantFrom(32 as const, 64 as const), fc.boolean(), fc.boolean()])(
    'yields all its entries: with 32 and 64 bit offsets, compressed or not, in an archive or as single files',
    (entries, bits, packed, together) => {
      const parts = starDict('small', entries, { bits, packed })
      const files = together
        ? [
            {
              name: 'small.zip',
              bytes: zipSync({ 'some/small.ifo': parts['small.ifo'] ?? new Uint8Array(), ...inFolder(parts) }),
            },
          ]
        : filesOf(parts)
      expect(everyEntry(files)).toEqual(
        entries.map(([word, meaning]) => ({ word, meaning: meaning.trim(), form: 'text' })),
      )
    },
  )

  test('yields synonyms as references', () => {
    const parts = starDict(
      'small',
      [
        ['go', 'to move'],
        ['lamp', 'a light'],
      ],
      { synonyms: [['went', 0]] },
    )
    expect(everyEntry(filesOf(parts)).at(-1)).toEqual({ word: 'went', see: 'go' })
  })

  test('is read from a dictzip file, which has an extra gzip header field', () => {
    const parts = starDict('small', [['lamp', 'a light']])
    const plain = gzipSync(parts['small.dict'] ?? new Uint8Array())
    const table = [10, 0, 82, 65, 6, 0, 1, 0, 0, 0, 0, 0]
    const head = [...plain.subarray(0, 3), (plain[3] ?? 0) | 4, ...plain.subarray(4, 10), ...table]
    const { 'small.dict': _, ...others } = parts
    const files = filesOf({ ...others, 'small.dict.dz': Uint8Array.from([...head, ...plain.subarray(10)]) })
    expect(everyEntry(files)).toEqual([{ word: 'lamp', meaning: 'a light', form: 'text' }])
  })

  test.each([
    ['tm', 'læmp\0a light', { reading: 'læmp', meaning: 'a light', form: 'text' }],
    ['h', '<b>light</b>', { meaning: '<div><b>light</b></div>', form: 'html' }],
    ['mh', 'a < b\0<i>x</i>', { meaning: '<div>a &lt; b</div><div><i>x</i></div>', form: 'html' }],
    ['x', '<k>lamp</k>\na light', { meaning: '<div><k>lamp</k><br>a light</div>', form: 'html' }],
    ['mr', 'a light\0img:lamp.png', { meaning: 'a light', form: 'text' }],
    ['', 'mone\0Wabcmtwo\0', { meaning: 'one', form: 'text' }],
    ['', 'mone\0mtwo\0', { meaning: 'one\ntwo', form: 'text' }],
  ])('yields the fields of a definition of the types %j', (types, data, meant) => {
    const files = filesOf(starDict('small', [['lamp', data]], { types }))
    expect(everyEntry(files)).toEqual([{ word: 'lamp', ...meant }])
  })

  test.each([
    ['small.ifo', 'missing', '.ifo'],
    ['small.idx', 'missing', '.idx'],
    ['small.dict', 'missing', '.dict'],
  ])('is rejected with the extension of the missing file: %s', (name, reason, file) => {
    const files = filesOf(starDict('small', [['lamp', 'a light']])).filter(part => part.name !== name)
    expect(() => readDictionary(files)).toThrow(expect.objectContaining({ reason, file }))
  })

  test.each([
    ['small.ifo', '.ifo'],
    ['small.idx', '.idx'],
    ['small.dict', '.dict'],
  ])('is rejected with the extension of the truncated file: %s', (name, file) => {
    const files = filesOf(
      starDict('small', [
        ['lamp', 'a light'],
        ['wick', 'burns'],
      ]),
    ).map(part =>
      part.name === name
        ? { name, bytes: part.bytes.subarray(0, part.bytes.length - (name === 'small.ifo' ? 90 : 3)) }
        : part,
    )
    expect(() => readDictionary(files)).toThrow(expect.objectContaining({ reason: 'broken', file }))
  })

  test('without headwords is rejected as empty', () => {
    expect(() => readDictionary(filesOf(starDict('small', [])))).toThrow(expect.objectContaining({ reason: 'empty' }))
  })
})

const inFolder = (parts: Readonly<Record<string, Uint8Array>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [`some/${name}`, bytes]))

test.prop([fc.array(fc.tuple(words, meanings), { minLength: 1, maxLength: 400 })])(
  'blocks are sorted, hold each key once, and the last block with a first key not after a headword contains it',
  entries => {
    const long = 'x'.repeat(900)
    const source = {
      name: 'small',
      words: entries.map(([word]) => word),
      entry: (index: number) => {
        const [word = '', meaning = ''] = entries[index] ?? []
        return { word, meaning: meaning + long, form: 'text' as const }
      },
    }
    const blocks = [...blocksOf(source)]
    for (const [word, meaning] of entries) {
      const key = entryKey(word)
      if (key === '') continue
      const block = blocks.findLast(({ first }) => first <= key)
      expect(entriesInBlock(block ?? { entries: [] }, key)).toContainEqual({
        key,
        word,
        meaning: meaning + long,
        form: 'text',
      })
    }
    const placed = blocks.flatMap(({ entries }) => [...new Set(entries.map(({ key }) => key))])
    expect(new Set(placed).size).toBe(placed.length)
    expect(placed).toEqual(placed.toSorted((one, other) => (one < other ? -1 : 1)))
  },
)
