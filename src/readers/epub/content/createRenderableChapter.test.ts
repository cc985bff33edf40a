// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { EpubResourceBlobUrls } from '../files/epubResourceBlobUrls'
import { createEpubResourceUrlResolver } from '../sanitize/copyAllowedAttributes'
import { sanitizeChapter } from '../sanitize/sanitizeChapter'
import { createRenderableChapter, isImageOnlyChapter, readFixedLayoutPageSize } from './createRenderableChapter'

vi.mock('../../../generated/publications/publications', () => ({ getBookResource: async () => 'p { margin: 0 }' }))
URL.createObjectURL = () => 'blob:made'
URL.revokeObjectURL = () => {}

const parseXhtml = (body: string, head = '', attributes = '') =>
  new DOMParser().parseFromString(
    `<html xmlns="http://www.w3.org/1999/xhtml" ${attributes}><head>${head}</head><body>${body}</body></html>`,
    'application/xhtml+xml',
  )
const files = new EpubResourceBlobUrls('B1')
const createMarkup = async (document: Document) =>
  (await createRenderableChapter(files, document, 'de')).markupWithStyle('p > b { color: red }')

describe('source of a rendered chapter', () => {
  test('starts with its security policy, and ends its head with the styles of the publisher and of the user', async () => {
    const markup = await createMarkup(parseXhtml('<p>a</p>', '<link rel="stylesheet" data-longbox-href="a.css"/>'))
    const order = ['Content-Security-Policy', 'no-referrer', 'dns-prefetch', 'blob:made', 'longbox-style']
    expect(order.map(word => markup.indexOf(word))).toEqual(
      order.map(word => markup.indexOf(word)).toSorted((a, b) => a - b),
    )
    expect(order.map(word => markup.indexOf(word))).not.toContain(-1)
    expect(markup).not.toMatch(/\/api\/|<base/)
    expect(markup).toContain("script-src 'none'")
  })
  test('has the language of the book, unless the chapter declares its own language', async () => {
    expect(await createMarkup(parseXhtml('<p>a</p>'))).toContain('lang="de"')
    expect(await createMarkup(parseXhtml('<p>a</p>', '', 'xml:lang="fr"'))).toContain(' lang="fr"')
  })
  test('inserts a new user style each time the chapter is rendered', async () => {
    const source = await createRenderableChapter(files, parseXhtml('<p>a</p>', '<style>p { margin: 0 }</style>'), 'de')
    for (const style of ['p > b { color: red }', 'a::after { content: "<&" }']) {
      const rendered = new DOMParser().parseFromString(source.markupWithStyle(style), 'application/xhtml+xml')
      expect([...rendered.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
        '@layer longbox-limits, longbox; ',
        'p { margin: 0 }',
        style,
      ])
    }
  })
  test('removes ids of the book that equal the id of the user style', async () => {
    const page = sanitizeChapter(parseXhtml('<p id="longbox-style">a</p>'), createEpubResourceUrlResolver('a.xhtml'))
    expect(await createMarkup(page)).not.toContain('<p id="longbox')
  })
})

describe('declared size of a page', () => {
  test('reads the viewport meta element', () => {
    expect(readFixedLayoutPageSize(parseXhtml('', '<meta name="viewport" content="width=600, height=800"/>'))).toEqual({
      width: 600,
      height: 800,
    })
    expect(
      readFixedLayoutPageSize(parseXhtml('', '<meta name="viewport" content="height = 800.5; width=600px"/>')),
    ).toEqual({
      width: 600,
      height: 800.5,
    })
  })
  test('falls back to the view box of a single SVG', () => {
    expect(
      readFixedLayoutPageSize(parseXhtml('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30,40"/>')),
    ).toEqual({
      width: 30,
      height: 40,
    })
  })
  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg" width="300px" height="400" viewBox="0 0 30 40"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 300 400"/>',
    '<div><img src="a.png" width="300" height="400"/></div>',
  ])('reads the size of a single image and writes it to the viewport meta element: %s', async body => {
    const page = parseXhtml(body, '<meta name="viewport" content="width=device-width, height=device-height"/>')
    expect(readFixedLayoutPageSize(page)).toEqual({ width: 300, height: 400 })
    expect(await createMarkup(page)).toContain('content="width=300, height=400"')
    expect(page.querySelectorAll('meta[name="viewport"]')).toHaveLength(1)
  })
  test('marks an image chapter without a size, so that the image fits the window', async () => {
    expect(await createMarkup(parseXhtml('<div><img src="a.png"/></div>'))).toContain('data-longbox-picture="unsized"')
  })
  test('is undefined for text without a viewport size', () => {
    expect(
      readFixedLayoutPageSize(parseXhtml('<p>a</p>', '<meta name="viewport" content="width=device-width"/>')),
    ).toBeUndefined()
  })
})

test('regards a chapter as a single image only if the chapter contains one image or drawing and no other text', () => {
  expect(isImageOnlyChapter(parseXhtml('<div> <p><img src="a.png"/></p>\u00a0</div>'))).toBe(true)
  expect(isImageOnlyChapter(parseXhtml('<svg xmlns="http://www.w3.org/2000/svg"><image href="a.png"/></svg>'))).toBe(
    true,
  )
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><text>a</text><svg><image href="a.png"/></svg></svg>'
  expect(isImageOnlyChapter(parseXhtml(drawing))).toBe(true)
  expect(isImageOnlyChapter(parseXhtml(`<p>a</p>${drawing}`))).toBe(false)
  for (const body of ['<img src="a.png"/><p>a</p>', '<img src="a"/><img src="b"/>', '<p/>', '<table/>']) {
    expect(isImageOnlyChapter(parseXhtml(body))).toBe(false)
  }
})

describe('fixed pages and directions', () => {
  test('a page with the size of the device fills the window', async () => {
    const meta = '<meta name="viewport" content="width=device-width, height=device-height"/>'
    expect((await createRenderableChapter(files, parseXhtml('', meta), 'en')).fillsWindow).toBe(true)
    const sized = '<meta name="viewport" content="width=600, height=800"/>'
    expect((await createRenderableChapter(files, parseXhtml('', sized), 'en')).fillsWindow).toBeUndefined()
  })
  test.each([
    [
      'text from left to right in pages from right to left',
      '<p>Call me Ishmael. Some years ago, never mind</p>',
      '',
      true,
    ],
    ['text that declares a direction', '<p>Call me Ishmael. Some years ago, never mind</p>', 'dir="rtl"', false],
    ['text from right to left', '<p>سمّوني إسماعيل. منذ بضع سنين، لا يهمّ كم مضى</p>', '', false],
  ])(
    'declares the direction of %s only where the chapter declares no direction',
    async (_, body, attributes, isDeclared) => {
      const source = await createRenderableChapter(files, parseXhtml(body, '', attributes), '', 'rtl')
      expect(source.markupWithStyle('').includes('<p dir="ltr">')).toBe(isDeclared)
    },
  )
  test('marks a chapter that declares no language', async () => {
    expect(await createMarkup(parseXhtml('<q>a</q>'))).toContain('data-longbox-language=""')
    expect(await createMarkup(parseXhtml('<q>a</q>', '', 'lang="fr"'))).not.toContain('data-longbox-language')
  })
})
