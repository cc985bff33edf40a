import { expect, test } from 'vitest'
import { arrangePdfTextInReadingOrder, type PositionedPdfTextItem } from './arrangePdfTextInReadingOrder'

const item = (str: string, x: number, { y = 700, hasEOL = false, height = 12 } = {}): PositionedPdfTextItem => ({
  str,
  dir: /[\u0590-\u07ff\ufb1d-\ufefc]/.test(str) ? 'rtl' : 'ltr',
  transform: [12, 0, 0, 12, x, y],
  height,
  hasEOL,
})

const textOf = (items: readonly PositionedPdfTextItem[]) =>
  arrangePdfTextInReadingOrder(items)
    .map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ''))
    .join('')

test('reverses right-to-left lines whose items are stored from left to right', () => {
  const words = [item('הארץ', 10), item(' ', 40), item('ואת', 44), item(' ', 60), item('השמים', 64, { hasEOL: true })]
  expect(textOf([...words, item('Next line', 10, { y: 680 })])).toBe('השמים ואת הארץ\nNext line')
})

test('keeps the order of foreign words and numbers in reversed lines', () => {
  const words = ['قارئ', ' ', 'Longbox', ' ', '2026', ' ', 'إن', ' ', 'يقول']
  expect(textOf(words.map((word, index) => item(word, 20 * index)))).toBe('يقول إن Longbox 2026 قارئ')
})

test('keeps lines whose items are already stored in reading order', () => {
  const words = ['השמים', ' ', 'ואת', ' ', 'הארץ']
  expect(textOf(words.map((word, index) => item(word, 200 - 20 * index)))).toBe('השמים ואת הארץ')
  expect(textOf([item('English with ', 10), item('שלום', 90), item(' and ', 120), item('עולם', 150)])).toBe(
    'English with שלום and עולם',
  )
})

test('joins the letters of Arabic words and uses their normal form', () => {
  expect(textOf(['ب', 'ﺎ', 'ﺘ', 'ﻜ', 'ﻟ', 'ا'].map((letter, index) => item(letter, 5 * index)))).toBe('الكتاب')
  expect(textOf([item('ﻻ', 10)])).toBe('لا')
})

test('joins the characters of vertical lines', () => {
  const column = [...'縦書き︒'].map((char, index) => item(char, 300, { y: 700 - 13 * index, hasEOL: true }))
  expect(textOf([...column, item('次', 280, { y: 700, hasEOL: true })])).toBe('縦書き。\n次\n')
  const endOfLine = item('', 0, { hasEOL: true })
  const mixedFonts = [item('文', 300), endOfLine, item('章', 300, { y: 687 }), endOfLine]
  expect(textOf(mixedFonts)).toBe('文章\n')
})

test('does not join horizontal lines that consist of a single character', () => {
  expect(textOf([item('一', 10, { hasEOL: true }), item('二', 10, { y: 660, hasEOL: true })])).toBe('一\n二\n')
})
