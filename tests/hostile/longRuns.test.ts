// @vitest-environment jsdom
import { Blob as ReadableBlob } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, test as plainTest, vi } from 'vitest'
import { parseEpubResourceHref } from '../../src/api/urls/epubResourceUrls'
import { toValidFileName } from '../../src/language/validFileNames'
import { formatDestinationFileName } from '../../src/machines/import/destinationFileName'
import { parseBookFileName } from '../../src/machines/import/parseBookFileName'
import { serializeChapter } from '../../src/readers/epub/content/createRenderableChapter'
import { parseChapterMarkup } from '../../src/readers/epub/content/parseChapterMarkup'
import { removeAutoTextDirections } from '../../src/readers/epub/content/preprocessChapterMarkup'
import { adaptMediaQuery } from '../../src/readers/epub/content/publisher/adaptMediaQueriesToPage'
import { EpubResourceBlobUrls } from '../../src/readers/epub/files/epubResourceBlobUrls'
import { countPixelsOfDataUrl } from '../../src/readers/epub/files/readImagePixelCount'
import { extractFontFaceRules } from '../../src/readers/epub/fonts/fontSources'
import { parseCfiNumbers } from '../../src/readers/epub/locators/epubCfi'
import { createEpubResourceUrlResolver } from '../../src/readers/epub/sanitize/copyAllowedAttributes'
import { countWeightedCssSelectors } from '../../src/readers/epub/sanitize/css/countWeightedCssSelectors'
import { sanitizeCss } from '../../src/readers/epub/sanitize/css/sanitizeCss'
import { resolveEpubResourcePath } from '../../src/readers/epub/sanitize/resolveEpubResourcePath'
import { sanitizeChapter } from '../../src/readers/epub/sanitize/sanitizeChapter'
import { decodeDataUrl, sanitizeSvg } from '../../src/readers/epub/sanitize/sanitizeEpubResource'
import { SvgReferenceGraph } from '../../src/readers/epub/sanitize/svgReferenceGraph'
import { measureCpuMs } from '../harness/measureCpuMs'
import { fc, test } from '../harness/propertyTest'
import { arbitraryLongRun, type LongRun, writeLongRun } from './generators/arbitraryLongRun'
import { scaleHostileRunCount } from './scaleHostileRunCount'

vi.mock('../../src/generated/publications/publications', async importOriginal => ({
  ...(await importOriginal<object>()),
  getBookResource: async () => {
    throw new Error('not found')
  },
}))
URL.createObjectURL = () => 'blob:http://localhost/1'
URL.revokeObjectURL = () => {}

const CHARS = 40_000
/**
 * Limit of the processor time for a long text, in milliseconds. If the processor time is above this limit, the test
 * also measures a text with a quarter of the length. The test then compares both times.
 */
const COMPARED_MS = 300
const MAX_MS = 3_000
/**
 * Maximum growth factor of the processor time when the text becomes 4 times as long. With linear time, the factor is 4.
 * With quadratic time, the factor is 16.
 */
const MAX_GROWTH = 9

/**
 * Checks that the processor time grows only linearly with the length of a text. If a time exceeds a limit, measures
 * again, because other processes may have caused the delay.
 */
async function expectLinearTime(
  write: (chars: number) => string,
  run: (text: string) => unknown,
  maxChars = CHARS,
): Promise<void> {
  const measure = (text: string) => measureCpuMs(async () => Promise.resolve(run(text)).catch(() => undefined))
  const [short, long] = [write(maxChars / 4), write(maxChars)]
  let longMs = await measure(long)
  let shortMs = Number.POSITIVE_INFINITY
  for (let attempt = 0; longMs > COMPARED_MS && attempt < 3; attempt++) {
    shortMs = Math.min(shortMs, await measure(short))
    if (longMs < MAX_MS && longMs < MAX_GROWTH * shortMs) return
    if (longMs < 2 * MAX_MS) longMs = Math.min(longMs, await measure(long))
  }
  expect(longMs, `${shortMs} ms for ${short.length} characters`).toBeLessThan(COMPARED_MS)
}

