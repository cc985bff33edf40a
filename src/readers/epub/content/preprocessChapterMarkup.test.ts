import { expect, test } from 'vitest'
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

test('accepts attribute values of several megabytes', () => {
  const title = 'a'.repeat(7_000_000)
  expect(removeAutoTextDirections(`<p title="${title}" dir="auto"/>`)).toBe(`<p title="${title}" data-dir="auto"/>`)
  expect(removeAutoTextDirections(`<p ${title} dir="auto"/>`)).toBe(`<p ${title} data-dir="auto"/>`)
})
