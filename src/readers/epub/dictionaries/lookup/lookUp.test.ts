import { expect, test } from 'vitest'
import { type DictionaryEntry, entryKey } from './dictionaryEntries'
import { type DictionarySummary, lookUpWord } from './lookUp'

const meaning = (word: string, meaning = `what ${word} means`): DictionaryEntry => ({ word, meaning, form: 'text' })

/**
 * Looks up a text in fake dictionaries.
 * @param entries  by dictionary name
 * @param from  headword language by dictionary name
 */
async function inThese(
  text: string,
  entries: Record<string, readonly DictionaryEntry[]>,
  language = 'en',
  from: Record<string, string> = {},
) {
  const dictionaries: DictionarySummary[] = Object.keys(entries).map((name, id) => ({ id, name, from: from[name] }))
  const found = await lookUpWord(text, language, dictionaries, async (id, keys) => {
    const all = Object.values(entries)[id] ?? []
    return keys.map(key => all.filter(({ word }) => entryKey(word) === key))
  })
  return found.map(({ dictionary, match, meanings }) => [dictionary.name, match, meanings.map(({ word }) => word)])
}

test('sorts exact spellings first, then other case and accents, then base forms', async () => {
  const entries = ['poles', 'Poles', 'pole', 'Pôles', 'lamp'].map(word => meaning(word))
  expect(await inThese('Poles', { a: entries })).toEqual([['a', 'whole', ['Poles', 'poles', 'Pôles', 'pole']]])
})

test('returns partial and similar matches only when no dictionary has a better match', async () => {
  const [lamp, lamplight, ice] = [meaning('lamp'), meaning('lamplight'), meaning('ice')]
  expect(await inThese('lamplight', { a: [lamp], b: [lamplight] })).toEqual([['b', 'whole', ['lamplight']]])
  expect(await inThese('lampshade', { a: [meaning('lamps')], b: [ice] })).toEqual([['a', 'near', ['lamps']]])
  expect(await inThese('ice house', { a: [ice], b: [] })).toEqual([['a', 'part', ['ice']]])
  expect(await inThese('wick', { a: [lamp], b: [ice] })).toEqual([])
})

test('finds the longest word in languages without spaces', async () => {
  const entries = ['日', '日本', '日本語'].map(word => meaning(word))
  expect(await inThese('日本語が', { a: entries }, 'ja')).toEqual([['a', 'part', ['日本語']]])
})

test('resolves references and removes duplicates', async () => {
  const entries = [meaning('go'), meaning('Go'), { word: 'went', see: 'go' }, { word: 'Went', see: 'go' }]
  expect(await inThese('went', { a: entries })).toEqual([['a', 'whole', ['go']]])
})

test('sorts dictionaries in the language of the book first and keeps the order of the others', async () => {
  const all = { a: [meaning('pain')], b: [meaning('pain')], c: [meaning('pain')], d: [meaning('pain')] }
  const found = await inThese('pain', all, 'fr-CA', { a: 'en', c: 'fr', d: 'fr' })
  expect(found.map(([name]) => name)).toEqual(['c', 'd', 'b', 'a'])
})
