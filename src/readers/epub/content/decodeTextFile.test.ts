import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { decodeTextFile } from './decodeTextFile'

const encodeLatin1 = (text: string) => Uint8Array.from(text, char => char.charCodeAt(0))
const encodeUtf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap(char => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8])])

test.prop([fc.string({ unit: 'grapheme' })])('decodes text without a declaration as UTF-8', text => {
  expect(decodeTextFile(new TextEncoder().encode(`<p>${text}</p>`))).toBe(`<p>${text}</p>`)
})

describe('encoding that a file declares', () => {
  test('reads the XML declaration', () => {
    expect(decodeTextFile(encodeLatin1('<?xml version="1.0" encoding="ISO-8859-1"?><p>caf\u00e9</p>'))).toContain(
      'café',
    )
  })
  test('reads the charset in an HTML meta element', () => {
    expect(
      decodeTextFile(
        encodeLatin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><p>caf\u00e9'),
      ),
    ).toContain('café')
  })
  test('reads the byte order mark', () => {
    expect(decodeTextFile(encodeUtf16('<p>雨</p>'))).toBe('<p>雨</p>')
  })
  test('ignores an unknown or impossible encoding', () => {
    expect(decodeTextFile(new TextEncoder().encode('<?xml encoding="UTF-16"?><p>é</p>'))).toContain('é')
    for (const encoding of ['utf-16', 'UTF-16LE', 'utf-16le', 'utf-16be', 'unicode', 'nonsense'])
      expect(decodeTextFile(new TextEncoder().encode(`<?xml encoding="${encoding}"?><p>é</p>`))).toContain('é')
  })
})
