// @vitest-environment jsdom
import { expect, vi } from 'vitest'
import { createRenderableChapter } from '../../src/readers/epub/content/createRenderableChapter'
import { parseChapterMarkup } from '../../src/readers/epub/content/parseChapterMarkup'
import { EpubResourceBlobUrls } from '../../src/readers/epub/files/epubResourceBlobUrls'
import { chapterContentSecurityPolicy } from '../../src/readers/epub/sanitize/chapterContentSecurityPolicy'
import { createEpubResourceUrlResolver } from '../../src/readers/epub/sanitize/copyAllowedAttributes'
import { sanitizeChapter } from '../../src/readers/epub/sanitize/sanitizeChapter'
import { fc, test } from '../harness/propertyTest'
import { arbitraryHostileChapter, hostileUrls } from './generators/arbitraryHostileChapter'
import { scaleHostileRunCount } from './scaleHostileRunCount'

const requested = vi.hoisted(() => [] as string[])
vi.mock('../../src/generated/publications/publications', () => ({
  getBookResource: async (_bookId: string, path: string) => {
    requested.push(path)
    return 'p { background: url(http://evil.example/sheet.png) }'
  },
}))
URL.createObjectURL = () => 'blob:http://localhost/1'
URL.revokeObjectURL = () => {}

const references = createEpubResourceUrlResolver('text/chapter.xhtml')
const clean = (text: string) => sanitizeChapter(parseChapterMarkup(text).document, references)
const serialize = (page: Document) => new XMLSerializer().serializeToString(page)
const xml = (text: string) => new DOMParser().parseFromString(text, 'application/xhtml+xml')

/**
 * Attributes that may contain only blob URLs and image data URLs after the sanitizing. The test checks `href`
 * separately.
 */
const LOADED_ATTRIBUTES =
  /^(src|srcset|poster|data|action|formaction|background|ping|cite|codebase|manifest|profile|longdesc)$/

