import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { interfaceLocales } from '../../language/interfaceLocales'
import { normalizeInputNumberText, parseInputInteger, parseInputNumber } from './parseInputNumber'

describe('the number of an integer field', () => {
  test.each(['1000', '1,000', '1.000', '1 000', '1\u00a0000', '1\u202f000', "1'000", '1’000', '١٬٠٠٠'])(
    'reads %j as 1000',
    text => expect(parseInputInteger(text)).toBe(1_000),
  )

  test.each([
    ['', null],
    ['-1,000', -1_000],
    ['1,234,567', 1_234_567],
    ['1e+21', 1e21],
    ['12e-1', Number.NaN],
    ['0.500', Number.NaN],
    ['1,5', Number.NaN],
    ['1,00', Number.NaN],
    ['1,0000', Number.NaN],
    ['1.2340', Number.NaN],
    ['1,2340', Number.NaN],
    ['12.3450', Number.NaN],
    ['1,234.567', Number.NaN],
    ['1,000,', Number.NaN],
    ['1000,000', Number.NaN],
    ['9'.repeat(400), Number.NaN],
  ])('reads %j as %d', (text, number) => expect(parseInputInteger(text)).toBe(number))

  property.prop([fc.integer(), fc.constantFrom(...interfaceLocales.map(({ code }) => code))])(
    'is the number that the interface has formatted, in each language',
    (value, language) => {
      const text = new Intl.NumberFormat(language)
        .format(value)
        .replace(/[\u200e\u200f\u061c]/g, '')
        .replace('−', '-')
      expect(parseInputInteger(text)).toBe(value)
    },
  )
})

property.prop([fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom('.', ',', '٫')])(
  'a decimal number is read with each decimal separator, and the shown text is the same number',
  (value, separator) => {
    const text = String(value).replace('.', separator)
    expect(parseInputNumber(text)).toBe(value + 0)
    expect(parseInputNumber(normalizeInputNumberText(text))).toBe(value + 0)
  },
)

const inputTexts = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[-\d.,' ]{0,9}$/),
  fc
    .tuple(fc.integer(), fc.constantFrom('.', ',', '٫', ' ', "'"), fc.stringMatching(/^\d{1,9}$/))
    .map(parts => parts.join('')),
)

property.prop([inputTexts], { examples: [['-0'], ['1.2340'], ['1,2340'], ['12.3450'], ['1,0000']] })(
  'the shown text of any input, and the formatted number, are read as the same number',
  text => {
    for (const parse of [parseInputNumber, parseInputInteger]) {
      const number = withoutNegativeZero(parse(text))
      expect(withoutNegativeZero(parse(normalizeInputNumberText(text, parse)))).toBe(number)
      if (Number.isFinite(number)) expect(parse(String(number))).toBe(number)
    }
    const integer = parseInputInteger(text)
    expect(integer === null || Number.isNaN(integer) || Number.isInteger(integer)).toBe(true)
  },
)

const withoutNegativeZero = (number: number | null) => (number === 0 ? 0 : number)
