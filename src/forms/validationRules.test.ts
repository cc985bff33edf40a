import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import * as rules from './validationRules'

const ruleOf = (problem: rules.FormValidationProblem | undefined) => problem?.rule

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
  ])('validates the age rating %s', (value, rule) =>
    expect(ruleOf(rules.createIntegerAtLeastRule(0)(value))).toBe(rule),
  )

  test('accepts decimals in a sort number', () => {
    expect(rules.finiteNumberRule(1.5)).toBeUndefined()
    expect(ruleOf(rules.finiteNumberRule(Number.NaN))).toBe('number')
    const requiredNumber = rules.combineRules<number | null>(rules.requiredRule, rules.finiteNumberRule)
    expect(ruleOf(requiredNumber(null))).toBe('required')
    expect(ruleOf(requiredNumber(Number.NaN))).toBe('number')
    expect(requiredNumber(-0.5)).toBeUndefined()
    expect([requiredNumber, rules.requiredRule].every(rules.isRequiredRule)).toBe(true)
    expect(rules.isRequiredRule(rules.combineRules(rules.finiteNumberRule, rules.createIntegerAtLeastRule(1)))).toBe(
      false,
    )
  })
})

describe('texts', () => {
  test.each([
    ['reader@longbox.example', undefined],
    ['', undefined],
    ['reader', 'email'],
    ['reader@longbox', 'email'],
    ['a b@c.d', 'email'],
    ['first.last@c.d', undefined],
    ['"a b".c@d.e', undefined],
    ['a..b@c.d', 'email'],
    ['.a@c.d', 'email'],
    ['a.@c.d', 'email'],
    ['a@b@c.d', 'email'],
  ])('validates the e-mail address %s', (text, rule) => expect(ruleOf(rules.emailRule(text))).toBe(rule))

  test('requires the repeated password to be equal', () => {
    expect(rules.createRepeatedTextRule('secret')('secret')).toBeUndefined()
    expect(ruleOf(rules.createRepeatedTextRule('secret')('Secret'))).toBe('identical')
  })

  test.each([
    ['https://example.org/a?b=c', undefined],
    ['http://localhost:8080', undefined],
    ['', undefined],
    ['example.org', 'url'],
    ['javascript:alert(1)', 'urlScheme'],
    ['ftp://example.org', 'urlScheme'],
    ['https:', 'url'],
    ['http://a b', 'url'],
    ['https://example.org/a page', 'url'],
    [' https://example.org ', undefined],
  ])('validates the web address %s', (text, rule) => expect(ruleOf(rules.httpUrlRule(text))).toBe(rule))

  test.each([
    ['en', undefined],
    ['pt-BR', undefined],
    ['zh-Hant-TW', undefined],
    ['', undefined],
    ['english language', 'language'],
    ['e', 'language'],
    ['German', 'language'],
    ['en_US', 'language'],
  ])('validates the language tag %s', (text, rule) => expect(ruleOf(rules.languageTagRule(text))).toBe(rule))

  test('rejects an existing name regardless of case', () => {
    const rule = rules.createUniqueNameRule(['Summer Reading'])
    expect(ruleOf(rule(' summer reading '))).toBe('exists')
    expect(rule('Summer')).toBeUndefined()
  })

  test('rejects the name of another library only if the case is also the same', () => {
    const rule = rules.createUniqueLibraryNameRule(['Comics'])
    expect(ruleOf(rule(' Comics '))).toBe('exists')
    expect(rule('comics')).toBeUndefined()
    expect(rule('')).toBeUndefined()
  })

  test.each([
    ['2024-02-29', undefined],
    ['2023-02-29', 'date'],
    ['2024-2-9', 'date'],
    ['2024-13-01', 'date'],
    ['', undefined],
    [null, undefined],
  ])('validates the date %s', (text, rule) => expect(ruleOf(rules.isoDateRule(text))).toBe(rule))

  property.prop([fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })])(
    'accepts every existing date',
    date => {
      expect(rules.isoDateRule(date.toISOString().slice(0, 10))).toBeUndefined()
    },
  )
})