function expectHarmless(page: Document): void {
  for (const element of page.querySelectorAll('*')) {
    expect(element.prefix, element.outerHTML).toBeNull()
    expect(element.localName).not.toMatch(
      /^(script|iframe|frame|frameset|object|embed|base|template|form|set|handler|.*:.*)$/i,
    )
    for (const { name, localName, value } of element.attributes) {
      expect(localName).not.toMatch(/^on/i)
      if (LOADED_ATTRIBUTES.test(localName)) expect(value, element.outerHTML).toMatch(/^(blob:|data:image\/)/)
      if (
        localName === 'href' &&
        !['a', 'area', 'link'].includes(element.localName) &&
        !/MathML/.test(element.namespaceURI ?? '')
      )
        expect(value, element.outerHTML).toMatch(/^#/)
      if (localName === 'href')
        expect(value.replace(/\s/g, '')).not.toMatch(/^(javascript|vbscript|data|file|blob:http:\/\/evil)/i)
      // Skips the attribute `title` of a style element, because this attribute contains the name of the style sheet and
      // no CSS.
      if (name === 'style' || (element.localName === 'style' && name !== 'title')) expectHarmlessStyle(value)
    }
    if (element.localName === 'style') expectHarmlessStyle(element.textContent ?? '')
  }
}

function expectHarmlessStyle(css: string): void {
  const withoutStrings = css.replace(/(url\(\s*)?("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)/gi, (text, call) =>
    call ? text : '""',
  )
  const plain = withoutStrings.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex) =>
    String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(hex, 16))),
  )
  for (const [, address = ''] of plain.matchAll(/url\(\s*["']?([^"')]*)/gi))
    expect(address).toMatch(/^(blob:|data:|#|longbox-)|^$/)
  // An `@import` without a string or URL is allowed, because it imports nothing.
  expect(plain).not.toMatch(/@import(?:\s|\/\*.*?\*\/)*(?:""|(?:url|src)\((?!"(?:blob|longbox|data)))/i)
}

test('the check for harmless styles finds imports from other servers', () => {
  const address = 'http://evil.example/a.css'
  for (const css of [
    `@import "${address}";`,
    `@\\69mport/**/'${address}'`,
    `@import url(${address})`,
    `@import src("${address}")`,
  ])
    expect(() => expectHarmlessStyle(css), css).toThrow()
  expect(() => expectHarmlessStyle('@import url("longbox-sheet:a.css");p{color:red}')).not.toThrow()
})

/**
 * Decodes the percent escapes of a path twice. A proxy may decode the path first, and the server behind the proxy may
 * decode it again. Does not change invalid escapes.
 */
const decodedTwice = (path: string): string => decodeEscapes(decodeEscapes(path))
const decodeEscapes = (path: string): string =>
  path.replace(/(?:%[0-9a-f]{2})+/gi, escapes =>
    new TextDecoder().decode(Buffer.from(escapes.replaceAll('%', ''), 'hex')),
  )

/**
 * Chapter with a style element that has no end tag. The markup after the start tag contains an `@import` with entities
 * instead of quotation marks. In HTML, browsers do not decode entities inside style elements.
 */
const chapterWithUnclosedStyle =
  '<html xmlns="http://www.w3.org/1999/xhtml"><head><style></head><body><a src="\\"><a><a src="@import &#34;http://evil.example/a.css&#34;;"></body></html>'

test.prop([arbitraryHostileChapter], { numRuns: scaleHostileRunCount(250), examples: [[chapterWithUnclosedStyle]] })(
  'removes scripts, external resources and changes of the Content-Security-Policy from hostile chapters',
  async text => {
    requested.length = 0
    const source = await createRenderableChapter(new EpubResourceBlobUrls('B'), clean(text), 'en')
    const page = xml(source.markupWithStyle('p { color: red }'))
    expect(page.querySelector('parsererror')).toBeNull()
    expect(page.documentElement.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
    expect([...page.documentElement.children].map(({ localName }) => localName)).toEqual(['head', 'body'])
    const first = page.documentElement.firstElementChild?.firstElementChild
    expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    expect(first?.getAttribute('content')).toBe(chapterContentSecurityPolicy)
    expect(page.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')).toHaveLength(1)
    expectHarmless(page)
    for (const path of requested) {
      expect(new URL(path, 'http://localhost/api/v1/books/B/resource/').pathname).toMatch(
        /^\/api\/v1\/books\/B\/resource\//,
      )
      expect(decodedTwice(path)).not.toMatch(/(^|[/\\])\.\.([/\\]|$)/)
    }
  },
  60_000,
)

test('removes the URL of an element that looks like a link but has another namespace', () => {
  const page = clean(
    '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:x="urn:x" xmlns:xlink="http://www.w3.org/1999/xlink"><head></head><body><x:a xlink:href="https://a.example/">text</x:a></body></html>',
  )
  expect(page.body.innerHTML).toContain('text')
  expect(page.querySelector('[href]')).toBeNull()
})

test.prop([arbitraryHostileChapter], { numRuns: scaleHostileRunCount(150) })(
  'a sanitized chapter does not change if it is serialized, parsed and sanitized again',
  text => {
    const once = serialize(clean(text))
    expect(serialize(xml(once))).toBe(once)
    // Returns the element names and the text of a chapter without its style elements. This result must be the same
    // after the first and the second sanitizing. Attributes are not part of the result: the first sanitizing renames
    // attributes with URLs, and the second sanitizing removes the renamed attributes.
    const shapeOf = (page: Document) => {
      for (const style of page.querySelectorAll('style, link')) style.remove()
      return [...page.querySelectorAll('*')].map(({ localName }) => localName).join() + page.body.textContent
    }
    expect(shapeOf(sanitizeChapter(xml(once), references))).toBe(shapeOf(xml(once)))
  },
  60_000,
)

test.prop([fc.constantFrom(...hostileUrls), fc.constantFrom('img src', 'image href', 'video poster', 'source src')], {
  numRuns: scaleHostileRunCount(100),
})('no URL of a chapter leads to a file outside the folder of its book', (address, place) => {
  const [name = '', attribute = ''] = place.split(' ')
  const element = document.createElementNS(
    name === 'image' ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml',
    name,
  )
  element.setAttribute(attribute, address)
  const page = document.implementation.createHTMLDocument('')
  page.body.append(element)
  const result = sanitizeChapter(page, references)
  const path = result.querySelector(name)?.getAttribute(`data-longbox-${attribute}`)
  if (path) expect(path).not.toMatch(/\.\.|^[/\\]|:/)
})
