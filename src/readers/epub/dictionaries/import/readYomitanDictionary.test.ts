import { describe, expect, test } from 'vitest'
import { createYomitanFiles, zipDictionaryFiles } from '../../../../../tests/harness/content/createDictionaryFiles'
import { fc, test as property } from '../../../../../tests/harness/propertyTest'
import { readDictionaryFiles } from './readDictionaryFiles'
import { yomitanDefinitionToPlainText } from './readYomitanDictionary'

const readArchive = (files: Record<string, Uint8Array>) => {
  const { words, entry, ...summary } = readDictionaryFiles([{ name: 'small.zip', bytes: zipDictionaryFiles(files) }])
  return { about: summary, entries: words.map((_, index) => entry(index)) }
}
const termRow = (word: string, reading: string, ...meanings: unknown[]) => [word, reading, 'n', '', 0, meanings, 1, '']

describe('Yomitan dictionary', () => {
  test('contains the entries of all term banks, with cross-references from their readings', () => {
    const { about: summary, entries } = readArchive(
      createYomitanFiles(
        { sourceLanguage: 'ja', targetLanguage: 'eng' },
        [termRow('灯', 'ひ', 'lamp', 'light')],
        [termRow('ねこ', '', 'cat')],
      ),
    )
    expect(summary).toEqual({ name: 'small', from: 'ja', to: 'en' })
    expect(entries).toEqual([
      { word: '灯', reading: 'ひ', meaning: '• lamp\n• light', form: 'text' },
      { word: 'ひ', see: '灯' },
      { word: 'ねこ', meaning: 'cat', form: 'text' },
    ])
  })

  test('of version 1 has the definitions at the end of each row', () => {
    const { entries } = readArchive(createYomitanFiles({ format: 1 }, [['犬', 'いぬ', 'n', '', 0, 'dog', 'hound']]))
    expect(entries[0]).toEqual({ word: '犬', reading: 'いぬ', meaning: '• dog\n• hound', form: 'text' })
  })

  test.each([
    ['an invalid index.json', createYomitanFiles({ title: 7 }, []), 'broken', 'index.json'],
    ['an unknown version', createYomitanFiles({ format: 9 }, []), 'version', 'index.json'],
    ['no terms', createYomitanFiles({}, []), 'empty', ''],
    ['no term bank', createYomitanFiles({}), 'missing', 'term_bank_1.json'],
    ['an invalid row', createYomitanFiles({}, [{ word: 'lamp' }]), 'broken', 'term_bank_1.json'],
    [
      'a truncated file',
      { ...createYomitanFiles({}), 'term_bank_1.json': Uint8Array.from([91, 34]) },
      'broken',
      'term_bank_1.json',
    ],
  ])('is rejected, and the error gives a reason: %s', (_, files, reason, file) => {
    expect(() => readArchive(files as Record<string, Uint8Array>)).toThrow(expect.objectContaining({ reason, file }))
  })
})

test.each([
  ['a lamp', 'a lamp'],
  [{ type: 'text', text: 'a lamp' }, 'a lamp'],
  [{ type: 'image', path: 'lamp.png' }, ''],
  [['lamps', ['plural']], ''],
  [
    {
      type: 'structured-content',
      content: [
        { tag: 'div', content: ['a ', { tag: 'span', data: { x: 'y' }, content: 'lamp' }] },
        {
          tag: 'ul',
          content: [
            { tag: 'li', content: 'one' },
            { tag: 'li', content: ['two', { tag: 'br' }, 'lines'] },
          ],
        },
        { tag: 'ruby', content: ['灯', { tag: 'rt', content: 'ひ' }] },
      ],
    },
    'a lamp\n• one\n• two\nlines\n灯',
  ],
])('converts structured content to plain text: %j', (content, text) => {
  expect(yomitanDefinitionToPlainText(content)).toBe(text)
})

property.prop([fc.jsonValue({ maxDepth: 6 })])(
  'converts any JSON to plain text without empty lines and without white space at the ends',
  value => {
    const text = yomitanDefinitionToPlainText(value)
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/\n\n/)
  },
)
