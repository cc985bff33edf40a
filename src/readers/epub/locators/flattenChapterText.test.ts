// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { PARAGRAPH_SEPARATOR } from '../../search/paragraphSeparator'
import { flattenChapterText } from './flattenChapterText'

const parseBody = (inside: string) =>
  new DOMParser().parseFromString(
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body>${inside}</body></html>`,
    'application/xhtml+xml',
  ).body

const bodyMarkup = fc
  .array(
    fc.constantFrom(
      'plain ',
      '<p>a <em>long</em> line</p>',
      '<div><p>one</p><p>two<br/>three</p></div>',
      '<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>',
      '<style>p {}</style>',
      '<!-- nothing --> ',
      '<p/>',
      '<svg xmlns="http://www.w3.org/2000/svg"><title>t</title><text>drawn</text></svg>',
      '<h1>The Ferry Clock<small>Ada Korvin</small></h1>',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map(parts => parts.join(''))

property.prop([bodyMarkup])('converts offsets to points and back', inside => {
  const body = parseBody(inside)
  const flat = flattenChapterText(body)
  for (let at = 0; at < flat.text.length; at++) {
    if (flat.text[at] === PARAGRAPH_SEPARATOR) continue
    const start = flat.startAt(at)
    const end = flat.endAt(at + 1)
    if (!start || !end) throw new Error('no point')
    expect(flat.offsetOf(start)).toBe(at)
    expect(start.node.nodeValue?.[start.offset]).toBe(flat.text[at])
    expect(end.node.nodeValue?.[end.offset - 1]).toBe(flat.text[at])
  }
})

property.prop([bodyMarkup])(
  'the span of an element with an id reaches from the start to the end of the element',
  inside => {
    const body = parseBody(`<div><p id="a"/>x<b id="b">y<i id="c" hidden=""><u id="d">z</u></i></b></div>${inside}`)
    for (const [index, element] of [...body.querySelectorAll('*')].entries()) element.id ||= `e${index}`
    const flat = flattenChapterText(body)
    for (const element of [body, ...body.querySelectorAll('*')])
      expect(flat.spanOf(element)).toEqual({
        start: flat.offsetOf({ node: element, offset: 0 }),
        end: flat.offsetOf({ node: element, offset: element.childNodes.length }),
      })
    expect(flat.spanOf(parseBody(''))).toBeUndefined()
  },
)

test('separates paragraphs, but not the parts of a word that several elements contain', () => {
  const flat = flattenChapterText(parseBody('<p>wo<b>r</b>d</p>\n<p>next</p>'))
  expect(flat.text.split(PARAGRAPH_SEPARATOR).map(line => line.trim())).toEqual(['word', '', 'next', ''])
})

test.each([
  ['<h1>The Ferry Clock<small>Ada Korvin</small></h1>', ['The Ferry Clock', 'Ada Korvin']],
  ['<h1><small>Part 1</small>Low Water</h1>', ['Part 1', 'Low Water']],
  ['<h2><small>12</small>The Umbrella</h2>', ['12', 'The Umbrella']],
  ['<h1><span>Still waters?</span><span>Élodie</span></h1>', ['Still waters?', 'Élodie']],
  ['<h1>حديقة<small>ليلى</small></h1>', ['حديقة', 'ليلى']],
  ['<h1>本屋<small>水野</small></h1>', ['本屋', '水野']],
])('separates lines of a heading that have no space between them: %s', (inside, lines) => {
  expect(flattenChapterText(parseBody(inside)).text).toBe(lines.map(line => line + PARAGRAPH_SEPARATOR).join(''))
})

test.each([
  ['<h1>T<small>HE</small> F<small>ERRY</small></h1>', 'THE FERRY'],
  ['<h1><span>O</span>nce at the 1<small>st</small> foot<em>note</em></h1>', 'Once at the 1st footnote'],
  ['<h1>The Clock <small>Ada</small></h1>', 'The Clock Ada'],
  ['<h1>本<em>屋</em>と<ruby>雨<rt>あめ</rt></ruby></h1>', '本屋と雨'],
  ['<p>Mac<small>Beth</small></p>', 'MacBeth'],
])('does not separate the parts of a heading line that contains several text styles: %s', (inside, line) => {
  expect(flattenChapterText(parseBody(inside)).text).toBe(line + PARAGRAPH_SEPARATOR)
})

test('ignores ruby annotations', () => {
  const flat = flattenChapterText(parseBody('<p><ruby>漢<rp>(</rp><rt>かん</rt>字</ruby></p>'))
  expect(flat.text).toBe(`漢字${PARAGRAPH_SEPARATOR}`)
})

test('a boundary between two elements has the offset of the text after the boundary', () => {
  const body = parseBody('<p>one</p><p>two</p>')
  const flat = flattenChapterText(body)
  expect(flat.offsetOf({ node: body, offset: 1 })).toBe(4)
  expect(flat.offsetOf({ node: body.children[1] as Element, offset: 0 })).toBe(4)
  expect(flat.offsetOf({ node: body.children[0] as Element, offset: 1 })).toBe(4)
  expect(flat.offsetOf({ node: body, offset: 2 })).toBe(flat.text.length)
})

test('the offset of a point in text is found without comparing positions in the document', () => {
  const body = parseBody('<p>one</p>'.repeat(50))
  const node = body.children[39]?.firstChild as Node
  const compare = vi.spyOn(node, 'compareDocumentPosition')
  expect(flattenChapterText(body).offsetOf({ node, offset: 2 })).toBe(39 * 4 + 2)
  expect(compare).not.toHaveBeenCalled()
})

test('a chapter without text has no points', () => {
  const flat = flattenChapterText(parseBody('<img src="a.png"/>'))
  expect([flat.text, flat.startAt(0), flat.endAt(3)]).toEqual(['', undefined, undefined])
})
