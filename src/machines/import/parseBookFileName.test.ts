import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { parseBookFileName } from './parseBookFileName'
import { parseKanjiNumber, toAsciiDigits } from './parseNumerals'

describe('parsing of book file names', () => {
  test.each([
    ['/in/Series 001 (2019).cbz', { series: 'Series', number: 1, year: 2019, confidence: 'medium' }],
    ['/in/Series/Series 001 (2019).cbz', { series: 'Series', number: 1, year: 2019, confidence: 'high' }],
    ['/in/Series v01 #02.5.cbz', { series: 'Series', number: 2.5, volume: 1, confidence: 'high' }],
    ['/in/Series v03.cbz', { series: 'Series', number: 3, volume: undefined, confidence: 'high' }],
    ['/in/Series v2 014 (2012) (digital) [Group].cbr', { series: 'Series', number: 14, volume: 2, year: 2012 }],
    ['/in/Alder.Road.012.(2020).cbz', { series: 'Alder Road', number: 12, year: 2020 }],
    ['/in/Alder_Road_012.cbz', { series: 'Alder Road', number: 12 }],
    ['/in/Series 03 (of 06) (2011).cbz', { series: 'Series', number: 3, year: 2011 }],
    ['/in/Series 3 of 6.cbz', { series: 'Series', number: 3, confidence: 'high' }],
    ['/in/Series 004 - The Long Way Home.cbz', { series: 'Series', number: 4, title: 'The Long Way Home' }],
    ['/in/Alder Road/005 - Home.cbz', { series: 'Alder Road', number: 5, title: 'Home', confidence: 'medium' }],
    ['/in/100 Doors 007.cbz', { series: '100 Doors', number: 7 }],
    ['/in/City 2049/City 2049.epub', { series: 'City 2049', number: undefined, isOneshot: true }],
    ['/in/City 2049.cbz', { number: 2049, confidence: 'low' }],
    ['/in/Series 12½.cbz', { series: 'Series', number: 12.5 }],
    ['/in/Series #-1.cbz', { series: 'Series', number: -1 }],
    ['/in/Series 001-003.cbz', { series: 'Series', number: 1, confidence: 'low' }],
    ['/in/Series 12a.cbz', { series: 'Series', number: 12, confidence: 'low' }],
    ['C:\\in\\Series\\Series c010.5.cbz', { series: 'Series', number: 10.5 }],
    ['/in/Series Vol. 2 Ch. 7.cbz', { series: 'Series', number: 7, volume: 2 }],
    ['/in/Serie Band 4.cbz', { series: 'Serie', number: 4, confidence: 'high' }],
    [
      '/in/Lone Tale (One-Shot) (2001).cbz',
      { series: 'Lone Tale', number: undefined, isOneshot: true, confidence: 'medium' },
    ],
    ['/in/Lone Tale.pdf', { series: 'Lone Tale', number: undefined, isOneshot: true, confidence: 'low' }],
    ['/in/海の物語 第12巻.cbz', { series: '海の物語', number: 12, confidence: 'high' }],
    ['/in/海の物語 第三話.cbz', { series: '海の物語', number: 3 }],
    ['/in/海の物語 第２巻 第１４話.cbz', { series: '海の物語', number: 14, volume: 2 }],
    ['/in/바다 이야기 제3권.cbz', { series: '바다 이야기', number: 3 }],
    ['/in/Морская сказка Том 5.cbz', { series: 'Морская сказка', number: 5 }],
    ['/in/قصة البحر العدد ١٢.cbz', { series: 'قصة البحر', number: 12 }],
    ['/in/समुद्र कथा ००७.cbz', { series: 'समुद्र कथा', number: 7 }],
    ['', { series: '', number: undefined, confidence: 'low' }],
  ])('parses %s', (path, expected) => {
    expect(parseBookFileName(path)).toMatchObject(expected)
  })
})

const words = fc.constantFrom('Alder', 'Blue Harbour', 'La Mer', '海の物語', 'قصة', 'Морская')
const numbers = fc.nat(9_999).map(value => value / 10)

property.prop([words, numbers, fc.constantFrom('#', 'issue ', 'ch. ')])(
  'reads a number after a marker such as #, with its decimals',
  (series, number, marker) => {
    expect(parseBookFileName(`/in/${series} ${marker}${number}.cbz`)).toMatchObject({
      series,
      number,
      confidence: 'high',
    })
  },
)

property.prop([fc.string({ unit: 'binary' })])(
  'parses any path, and has high confidence only with a series and a number',
  path => {
    const { series, number, confidence, isOneshot } = parseBookFileName(path)
    if (confidence === 'high') expect([series !== '', number !== undefined]).toEqual([true, true])
    if (number === undefined) expect(isOneshot).toBe(true)
    else expect(Number.isFinite(number)).toBe(true)
  },
)

test('reads digits and numerals of other scripts', () => {
  expect(toAsciiDigits('٠١٢ ०९ 12 ๕')).toBe('012 09 12 5')
  expect(['十', '十二', '二十', '三百五', '百', '一〇', 'あ', ''].map(parseKanjiNumber)).toEqual([
    10,
    12,
    20,
    305,
    100,
    10,
    undefined,
    undefined,
  ])
})
