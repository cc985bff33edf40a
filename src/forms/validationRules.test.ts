import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/property'
import * as rules from './validationRules'

const told = (found: rules.Problem | undefined) => found?.rule

describe('numbers', () => {
  test.each([
    [0, undefined],
    [18, undefined],
    [null, undefined],
    [undefined, undefined],
    [-1, 'atLeast'],
    [2_147_483_647, undefined],
    [2_147_483_648, 'between'],
    [1.5, 'wholeNumber'],
    [Number.NaN, 'wholeNumber'],
  ])('validates the age rating %s', (value, rule) => expect(told(rules.integerFrom(0)(value))).toBe(rule))

  test.each([
    [1, undefined],
    [65_535, undefined],
    [0, 'between'],
    [65_536, 'between'],
    [80.5, 'wholeNumber'],
  ])('validates the port %s', (value, rule) => expect(told(rules.port(value))).toBe(rule))

  test('accepts decimals in a sort number', () => {
    expect(rules.number(1.5)).toBeUndefined()
    expect(told(rules.number(Number.NaN))).toBe('number')
    const needed = rules.everyItem<number | null>(rules.required, rules.number)
    expect(told(needed(null))).toBe('required')
    expect(told(needed(Number.NaN))).toBe('number')
    expect(needed(-0.5)).toBeUndefined()
    expect([needed, rules.required].every(rules.isRequiredRule)).toBe(true)
    expect(rules.isRequiredRule(rules.everyItem(rules.number, rules.integerFrom(1)))).toBe(false)
  })
})

describe('texts', () => {
  test.each([
    ['reader@longbox.example', undefined],
    ['', undefined],
    ['reader', 'email'],
    ['reader@longbox', 'email'],
    ['a b@c.d', 'email'],
  ])('validates the e-mail address %s', (text, rule) => expect(told(rules.email(text))).toBe(rule))

  test('requires the repeated password to be equal', () => {
    expect(rules.sameAs('secret')('secret')).toBeUndefined()
    expect(told(rules.sameAs('secret')('Secret'))).toBe('identical')
  })

  test.each([
    ['https://example.org/a?b=c', undefined],
    ['http://localhost:8080', undefined],
    ['', undefined],
    ['example.org', 'url'],
    ['javascript:alert(1)', 'urlScheme'],
    ['ftp://example.org', 'urlScheme'],
    ['https:', 'url'],
  ])('validates the web address %s', (text, rule) => expect(told(rules.webAddress(text))).toBe(rule))

  test.each([
    ['en', undefined],
    ['pt-BR', undefined],
    ['zh-Hant-TW', undefined],
    ['', undefined],
    ['english language', 'language'],
    ['e', 'language'],
    ['German', 'language'],
    ['en_US', 'language'],
  ])('validates the language tag %s', (text, rule) => expect(told(rules.languageTag(text))).toBe(rule))

  test.each([
    ['/komga', undefined],
    ['/a/b-c_d', undefined],
    ['', undefined],
    ['komga', 'basePath'],
    ['/', 'basePath'],
    ['/komga/', 'basePath'],
    ['/komga-', 'basePath'],
    ['/Komga', 'basePath'],
  ])('validates the base path %s', (text, rule) => expect(told(rules.basePath(text))).toBe(rule))

  test('rejects an existing name regardless of case', () => {
    const free = rules.unique(['Summer Reading'])
    expect(told(free(' summer reading '))).toBe('exists')
    expect(free('Summer')).toBeUndefined()
  })

  test.each([
    ['2024-02-29', undefined],
    ['2023-02-29', 'date'],
    ['2024-2-9', 'date'],
    ['2024-13-01', 'date'],
    ['', undefined],
    [null, undefined],
  ])('validates the date %s', (text, rule) => expect(told(rules.isoDate(text))).toBe(rule))

  property.prop([fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })])(
    'accepts every existing date',
    date => {
      expect(rules.isoDate(date.toISOString().slice(0, 10))).toBeUndefined()
    },
  )
})

describe('ISBN', () => {
  test.each([
    ['978-2-20-504375-4', undefined],
    ['9782205043754', undefined],
    ['', undefined],
    ['9782205043755', 'isbnCheckDigit'],
    ['2205043754', 'isbn'],
    ['978220504375X', 'isbn'],
    ['1234567890128', 'isbn'],
  ])('validates %s', (text, rule) => expect(told(rules.isbn13(text))).toBe(rule))

  const body = fc.stringMatching(/^97[89]\d{9}$/)
  property.prop([body])('accepts exactly one check digit', twelve => {
    const right = [...'0123456789'].filter(digit => rules.isbn13(twelve + digit) === undefined)
    expect(right).toHaveLength(1)
  })
})

describe('rows', () => {
  const links = rules.rowsOf<{ label: string; url: string }>({
    label: rules.required,
    url: rules.everyItem<string>(rules.required, rules.webAddress),
  })

  test('reports the first invalid member of the first invalid row', () => {
    const rows = [
      { label: 'Shop', url: 'https://example.org' },
      { label: ' ', url: 'https://example.org' },
    ]
    expect(links(rows)).toEqual({ rule: 'required', at: { row: 1, member: 'label' } })
    expect(links([{ label: 'Shop', url: '' }])).toEqual({ rule: 'required', at: { row: 0, member: 'url' } })
    expect(links([])).toBeUndefined()
  })

  test('rejects the same author twice in one role', () => {
    const people = rules.distinctRows<{ name: string; role: string }>('name', 'role')
    expect(
      people([
        { name: 'Ana', role: 'writer' },
        { name: 'Ana', role: 'inker' },
      ]),
    ).toBeUndefined()
    expect(
      people([
        { name: 'Ana', role: 'writer' },
        { name: 'ana ', role: 'writer' },
      ]),
    ).toMatchObject({ at: { row: 1 } })
  })
})

test('rejects files above the size limit', () => {
  expect(rules.notLargerThan(1_000_000)({ size: 1_000_000 })).toBeUndefined()
  expect(rules.notLargerThan(1_000_000)({ size: 1_000_001 })).toEqual({ rule: 'fileTooBig', values: { megabytes: 1 } })
})
