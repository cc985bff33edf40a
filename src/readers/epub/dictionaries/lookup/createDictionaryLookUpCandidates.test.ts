import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../../tests/harness/propertyTest'
import { createDictionaryLookUpCandidates } from './createDictionaryLookUpCandidates'
import { normalizeHeadword } from './dictionaryEntries'
import { findBaseFormsOfWord } from './findBaseFormsOfWord'
import { parseLanguagesOfDictionaryName } from './parseLanguagesOfDictionaryName'

const candidateKeys = (text: string, language: string, ...matches: string[]) =>
  createDictionaryLookUpCandidates(text, language).flatMap(({ key, match }) => (matches.includes(match) ? [key] : []))

describe('look-up candidates', () => {
  test.each([
    ['“Lamp,”', 'lamp'],
    ['CAFÉ', 'cafe'],
    ['Straße.', 'strasse'],
    ['ŁÓDŹ', 'lodz'],
    ['la\u00admp', 'lamp'],
    ['  ice \n cream! ', 'ice cream'],
  ])('of %j contain the key %j', (text, key) => {
    expect(candidateKeys(text, 'en', 'whole')).toContain(key)
  })

  test.each([
    ['lamps', 'en', 'lamp'],
    ['stopped', 'en', 'stop'],
    ['making', 'en', 'make'],
    ['cities', 'en', 'city'],
    ["keeper's", 'en', 'keeper'],
    ['keepers’', 'en-GB', 'keeper'],
    ['Häusern', 'de', 'hauser'],
    ['gemacht', 'de', 'machen'],
    ['aufgemacht', 'de', 'aufmachen'],
    ["l'homme", 'fr', 'homme'],
    ['parlaient', 'fr', 'parler'],
    ['hablando', 'es', 'hablar'],
    ['lampami', 'pl', 'lampa'],
    ['والكتاب', 'ar', normalizeHeadword('كتاب')],
    ['食べました', 'ja', '食べる'],
    ['読んだ', 'ja', '読む'],
  ])('of %s in language %s contain the base form %s', (text, language, base) => {
    expect(candidateKeys(text, language, 'form')).toContain(base)
  })

  test('of text without spaces are the prefixes of the text, the longest first', () => {
    expect(candidateKeys('日本語を', 'ja', 'whole', 'part')).toEqual(['日本語を', '日本語', '日本', '日'])
  })

  test('of several words are the leading words, the longest sequence first', () => {
    const parts = candidateKeys('in the voice', 'xx', 'whole', 'part')
    expect(parts).toEqual(['in the voice', 'in the', 'in'])
  })

  test('of similar words share at least three letters and a third of the selected word', () => {
    expect(candidateKeys('lamplighters', 'xx', 'near').at(0)).toBe('lamplighter')
    expect(candidateKeys('lamplighters', 'xx', 'near').at(-1)).toBe('lamp')
    expect(candidateKeys('lamp', '', 'near')).toEqual(['lam'])
    expect(candidateKeys('lam', '', 'near')).toEqual([])
  })

  property.prop([fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'en', 'de', 'ja', 'x y', 'zz')])(
    'have unique, non-empty keys and begin with the full text',
    (text, language) => {
      const all = createDictionaryLookUpCandidates(text, language)
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
      for (const { key } of all) expect(key.trim()).not.toBe('')
      const whole = normalizeHeadword(
        text
          .replace(/\u00ad/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      if (whole !== '') expect(all[0]).toEqual({ key: whole, match: 'whole' })
    },
  )

  property.prop([fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'ru', 'ja', 'ar', 'xx'), fc.string()])(
    'have base forms that differ from the word and from each other',
    (language, word) => {
      const forms = findBaseFormsOfWord(word, language)
      expect(forms).not.toContain(word)
      expect(new Set(forms).size).toBe(forms.length)
    },
  )
})

test.each([
  ['English-German FreeDict Dictionary', 'en', 'de'],
  ['freedict-eng-deu', 'en', 'de'],
  ['fr-pl.tsv', 'fr', 'pl'],
  ['Japanese → English', 'ja', 'en'],
  ['JMdict', undefined, undefined],
  ['well-to-do words', undefined, undefined],
])('a dictionary with the name %s has the languages %s and %s', (name, from, to) => {
  expect([parseLanguagesOfDictionaryName(name).from, parseLanguagesOfDictionaryName(name).to]).toEqual([from, to])
})
