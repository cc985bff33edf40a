// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { BookFiles } from '../files/bookFiles'
import { referencesOf } from '../sanitize/allowedAttributes'
import { sanitized } from '../sanitize/sanitize'
import { chapterSource, isOnlyPicture, pageSizeOf } from './chapterSource'

vi.mock('../../../generated/publications/publications', () => ({ getBookResource: async () => 'p { margin: 0 }' }))
URL.createObjectURL = () => 'blob:made'
URL.revokeObjectURL = () => {}

const parsed = (body: string, head = '', attributes = '') =>
  new DOMParser().parseFromString(
    `<html xmlns="http://www.w3.org/1999/xhtml" ${attributes}><head>${head}</head><body>${body}</body></html>`,
    'application/xhtml+xml',
  )
const files = new BookFiles('B1')
const sourceOf = async (document: Document) =>
  (await chapterSource(files, document, 'de')).dressed('p > b { color: red }')

describe('createChapterSource', () => {
  test('starts with its security policy and ends its head with the publisher and user styles', async () => {
    const markup = await sourceOf(parsed('<p>a</p>', '<link rel="stylesheet" data-longbox-href="a.css"/>'))
    const order = ['Content-Security-Policy', 'no-referrer', 'dns-prefetch', 'blob:made', 'longbox-style']
    expect(order.map(word => markup.indexOf(word))).toEqual(
      order.map(word => markup.indexOf(word)).toSorted((a, b) => a - b),
    )
    expect(order.map(word => markup.indexOf(word))).not.toContain(-1)
    expect(markup).not.toMatch(/\/api\/|<base/)
    expect(markup).toContain("script-src 'none'")
  })
  test('has the language of the book unless it declares its own', async () => {
    expect(await sourceOf(parsed('<p>a</p>'))).toContain('lang="de"')
    expect(await sourceOf(parsed('<p>a</p>', '', 'xml:lang="fr"'))).toContain(' lang="fr"')
  })
  test('inserts another user style at each layout', async () => {
    const source = await chapterSource(files, parsed('<p>a</p>', '<style>p { margin: 0 }</style>'), 'de')
    for (const style of ['p > b { color: red }', 'a::after { content: "<&" }']) {
      const shown = new DOMParser().parseFromString(source.dressed(style), 'application/xhtml+xml')
      expect([...shown.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
        'p { margin: 0 }',
        style,
      ])
    }
  })
  test('removes ids of the book that equal that of the user style', async () => {
    const page = sanitized(parsed('<p id="longbox-style">a</p>'), referencesOf('a.xhtml'))
    expect(await sourceOf(page)).not.toContain('<p id="longbox')
  })
})

describe('readPageSize', () => {
  test('reads the viewport meta element', () => {
    expect(pageSizeOf(parsed('', '<meta name="viewport" content="width=600, height=800"/>'))).toEqual({
      width: 600,
      height: 800,
    })
    expect(pageSizeOf(parsed('', '<meta name="viewport" content="height = 800.5; width=600px"/>'))).toEqual({
      width: 600,
      height: 800.5,
    })
  })
  test('falls back to the view box of a single SVG', () => {
    expect(pageSizeOf(parsed('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30,40"/>'))).toEqual({
      width: 30,
      height: 40,
    })
  })
  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg" width="300px" height="400" viewBox="0 0 30 40"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 300 400"/>',
    '<div><img src="a.png" width="300" height="400"/></div>',
  ])('reads the size of a single image and writes it to the viewport meta element: %s', async body => {
    const page = parsed(body, '<meta name="viewport" content="width=device-width, height=device-height"/>')
    expect(pageSizeOf(page)).toEqual({ width: 300, height: 400 })
    expect(await sourceOf(page)).toContain('content="width=300, height=400"')
    expect(page.querySelectorAll('meta[name="viewport"]')).toHaveLength(1)
  })
  test('marks an image chapter without a size, so that the image fits the window', async () => {
    expect(await sourceOf(parsed('<div><img src="a.png"/></div>'))).toContain('data-longbox-picture="unsized"')
  })
  test('is undefined for text without a viewport size', () => {
    expect(pageSizeOf(parsed('<p>a</p>', '<meta name="viewport" content="width=device-width"/>'))).toBeUndefined()
  })
})

test('isImageOnlyChapter is true only for a single image without text', () => {
  expect(isOnlyPicture(parsed('<div> <p><img src="a.png"/></p>\u00a0</div>'))).toBe(true)
  expect(isOnlyPicture(parsed('<svg xmlns="http://www.w3.org/2000/svg"><image href="a.png"/></svg>'))).toBe(true)
  for (const body of ['<img src="a.png"/><p>a</p>', '<img src="a"/><img src="b"/>', '<p/>', '<table/>']) {
    expect(isOnlyPicture(parsed(body))).toBe(false)
  }
})
