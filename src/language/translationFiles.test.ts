import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import languages from '../../locales/languages.json'
import { createLocaleFormatters } from './localeFormatters'
import { lookUpTranslation, type TranslationTree } from './lookUpTranslation'

vi.mock('../preferences/preferenceStore', () => ({ readPreference: () => 'en', onPreferenceChange: () => () => {} }))

const folder = new URL('../../locales/', import.meta.url).pathname
const read = (code: string): TranslationTree => JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))
const english = flattenTexts(read('en'))
const codes = languages.map(({ code }) => code)
const sampleCounts = [0, 1, 2, 3, 5, 11, 22, 100]

/** Plural forms whose texts may spell out the number, for example "two books" instead of "2 books". */
const spelledOutForms = ['zero', 'one', 'two']

function flattenTexts(texts: TranslationTree, path = ''): Record<string, string> {
  const rows = Object.entries(texts).map(([key, value]) =>
    typeof value === 'string' ? { [path + key]: value } : flattenTexts(value, `${path}${key}.`),
  )
  return Object.assign({}, ...rows)
}

function pluralBaseKey(key: string): string | undefined {
  const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '')
  return base !== key && `${base}_other` in english ? base : undefined
}

const plurals = [...new Set(Object.keys(english).flatMap(key => pluralBaseKey(key) ?? []))]
const pluralFormsOf = (code: string) => new Intl.PluralRules(code).resolvedOptions().pluralCategories
const keysOf = (code: string) => [
  ...Object.keys(english).filter(key => !pluralBaseKey(key)),
  ...plurals.flatMap(base => pluralFormsOf(code).map(form => `${base}_${form}`)),
]

function placeholdersOf(text: string, excludedNames: readonly string[] = []): string[] {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter(name => !excludedNames.includes(name)).sort()
}

test('has one file for every language', () => {
  const files = readdirSync(folder).filter(file => file !== 'languages.json')
  expect(files.sort()).toEqual(codes.map(code => `${code}.json`).sort())
})

describe.each(codes)('%s', code => {
  const nested = read(code)
  const texts = flattenTexts(nested)

  test('has the keys of English with the plural forms of the language', () => {
    const expectedKeys = keysOf(code)
    expect(
      expectedKeys.filter(key => !(key in texts)),
      'missing',
    ).toEqual([])
    expect(
      Object.keys(texts).filter(key => !expectedKeys.includes(key)),
      'too many',
    ).toEqual([])
  })

  test('has no empty text', () => {
    expect(Object.keys(texts).filter(key => texts[key]?.trim() === '')).toEqual([])
  })

  test('has the placeholders of English', () => {
    for (const [key, text] of Object.entries(texts)) {
      const base = pluralBaseKey(key)
      const form = key.slice((base ?? key).length + 1)
      const englishText = base ? english[`${base}_${form === 'one' ? 'one' : 'other'}`] : english[key]
      const optionalNames = base && spelledOutForms.includes(form) ? ['count', 'number'] : []
      expect(placeholdersOf(text, optionalNames), key).toEqual(placeholdersOf(englishText ?? '', optionalNames))
    }
  })

  test.each(['metrics', 'users'])('the link to the page "%s" has the name of the page', page => {
    expect(texts[`shell.link.${page}`]).toBe(texts[`page.${page}.title`])
  })

  test('has no exclamation mark', () => {
    expect(Object.values(texts).filter(text => text.includes('!'))).toEqual([])
  })

  test.each([...sampleCounts, 21])('has a complete text for every plural with count %d', count => {
    const formattedCount = new Intl.NumberFormat(code).format(count)
    for (const base of plurals) {
      const form = new Intl.PluralRules(code).select(count)
      const { [`${base}_${form}`]: text = '', [`${base}_other`]: otherText = '' } = texts
      const hasNumber = (template: string) =>
        placeholdersOf(template).some(name => name === 'count' || name === 'number')
      const template = form === 'one' && count !== 1 && !hasNumber(text) ? otherText : text
      // The placeholder values contain no letters. `lookUpTranslation` would surround letters of the opposite text
      // direction with isolation marks, and the text would then differ from `template`.
      const values: Record<string, string> = Object.fromEntries(
        placeholdersOf(template).map((name, index) => [name, `<${index}>`]),
      )
      const expected = lookUpTranslation(nested, code, base, { ...values, count })
      expect(expected, base).toBe(
        template.replace(/\{\{(\w+)\}\}/g, (_, name) => (name === 'count' ? formattedCount : (values[name] ?? ''))),
      )
    }
  })
})

