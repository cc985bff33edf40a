import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import { decodeText } from './decodeText'

const latin = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap(sign => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])])

test.prop([fc.string({ unit: 'grapheme' })])('text is UTF-8 unless it says otherwise', text => {
  expect(decodeText(new TextEncoder().encode(`<p>${text}</p>`))).toBe(`<p>${text}</p>`)
})

describe('text that says its encoding', () => {
  test('by an XML declaration', () => {
    expect(decodeText(latin('<?xml version="1.0" encoding="ISO-8859-1"?><p>caf\u00e9</p>'))).toContain('café')
  })
  test('as HTML', () => {
    expect(
      decodeText(latin('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><p>caf\u00e9')),
    ).toContain('café')
  })
  test('by a mark of byte order', () => {
    expect(decodeText(utf16('<p>雨</p>'))).toBe('<p>雨</p>')
  })
  test('and cannot be in it', () => {
    expect(decodeText(new TextEncoder().encode('<?xml encoding="UTF-16"?><p>é</p>'))).toContain('é')
    expect(decodeText(new TextEncoder().encode('<?xml encoding="nonsense"?><p>é</p>'))).toContain('é')
  })
})