const resolver = createEpubResourceUrlResolver('text/a.xhtml')
const xhtml = (head: string, body: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body>${body}</body></html>`
const escapeMarkup = (text: string) =>
  text.replace(/[&<>"\0]/g, char => (char === '\0' ? ' ' : `&#${char.charCodeAt(0)};`))

async function processChapter(markup: string): Promise<void> {
  const page = sanitizeChapter(parseChapterMarkup(markup).document, resolver)
  await serializeChapter(page, new EpubResourceBlobUrls('b1'), '')
}

const svgFile = (css: string) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg"><style>${escapeMarkup(css)}</style><text>a</text></svg>`])

/**
 * Creates a function that splits a text into pieces of at most `chars` characters, ends each piece with `!`, and calls
 * `run` for each piece. Needed because `run` rejects longer texts.
 */
const inPieces = (chars: number, run: (text: string) => unknown) => (text: string) => {
  for (let start = 0; start < text.length; start += chars) run(`${text.slice(start, start + chars - 1)}!`)
}

const fileNameValues = { series: '', number: undefined, title: '', volume: undefined, year: undefined, name: '' }
const mediaPage = { width: 600, height: 800, columns: 1, colorScheme: 'light' } as const

/** Functions that process book or server content in the main thread of the browser. */
const processors: Readonly<Record<string, (text: string) => unknown>> = {
  'text directions of a chapter': removeAutoTextDirections,
  'a data URL': text => decodeDataUrl(`data:${text}`),
  'the size of an image in a data URL': text => countPixelsOfDataUrl(`data:${text}`),
  'paths in a book': inPieces(4_096, text => resolveEpubResourcePath(`a${text}`, 'text/a.xhtml')),
  'a manifest link': parseEpubResourceHref,
  'a style sheet of fonts': text => extractFontFaceRules(text, 'http://localhost/api/v1/fonts/a/css'),
  'a style sheet': text => countWeightedCssSelectors(sanitizeCss(text, resolver.resolveStyleUrl)),
  'a style attribute': text => sanitizeCss(text, resolver.resolveStyleUrl, { isAttribute: true }),
  'a media query': text => adaptMediaQuery(text, mediaPage),
  'a file name to import': parseBookFileName,
  'a destination file name': text =>
    formatDestinationFileName('{series} ({title})', { ...fileNameValues, series: text }),
  'the file name of a download': toValidFileName,
  'a position in a book': parseCfiNumbers,
}

const knownRuns: readonly (readonly [name: keyof typeof processors, run: LongRun])[] = [
  ['text directions of a chapter', { start: 'dir=', repeated: ' ', end: 'x' }],
  ['text directions of a chapter', { start: '<p dir="', repeated: ' ', end: 'x"' }],
  ['a data URL', { start: 'image/svg', repeated: 'a', end: '' }],
  ['the size of an image in a data URL', { start: 'image/png', repeated: 'a', end: '' }],
  ['a manifest link', { start: '', repeated: '/api/v1/books/1/resource/', end: '#\n' }],
  ['a style sheet of fonts', { start: '', repeated: '/*x', end: '' }],
  ['a style sheet of fonts', { start: '@font-face{src:url(', repeated: ' ', end: 'x}' }],
  ['a style sheet', { start: 'p{--a::is(a', repeated: ' ', end: '!)}' }],
  ['a style sheet', { start: '@layer ', repeated: 'display:', end: ';' }],
  ['a style sheet', { start: '@layer ', repeated: 'content:\\"', end: ';' }],
  ['a style sheet', { start: 'p{margin:', repeated: '1', end: '\\a }' }],
  ['a style attribute', { start: 'a', repeated: '-a', end: ':1px' }],
  ['a media query', { start: '(width:', repeated: ' ', end: '(' }],
  ['a file name to import', { start: 'Series', repeated: ',-', end: 'x' }],
  ['a file name to import', { start: 'Series ', repeated: '1', end: 'x' }],
  ['a file name to import', { start: 'Series ', repeated: '一', end: 'x' }],
  ['a file name to import', { start: '', repeated: '【', end: '' }],
  ['a destination file name', { start: 'Series', repeated: '.,', end: 'x' }],
  ['the file name of a download', { start: 'Title', repeated: '. ', end: 'x' }],
  ['a position in a book', { start: 'epubcfi(/6', repeated: '[', end: '^' }],
]

plainTest.each(knownRuns)('the time to process %s is proportional to the length of %o', (name, sample) =>
  expectLinearTime(chars => writeLongRun(sample, chars), processors[name] ?? expect.unreachable, 2 * CHARS),
)

describe.each(Object.entries(processors))('the time to process %s', (_, run) => {
  test.prop([arbitraryLongRun], { numRuns: scaleHostileRunCount(25) })(
    'is proportional to the length of runs of repeated text',
    sample => expectLinearTime(chars => writeLongRun(sample, chars), run),
  )
})

plainTest('paths with long runs of spaces are resolved in linear time', async () => {
  const path = `a${' '.repeat(4_000)}b`
  const resolveOften = () => {
    for (let count = 0; count < 200; count++) resolveEpubResourcePath(path, 'text/a.xhtml')
  }
  expect(await measureCpuMs(resolveOften)).toBeLessThan(500)
})

describe('the time to process', () => {
  // Replaces the class `Blob`, because the Blob of jsdom has no method that reads its content.
  beforeEach(() => void vi.stubGlobal('Blob', ReadableBlob))
  afterEach(() => void vi.unstubAllGlobals())

  const places: readonly ((text: string) => string)[] = [
    text => xhtml('', `<p>${escapeMarkup(text)}</p>`),
    text => xhtml('', text),
    text => xhtml('', `<p title="${escapeMarkup(text)}">a</p>`),
    text => xhtml('', `<p style="color:${escapeMarkup(text)}">a</p>`),
    text => xhtml('', `<img alt="" src="${escapeMarkup(text)}"/>`),
    text => xhtml('', `<a class="${escapeMarkup(text)}" href="${escapeMarkup(text.slice(0, 4_000))}">a</a>`),
    text => xhtml(`<style>${escapeMarkup(text)}</style>`, '<p>a</p>'),
    text => xhtml(`<meta name="viewport" content="${escapeMarkup(text)}"/>`, '<p>a</p>'),
    text => xhtml('', `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0${escapeMarkup(text)}"/></svg>`),
  ]
  test.prop([arbitraryLongRun, fc.constantFrom(...places)], { numRuns: scaleHostileRunCount(25) })(
    'a chapter is proportional to the length of runs of repeated text',
    (sample, place) => expectLinearTime(chars => place(writeLongRun(sample, chars)), processChapter),
  )

  test.prop([arbitraryLongRun], { numRuns: scaleHostileRunCount(15) })(
    'a drawing is proportional to the length of runs of repeated text',
    sample =>
      expectLinearTime(
        chars => writeLongRun(sample, chars),
        text => sanitizeSvg(svgFile(text), '', 'refuse'),
      ),
  )

  plainTest('font declarations of style attributes is proportional to the length of names', () =>
    expectLinearTime(chars => xhtml('', `<p style="color:${'font'.repeat(chars / 4)}">a</p>`), processChapter),
  )

  plainTest('the properties of a drawing is proportional to the length of names', () =>
    expectLinearTime(
      chars => `p{color:${'mask'.repeat(chars / 4)}}`,
      text => sanitizeSvg(svgFile(text), '', 'refuse'),
    ),
  )

  plainTest('references in selectors is proportional to the length of class names', async () => {
    const style = xhtml(`<style>${`.${'a'.repeat(3_900)}.!{mask:url(#m)}`.repeat(100)}</style>`, '')
    const page = new DOMParser().parseFromString(style, 'application/xhtml+xml')
    expect(await measureCpuMs(() => new SvgReferenceGraph(page))).toBeLessThan(500)
  })
})