describe('plural form of a number', () => {
  test.each([
    ['en', ['0 books', '1 book', '2 books', '3 books', '5 books', '11 books', '22 books', '100 books']],
    ['de', ['0 Bücher', '1 Buch', '2 Bücher', '3 Bücher', '5 Bücher', '11 Bücher', '22 Bücher', '100 Bücher']],
    [
      'pl',
      ['0 książek', '1 książka', '2 książki', '3 książki', '5 książek', '11 książek', '22 książki', '100 książek'],
    ],
    ['ru', ['0 книг', '1 книга', '2 книги', '3 книги', '5 книг', '11 книг', '22 книги', '100 книг']],
    ['fr', ['0 livre', '1 livre', '2 livres', '3 livres', '5 livres', '11 livres', '22 livres', '100 livres']],
    // In Brazilian Portuguese, the noun after zero is singular.
    ['pt-BR', ['0 livro', '1 livro', '2 livros', '3 livros', '5 livros', '11 livros', '22 livros', '100 livros']],
    ['pt-PT', ['0 livros', '1 livro', '2 livros', '3 livros', '5 livros', '11 livros', '22 livros', '100 livros']],
    ['ar', ['لا كتب', 'كتاب واحد', 'كتابان', '3 كتب', '5 كتب', '11 كتابًا', '22 كتابًا', '100 كتاب']],
  ])('selects the plural forms of the language %s', (code, expected) => {
    const texts = read(code)
    expect(sampleCounts.map(count => lookUpTranslation(texts, code, 'resources.books.count', { count }))).toEqual(
      expected,
    )
  })

  test('the Polish verb agrees with the number', () => {
    const texts = read('pl')
    const pagesLeft = (count: number) => lookUpTranslation(texts, 'pl', 'page.book.pagesLeft', { count })
    expect([1, 2, 5, 22].map(pagesLeft)).toEqual([
      'Została 1 strona',
      'Zostały 2 strony',
      'Zostało 5 stron',
      'Zostały 22 strony',
    ])
  })
})

test('German addresses the user informally', () => {
  // Ignores “Sie” and “Ihr” at the start of a sentence. In this position, a formal “you” or “your” cannot be
  // distinguished from “they” or “their”.
  const german = Object.values(flattenTexts(read('de')))
  const formalAddress = /(?<=[^.:;] )(?:Sie|Ihr(?:e[mnrs]?)?|Ihnen)\b/
  expect(german.filter(text => formalAddress.test(text))).toEqual([])
})

test('offers all languages, and marks those with Arabic or Hebrew letters as right-to-left', async () => {
  const { interfaceLocales } = await import('./interfaceLocales')
  const { rightToLeftCodes } = await import('virtual:texts')
  expect(interfaceLocales.map(({ code }) => code)).toEqual(codes)
  const hasRightToLeftLetters = (code: string) =>
    /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(JSON.stringify(read(code)))
  expect(rightToLeftCodes).toEqual(codes.filter(hasRightToLeftLetters))
})

test.each([
  ['en', 7],
  ['ar', 6],
  ['de', 1],
  ['pl', 1],
])('starts the week of %s on day %d', (code, day) => {
  expect(createLocaleFormatters(code).firstDayOfWeek).toBe(day)
})
