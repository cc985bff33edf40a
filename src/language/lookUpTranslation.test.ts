import { describe, expect, test } from 'vitest'
import languages from '../../locales/languages.json'
import { fc, test as property } from '../../tests/harness/propertyTest'
import { lookUpTranslation, mergeTranslationTrees } from './lookUpTranslation'

const polish = {
  books_one: '{{count}} książka',
  books_few: '{{count}} książki',
  books_many: '{{count}} książek',
  books_other: '{{count}} książki',
}
const arabic = { books_zero: 'z', books_one: 'o', books_two: 't', books_few: 'f', books_many: 'm', books_other: 'x' }

describe('plurals', () => {
  test.each([
    [0, '0 książek'],
    [1, '1 książka'],
    [2, '2 książki'],
    [5, '5 książek'],
    [22, '22 książki'],
    [112, '112 książek'],
    [1.5, '1,5 książki'],
  ])('selects the Polish plural form for %d', (count, text) => {
    expect(lookUpTranslation(polish, 'pl', 'books', { count })).toBe(text)
  })

  test.each([
    [0, 'z'],
    [1, 'o'],
    [2, 't'],
    [3, 'f'],
    [11, 'm'],
    [100, 'x'],
  ])('selects the Arabic plural form for %d', (count, text) => {
    expect(lookUpTranslation(arabic, 'ar', 'books', { count })).toBe(text)
  })

  test('in Russian, 21 has the form of 1, but a text without the number is used only for 1', () => {
    const russian = {
      delete_one: 'Удалить «{{title}}»?',
      delete_other: 'Удалить {{count}} книги?',
      delete_many: 'Удалить {{count}} книг?',
      read_one: 'Прочитана {{count}} книга',
      read_other: 'Прочитано {{count}} книги',
      warning_one: 'Это нельзя отменить для этой книги',
      warning_other: 'Это нельзя отменить для этих книг',
    }
    const textOf = (key: string, count: number) => lookUpTranslation(russian, 'ru', key, { count, title: 'Дом' })
    expect([1, 5, 21].map(count => textOf('delete', count))).toEqual([
      'Удалить «Дом»?',
      'Удалить 5 книг?',
      'Удалить 21 книги?',
    ])
    expect([1, 21].map(count => textOf('read', count))).toEqual(['Прочитана 1 книга', 'Прочитана 21 книга'])
    expect([1, 21].map(count => textOf('warning', count))).toEqual([russian.warning_one, russian.warning_other])
  })

  test('uses the form "other" for a missing plural form, and a text without plural forms for every count', () => {
    expect(lookUpTranslation({ books_other: 'general' }, 'pl', 'books', { count: 3 })).toBe('general')
    expect(lookUpTranslation({ all: 'All {{count}}' }, 'en', 'all', { count: 1234 })).toBe('All 1,234')
  })
})

test('formats every number in the language, but leaves strings unchanged', () => {
  const texts = { page: 'Page {{page}} of {{count}}' }
  const pageText = (code: string, page: unknown) => lookUpTranslation(texts, code, 'page', { page, count: 1300 })
  expect(pageText('de', 1234)).toBe('Page 1.234 of 1.300')
  expect(pageText('fa', 12)).toBe('Page ۱۲ of ۱٬۳۰۰')
  expect(pageText('de', '1234')).toBe('Page 1234 of 1.300')
})

test('inserts values literally, and nothing for missing values', () => {
  const texts = { hello: { you: 'Hello {{ name }}{{mark}}' } }
  expect(lookUpTranslation(texts, 'en', 'hello.you', { name: '<b>{{mark}}$&</b>' })).toBe('Hello <b>{{mark}}$&</b>')
})

test('isolates a value whose text direction differs from the language', () => {
  const texts = { edit: '> {{title}}' }
  const edit = (code: string, title: string) => lookUpTranslation(texts, code, 'edit', { title })
  expect(edit('ar', '100 Bay')).toBe('> \u2068100 Bay\u2069')
  expect(edit('ar', 'كتاب')).toBe('> كتاب')
  expect(edit('ar', '2014')).toBe('> 2014')
  expect(edit('en', 'كتاب')).toBe('> \u2068كتاب\u2069')
  expect(edit('en', 'Éclair 灰')).toBe('> Éclair 灰')
})

property.prop([
  fc.array(fc.constantFrom('\u202a', '\u202e', '\u2066', '\u2068', '\u2069', 'a', 'ب', '.')),
  fc.constantFrom('en', 'ar'),
])('removes direction controls from a value', (characters, code) => {
  const text = lookUpTranslation({ remove: 'Remove {{name}}?' }, code, 'remove', { name: characters.join('') }) ?? ''
  expect(text.replace(/ \u2068(.*)\u2069\?$/, ' $1?')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

property.prop([fc.string()])('returns undefined for an unknown key', key => {
  expect(lookUpTranslation({}, 'en', key, {})).toBeUndefined()
  expect(lookUpTranslation({ a: { b: 'x' } }, 'en', `a.${key}.c`)).toBeUndefined()
})

test('merges text trees and prefers the texts of the second tree', () => {
  expect(mergeTranslationTrees({ page: { a: '1' }, x: 'x' }, { page: { b: '2' }, x: 'y' })).toEqual({
    page: { a: '1', b: '2' },
    x: 'y',
  })
})

test.each(languages.filter(({ rtl }) => rtl))(
  'isolates a Latin name in $code, which is written from right to left',
  ({ code }) => {
    expect(lookUpTranslation({ title: '{{name}}' }, code, 'title', { name: 'Low Tide' })).toBe('\u2068Low Tide\u2069')
  },
)
