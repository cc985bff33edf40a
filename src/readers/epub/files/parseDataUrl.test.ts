import { expect, test } from 'vitest'
import { parseDataUrl } from './parseDataUrl'

test.each([
  ['data:image/png;base64,AA==', { type: 'image/png', isBase64: true, content: 'AA==' }],
  ['DATA:text/plain;charset=utf-8; BASE64 ,AA,B', { type: 'text/plain', isBase64: true, content: 'AA,B' }],
  ['data:image/svg+xml;base64x,%3Csvg/%3E', { type: 'image/svg+xml', isBase64: false, content: '%3Csvg/%3E' }],
  ['data:,a\nb', { type: '', isBase64: false, content: 'a\nb' }],
  ['data:image/png;base64', undefined],
  ['https://host/a,b', undefined],
])('splits %s', (address, parts) => expect(parseDataUrl(address)).toEqual(parts))
