// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/property'
import { flatTextOf, paragraphEnd } from './flatText'

const bodyOf = (inside: string) =>
  new DOMParser().parseFromString(
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body>${inside}</body></html>`,
    'application/xhtml+xml',
  ).body

const pieces = fc
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
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map(parts => parts.join(''))

property.prop([pieces])('offsets lead to points and back, and the text between two points is the text', inside => {
  const body = bodyOf(inside)
  const flat = flatTextOf(body)
  for (let at = 0; at < flat.text.length; at++) {
    if (flat.text[at] === paragraphEnd) continue
    const start = flat.startAt(at)
    const end = flat.endAt(at + 1)
    if (!start || !end) throw new Error('no point')
    expect(flat.offsetOf(start)).toBe(at)
    expect(start.node.nodeValue?.[start.offset]).toBe(flat.text[at])
    expect(end.node.nodeValue?.[end.offset - 1]).toBe(flat.text[at])
  }
})

test('paragraphs are held apart, words in several elements are not', () => {
  const flat = flatTextOf(bodyOf('<p>wo<b>r</b>d</p>\n<p>next</p>'))
  expect(flat.text.split(paragraphEnd).map(line => line.trim())).toEqual(['word', '', 'next', ''])
})

test('how characters are read does not tear them apart', () => {
  const flat = flatTextOf(bodyOf('<p><ruby>漢<rp>(</rp><rt>かん</rt>字</ruby></p>'))
  expect(flat.text).toBe(`漢字${paragraphEnd}`)
})

test('a boundary between elements counts as the text behind it', () => {
  const body = bodyOf('<p>one</p><p>two</p>')
  const flat = flatTextOf(body)
  expect(flat.offsetOf({ node: body, offset: 1 })).toBe(4)
  expect(flat.offsetOf({ node: body.children[1] as Element, offset: 0 })).toBe(4)
  expect(flat.offsetOf({ node: body.children[0] as Element, offset: 1 })).toBe(4)
  expect(flat.offsetOf({ node: body, offset: 2 })).toBe(flat.text.length)
})

test('a chapter without text has no points', () => {
  const flat = flatTextOf(bodyOf('<img src="a.png"/>'))
  expect([flat.text, flat.startAt(0), flat.endAt(3)]).toEqual(['', undefined, undefined])
})