describe('ISBN', () => {
  test.each([
    ['978-2-20-504375-4', undefined],
    ['9782205043754', undefined],
    ['٩٧٨٢٢٠٥٠٤٣٧٥٤', undefined],
    ['９７８－２－２０－５０４３７５－４', undefined],
    ['978–2‑20—504375 4', undefined],
    ['', undefined],
    ['9782205043755', 'isbnCheckDigit'],
    ['2205043754', 'isbn'],
    ['978220504375X', 'isbn'],
    ['1234567890128', 'isbn'],
  ])('validates %s', (text, rule) => expect(ruleOf(rules.isbn13Rule(text))).toBe(rule))

  const body = fc.stringMatching(/^97[89]\d{9}$/)
  property.prop([body])('accepts exactly one check digit', firstTwelve => {
    const validDigits = [...'0123456789'].filter(digit => rules.isbn13Rule(firstTwelve + digit) === undefined)
    expect(validDigits).toHaveLength(1)
  })
})

describe('rows', () => {
  const links = rules.createRowsRuleFromColumnRules<{ label: string; url: string }>({
    label: rules.requiredRule,
    url: rules.combineRules<string>(rules.requiredRule, rules.httpUrlRule),
  })

  test('reports the first invalid column of the first invalid row', () => {
    const rows = [
      { label: 'Shop', url: 'https://example.org' },
      { label: ' ', url: 'https://example.org' },
    ]
    expect(links(rows)).toEqual({ rule: 'required', at: { row: 1, member: 'label' } })
    expect(links([{ label: 'Shop', url: '' }])).toEqual({ rule: 'required', at: { row: 0, member: 'url' } })
    expect(links([])).toBeUndefined()
  })

  test.each([
    ['https://example.org/?q=%20a%7C#part', undefined],
    ['https://例え.jp/頁?a[]=1', undefined],
    ['http://[::1]/a?b=[]#[]', undefined],
    ['https://example.org/a[1]', { character: '[', code: '%5B' }],
    ['https://example.org/a]?b', { character: ']', code: '%5D' }],
    ['https://example.org/a|b', { character: '|', code: '%7C' }],
    ['https://example.org/{id}', { character: '{', code: '%7B' }],
    ['https://example.org/<a>', { character: '<', code: '%3C' }],
    ['https://example.org/"a"', { character: '"', code: '%22' }],
    ['https://example.org/a\\b', { character: '\\', code: '%5C' }],
    ['https://example.org/^`', { character: '^', code: '%5E' }],
    ['https://example.org/100%', { character: '%', code: '%25' }],
    ['https://example.org/%4', { character: '%', code: '%25' }],
    ['https://example.org/#a#b', { character: '#', code: '%23' }],
  ])('names the character of the link %s that the server does not accept', (url, values) => {
    const problem = rules.webLinkRowsRule([{ label: 'Shop', url }])
    expect(problem).toEqual(values && { rule: 'urlCharacter', values, at: { row: 0, member: 'url' } })
  })

  test('rejects the same author twice in one role', () => {
    const authorRule = rules.createUniqueRowsRule<{ name: string; role: string }>('name', 'role')
    expect(
      authorRule([
        { name: 'Ana', role: 'writer' },
        { name: 'Ana', role: 'inker' },
      ]),
    ).toBeUndefined()
    expect(
      authorRule([
        { name: 'Ana', role: 'writer' },
        { name: 'ana ', role: 'writer' },
      ]),
    ).toMatchObject({ at: { row: 1 } })
  })
})

test('rejects files above the size limit', () => {
  expect(rules.createMaxFileSizeRule(1_000_000)({ size: 1_000_000 })).toBeUndefined()
  expect(rules.createMaxFileSizeRule(1_000_000)({ size: 1_000_001 })).toEqual({
    rule: 'fileTooBig',
    values: { megabytes: 1 },
  })
})
