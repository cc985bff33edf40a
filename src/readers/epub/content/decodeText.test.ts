import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import { decodeText } from './decodeText'

const latin = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap(sign => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])])

test.prop([fc.string({ unit: 'grapheme' })])('decodes text without a declaration as UTF-8', text => {
  expect(decodeText(new TextEncoder().encode(`<p>${text}</p>`))).toBe(`<p>${text}</p>`)
})

describe('declared encoding', () => {
  test('reads the XML declaration', () => {
    expect(decodeText(latin('<?xml version="1.0" encoding="ISO-8859-1"?><p>caf\u00e9</p>'))).toContain('café')
  })
  test('reads the charset of an HTML meta element', () => {
    expect(
      decodeText(latin('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><p>caf\u00e9')),
    ).toContain('café')
  })
  test('reads the byte order mark', () => {
    expect(decodeText(utf16('<p>雨</p>'))).toBe('<p>雨</p>')
  })
  test('ignores an encoding that is unknown or impossible', () => {
    expect(decodeText(new TextEncoder().encode('<?xml encoding="UTF-16"?><p>é</p>'))).toContain('é')
    expect(decodeText(new TextEncoder().encode('<?xml encoding="nonsense"?><p>é</p>'))).toContain('é')
  })
})
