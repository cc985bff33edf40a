import { expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { removeAutoTextDirections } from './preprocessChapterMarkup'

test.each([
  ['<p dir="auto">a</p>', '<p data-dir="auto">a</p>'],
  ["<p class='a' DIR = ' auto'>", "<p class='a' data-dir = ' auto'>"],
  ['<p dir=auto dir=auto>', '<p data-dir=auto data-dir=auto>'],
  ['<p title=">" dir="auto">', '<p title=">" data-dir="auto">'],
  ['<p title=""dir="auto">', '<p title=""data-dir="auto">'],
  ['<p dir="rtl">the attribute dir="auto"</p>', '<p dir="rtl">the attribute dir="auto"</p>'],
  ['<bdi class="a">a</bdi>', '<span class="a">a</span>'],
])('removes automatic text directions of %s', (markup, expected) =>
  expect(removeAutoTextDirections(markup)).toBe(expected),
)

test('accepts start tags of ten million characters', () => {
  const title = 'a'.repeat(10_000_000)
  const markup = [`<p title="${title}" dir="auto"/>`, `<p ${title} dir="auto"/>`]
  const expected = [`<p title="${title}" data-dir="auto"/>`, `<p ${title} data-dir="auto"/>`]
  expect(markup.map(removeAutoTextDirections).map((result, index) => result === expected[index])).toEqual([true, true])
})

property.prop([
  fc
    .array(fc.constantFrom('<a', '</a', '<bdi', ' dir=auto', ' dir="', "'", '"', '>', 'auto', '<', '='))
    .map(parts => parts.join('')),
])('changes exactly the attributes in start tags of any markup', markup => {
  const startTag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*/gi
  const changed = markup.replace(startTag, tag =>
    tag.replace(/(?<=[\s"'/])dir(?=\s*=\s*(?:["']\s*)?auto)/gi, 'data-dir'),
  )
  expect(removeAutoTextDirections(markup)).toBe(changed.replace(/(<\/?)bdi(?=[\s/>])/gi, '$1span'))
})
