import { expect, test } from 'vitest'
import { type DictionaryEntry, normalizeHeadword } from './dictionaryEntries'
import { type DictionarySummary, lookUpWordInDictionaries } from './lookUpWordInDictionaries'

const definition = (word: string, meaning = `what ${word} means`): DictionaryEntry => ({ word, meaning, form: 'text' })

/**
 * Looks up a text in fake dictionaries.
 * @param entries entries by dictionary name
 * @param from languages of the headwords, by dictionary name
 */
async function lookUpIn(
  text: string,
  entries: Record<string, readonly DictionaryEntry[]>,
  language = 'en',
  from: Record<string, string> = {},
) {
  const dictionaries: DictionarySummary[] = Object.keys(entries).map((name, id) => ({ id, name, from: from[name] }))
  const results = await lookUpWordInDictionaries(text, language, dictionaries, async (id, keys) => {
    const all = Object.values(entries)[id] ?? []
    return keys.map(key => all.filter(({ word }) => normalizeHeadword(word) === key))
  })
  return results.map(({ dictionary, match, meanings }) => [dictionary.name, match, meanings.map(({ word }) => word)])
}

test('sorts exact spellings first, then spellings with other case or accents, then base forms', async () => {
  const entries = ['poles', 'Poles', 'pole', 'Pôles', 'lamp'].map(word => definition(word))
  expect(await lookUpIn('Poles', { a: entries })).toEqual([['a', 'whole', ['Poles', 'poles', 'Pôles', 'pole']]])
})

test('returns partial and similar matches only when no dictionary has a better match', async () => {
  const [lamp, lamplight, ice] = [definition('lamp'), definition('lamplight'), definition('ice')]
  expect(await lookUpIn('lamplight', { a: [lamp], b: [lamplight] })).toEqual([['b', 'whole', ['lamplight']]])
  expect(await lookUpIn('lampshade', { a: [definition('lamps')], b: [ice] })).toEqual([['a', 'near', ['lamps']]])
  expect(await lookUpIn('ice house', { a: [ice], b: [] })).toEqual([['a', 'part', ['ice']]])
  expect(await lookUpIn('wick', { a: [lamp], b: [ice] })).toEqual([])
})

test('finds the longest word in languages without spaces', async () => {
  const entries = ['日', '日本', '日本語'].map(word => definition(word))
  expect(await lookUpIn('日本語が', { a: entries }, 'ja')).toEqual([['a', 'part', ['日本語']]])
})

test('resolves cross-references and removes duplicates', async () => {
  const entries = [definition('go'), definition('Go'), { word: 'went', see: 'go' }, { word: 'Went', see: 'go' }]
  expect(await lookUpIn('went', { a: entries })).toEqual([['a', 'whole', ['go']]])
})

test('sorts dictionaries in the language of the book first, and keeps the order of the other dictionaries', async () => {
  const all = { a: [definition('pain')], b: [definition('pain')], c: [definition('pain')], d: [definition('pain')] }
  const results = await lookUpIn('pain', all, 'fr-CA', { a: 'en', c: 'fr', d: 'fr' })
  expect(results.map(([name]) => name)).toEqual(['c', 'd', 'b', 'a'])
})
