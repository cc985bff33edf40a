// @vitest-environment jsdom
import { zipSync } from 'fflate'
import { describe, expect } from 'vitest'
import { dictionaryLimits } from '../../src/readers/epub/dictionaries/dictionaryLimits'
import { readDictionaryFiles } from '../../src/readers/epub/dictionaries/import/readDictionaryFiles'
import { splitDictionaryIntoBlocks } from '../../src/readers/epub/dictionaries/import/splitDictionaryIntoBlocks'
import {
  type DictionaryDefinitionNode,
  parseDictionaryDefinitionHtml,
  shortenDefinitionText,
} from '../../src/readers/epub/dictionaries/lookup/parseDictionaryDefinitionHtml'
import { createStarDictFiles, type TestDictionaryEntry } from '../harness/content/createDictionaryFiles'
import { fc, test } from '../harness/propertyTest'
import { scaleHostileRunCount } from './scaleHostileRunCount'

const { maxArchiveFiles, maxDefinitionChars, maxEntriesPerKey, maxHeadwordChars, maxShownChars } = dictionaryLimits

const textOf = (nodes: readonly DictionaryDefinitionNode[]): string =>
  nodes.map(node => (typeof node === 'string' ? node : textOf(node.pieces))).join('')

const storedEntries = (entries: readonly TestDictionaryEntry[]) => {
  const files = Object.entries(createStarDictFiles('small', entries)).map(([name, bytes]) => ({ name, bytes }))
  return [...splitDictionaryIntoBlocks(readDictionaryFiles(files))].flatMap(block => block.entries)
}

describe('an imported dictionary', () => {
  test('stores a limited number of entries with the same key', () => {
    const same = Array.from({ length: maxEntriesPerKey + 50 }, (_, index): TestDictionaryEntry => ['same', `${index}`])
    const stored = storedEntries([...same, ['zebra', 'an animal']])
    expect(stored.filter(({ key }) => key === 'same')).toHaveLength(maxEntriesPerKey)
    expect(stored.at(-1)).toMatchObject({ word: 'zebra' })
  })

  test('drops entries with a too long headword, and truncates too long definitions', () => {
    const stored = storedEntries([
      ['w'.repeat(maxHeadwordChars + 1), 'ignored'],
      ['long', 'd'.repeat(maxDefinitionChars + 10)],
    ])
    expect(stored).toEqual([expect.objectContaining({ word: 'long', meaning: 'd'.repeat(maxDefinitionChars) })])
  })

  test('is refused if its archive has too many files', () => {
    const files = Array.from({ length: maxArchiveFiles }, (_, index) => [
      `term_bank_${index + 1}.json`,
      new Uint8Array(),
    ])
    const archive = zipSync({ 'index.json': new Uint8Array(), ...Object.fromEntries(files) }, { level: 0 })
    expect(() => readDictionaryFiles([{ name: 'many.zip', bytes: archive }])).toThrow('tooLarge')
  })
})

describe('the displayed text of a definition', () => {
  test('has a limited length, as plain text and as HTML', () => {
    expect(shortenDefinitionText('d'.repeat(maxShownChars + 1))).toBe(`${'d'.repeat(maxShownChars - 1)}…`)
    const html = `<p>${'d'.repeat(maxShownChars)}</p>`.repeat(5)
    expect(textOf(parseDictionaryDefinitionHtml(html)).length).toBeLessThanOrEqual(maxShownChars)
  })

  test.prop([fc.integer({ min: 17, max: 40_000 }), fc.constantFrom('<b>', '')], { numRuns: scaleHostileRunCount(20) })(
    'has few combining marks per letter',
    (count, tag) => {
      const nodes = parseDictionaryDefinitionHtml(`${tag}a${'\u0301'.repeat(count)}`)
      expect(textOf(nodes)).not.toMatch(/\p{M}{17}/u)
    },
  )
})
