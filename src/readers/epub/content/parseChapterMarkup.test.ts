// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { parseChapterMarkup } from './parseChapterMarkup'

const page = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`
const hasErrors = (text: string) => parseChapterMarkup(text).hasErrors

test('markup with XML errors is reported, and its text is still shown', () => {
  const { document, hasErrors } = parseChapterMarkup(page('<p>Harbour</p><p>An unclosed tag.'))
  expect(hasErrors).toBe(true)
  expect(document.body.textContent).toContain('An unclosed tag.')
})

test.each(['<p>a</p>', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<m:math xmlns:m="urn:m"/>'])(
  'markup without XML errors is not reported: %s',
  body => {
    expect(hasErrors(page(body))).toBe(false)
  },
)

test('markup without a namespace is not reported, because no part of the markup is missing', () => {
  expect(hasErrors('<html><body><p>a</p></body></html>')).toBe(false)
})

test('an element name with two colons is reported', () => {
  expect(hasErrors(page('<p::p>a</p::p>'))).toBe(true)
})
