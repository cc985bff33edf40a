// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { measureCpuMs } from '../../../../../tests/harness/measureCpuMs'
import { fc, test as property } from '../../../../../tests/harness/propertyTest'
import { type DictionaryDefinitionNode, parseDictionaryDefinitionHtml } from './parseDictionaryDefinitionHtml'

const textOf = (pieces: readonly DictionaryDefinitionNode[]): string =>
  pieces.map(piece => (typeof piece === 'string' ? piece : textOf(piece.pieces))).join('')
const tagsOf = (pieces: readonly DictionaryDefinitionNode[]): readonly string[] =>
  pieces.flatMap(piece => (typeof piece === 'string' ? [] : [piece.tag, ...tagsOf(piece.pieces)]))

test.each([
  ['a <b>lamp</b>', ['a ', { tag: 'b', pieces: ['lamp'] }]],
  ['<font color=red onclick="x()">lamp</font>', ['lamp']],
  ['<h3>lamp</h3>', [{ tag: 'b', pieces: ['lamp'] }]],
  ['see <a href="bword://wick%20end">wick</a>', ['see ', { tag: 'see', word: 'wick end', pieces: ['wick'] }]],
  ['<kref>wick</kref>', [{ tag: 'see', word: 'wick', pieces: ['wick'] }]],
  ['<a href="javascript:alert(1)">wick</a>', ['wick']],
  ['<a href="https://example.org">wick</a>', ['wick']],
  ['<script>top.ran=1</script><style>*{}</style><img src=x onerror="top.ran=1"><iframe srcdoc="x"></iframe>', []],
  ['<svg onload="top.ran=1"><a href="x">y</a></svg>lamp', ['lamp']],
])('reduces %s to safe elements', (html, pieces) => {
  expect(parseDictionaryDefinitionHtml(html)).toEqual(pieces)
})

test('limits the nesting depth and keeps the text', () => {
  const pieces = parseDictionaryDefinitionHtml(`${'<div>'.repeat(300)}lamp`)
  expect(tagsOf(pieces).length).toBeLessThan(50)
  expect(textOf(pieces)).toBe('lamp')
})

const ALLOWED_TAGS = new Set(
  'p div br b i u s sub sup small ul ol li dl dt dd blockquote pre code ruby rt rp table tbody tr td th hr see'.split(
    ' ',
  ),
)
property.prop([
  fc.array(
    fc.oneof(
      fc.constantFrom(
        '<b>',
        '</b>',
        '<p ',
        '<a href="bword://',
        '<script>',
        '<svg>',
        '<table>',
        '<tr>',
        '<li>',
        '">',
        '<img src=',
      ),
      fc.string(),
    ),
  ),
])('returns only allowed elements for any input', parts => {
  for (const tag of tagsOf(parseDictionaryDefinitionHtml(parts.join('')))) expect(ALLOWED_TAGS).toContain(tag)
})

test('shows excessively nested markup as text, and parses long unclosed markup within the time limit', async () => {
  expect(textOf(parseDictionaryDefinitionHtml('<div>'.repeat(20_000)))).toHaveLength(4_000)
  expect(await measureCpuMs(() => parseDictionaryDefinitionHtml('<a'.repeat(100_000)))).toBeLessThan(2_000)
})
