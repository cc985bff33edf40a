// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { findUnloadedFontsInUse } from './findUnloadedFontsInUse'

const fontFace = (family: string, { weight = 'normal', style = 'normal', status = 'unloaded' } = {}) =>
  ({ family, weight, style, status }) as FontFace

const regular = fontFace('"Book Serif"')
const bold = fontFace('"Book Serif"', { weight: '700' })
const italic = fontFace('"Book Serif"', { style: 'italic' })
const other = fontFace('Decoration')
const loaded = fontFace('Loaded', { status: 'loaded' })

function pageWith(markup: string): Document {
  document.body.innerHTML = markup
  Object.defineProperty(document, 'fonts', { value: [regular, bold, italic, other, loaded], configurable: true })
  return document
}

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  document.body.innerHTML = ''
})

test('finds only fonts with the weight and style of the text', () => {
  const text =
    '<p style="font: 16px \'Book Serif\', serif">Text <i style="font: italic 16px \'Book Serif\'">with emphasis</i></p>'
  expect(findUnloadedFontsInUse(pageWith(text))).toEqual([regular, italic])
})

test('finds another weight of the family when no font is declared for the weight of the text', () => {
  const text = '<h1 style="font-family: Decoration; font-weight: 700; font-style: italic">Title</h1>'
  expect(findUnloadedFontsInUse(pageWith(text))).toEqual([other])
})

test('finds neither loaded fonts nor fonts that no text uses', () => {
  expect(findUnloadedFontsInUse(pageWith('<p style="font-family: Loaded">Text</p>'))).toEqual([])
})
