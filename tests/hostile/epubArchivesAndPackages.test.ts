// @vitest-environment jsdom
import { describe, expect } from 'vitest'
import { flattenChapterText } from '../../src/readers/epub/locators/flattenChapterText'
import {
  type ArchiveFilesReader,
  readEpubPackageFiles,
} from '../../src/readers/epub/package/archive/readEpubPackageFiles'
import { readFilesOfArchive } from '../../src/readers/epub/package/archive/readFilesOfArchive'
import { readFilesOfTruncatedArchive } from '../../src/readers/epub/package/archive/readFilesOfTruncatedArchive'
import { parseEpubPackage } from '../../src/readers/epub/package/parseEpubPackage'
import { toMediaOverlayPassages } from '../../src/readers/epub/readAloud/overlay/loadMediaOverlayPassages'
import { parseMediaOverlay } from '../../src/readers/epub/readAloud/overlay/parseMediaOverlay'
import { chapterLimits } from '../../src/readers/epub/sanitize/chapterLimits'
import { measureCpuMs } from '../harness/measureCpuMs'
import { fc, test } from '../harness/propertyTest'
import { hostileUrls } from './generators/arbitraryHostileChapter'
import { createDeflatedZeros, createHostileZip, createTestEpub } from './generators/hostileZip'
import { scaleHostileRunCount } from './scaleHostileRunCount'

// Tests of hostile EPUB archives, package documents and media overlays (SMIL). The EPUB reader reads these files in the
// browser.

/**
 * Maximum processor time of each measured operation in milliseconds. jsdom uses most of this time to parse the markup.
 * The limit only detects parsers of the client that need more than linear time. With such a parser, a test would take
 * more than a minute.
 */
const MAX_CPU_MS = 6_000

const chapter = { path: 'c.xhtml', type: 'application/xhtml+xml' }
const container = (text: string) => ({ 'META-INF/container.xml': text })
const readFiles = (files: Record<string, string>) => readEpubPackageFiles(createTestEpub(files), readFilesOfArchive)

describe('the EPUB archive that the worker reads', () => {
  test('is readable except for the file that claims a size of 200 GiB', () => {
    const large = { claimedSize: 200n * 1024n ** 3n }
    expect(readEpubPackageFiles(createTestEpub({}, { 'nav.xhtml': large }), readFilesOfArchive)?.path).toBe('book.opf')
    expect(readEpubPackageFiles(createTestEpub({}, { 'book.opf': large }), readFilesOfArchive)).toBeUndefined()
  })

  test('inflates no file beyond its claimed size, and inflates each file name only once', async () => {
    const bomb = { content: '', packed: createDeflatedZeros(64), claimedSize: 10n }
    const memory = process.memoryUsage().arrayBuffers
    const inflate = (readFiles: ArchiveFilesReader) => {
      try {
        readEpubPackageFiles(createTestEpub({}, { 'book.opf': bomb }), readFiles)
      } catch {
        // An error is a correct reaction to this archive. The test only measures time and memory.
      }
    }
    expect(await measureCpuMs(() => inflate(readFilesOfArchive))).toBeLessThan(MAX_CPU_MS)
    expect(await measureCpuMs(() => inflate(readFilesOfTruncatedArchive))).toBeLessThan(MAX_CPU_MS)
    expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(50_000_000)
    const repeated = { name: 'META-INF/container.xml', content: ' '.repeat(7_900_000) }
    const copies = Array.from({ length: 300 }, () => ({ ...repeated, packed: new Uint8Array(), sameDataAs: 0 }))
    const archive = createHostileZip([repeated, ...copies.map(copy => ({ ...copy, claimedPackedSize: 7_700n }))])
    for (const readFiles of [readFilesOfArchive, readFilesOfTruncatedArchive])
      expect(await measureCpuMs(() => readEpubPackageFiles(archive, readFiles))).toBeLessThan(MAX_CPU_MS)
  })

  test('refers to no file outside the archive', () => {
    for (const path of ['../../etc/passwd', '/etc/passwd', 'https://evil.example/a.opf', '__proto__', 'constructor'])
      expect(readFiles(container(`<rootfile full-path="${path}"/>`)), path).toBeUndefined()
  })

  test.prop(
    [
      fc.constantFrom(
        '<rootfile ',
        '<item ',
        '<rootfile full-path="',
        "<item properties='",
        ' full-path',
        '<x:',
        '   ',
      ),
      fc.constantFrom('META-INF/container.xml', 'book.opf'),
    ],
    { numRuns: scaleHostileRunCount(14) },
  )('is searched in linear time', async (unit, name) => {
    const start = name === 'book.opf' ? '<item ' : '<rootfile '
    const files = { [name]: start + unit.repeat(2_000_000 / unit.length) }
    expect(await measureCpuMs(() => readFiles(files))).toBeLessThan(MAX_CPU_MS)
  })
})

const parsePackage = (manifest: string, spine: string, metadata = '') =>
  parseEpubPackage({
    path: 'book.opf',
    packageText: `<package><metadata>${metadata}</metadata><manifest>${manifest}</manifest><spine>${spine}</spine></package>`,
  })

describe('a package document', () => {
  test('with 3,000 spine items and durations is read in linear time', async () => {
    const properties = 'x '.repeat(500_000)
    const manifest = `<item id="a" href="c.xhtml" properties="${properties}" media-overlay="${'o'.repeat(1_000_000)}"/>`
    const spine = '<itemref idref="a"/>'.repeat(3_000)
    const metadata = '<meta property="media:duration" refines="#b">1s</meta>'.repeat(3_000)
    let count: number | undefined
    const read = () => {
      count = parsePackage(manifest, spine, metadata)?.spine.length
    }
    expect(await measureCpuMs(read)).toBeLessThan(MAX_CPU_MS)
    expect(count).toBe(3_000)
  })

  test('with nested links is read in linear time', async () => {
    const text = `<nav>${`<a href="c.xhtml">${' '.repeat(2_000)}`.repeat(400)}${'</a>'.repeat(400)}</nav>`
    const links = { path: 'nav.xhtml', text: text.replace('</a>', `${'<b> </b>'.repeat(2_000)}</a>`) }
    const files = { path: 'book.opf', packageText: '<package><spine/></package>', navigation: links }
    expect(await measureCpuMs(() => parseEpubPackage(files))).toBeLessThan(MAX_CPU_MS)
  })

  test.prop([fc.constantFrom(...hostileUrls), fc.constantFrom('href', 'fallback', 'media-overlay')], {
    numRuns: scaleHostileRunCount(60),
  })('refers only to files of the book', (url, name) => {
    const address = url.replaceAll('<', '&lt;')
    const items = `<item id="a" href="c.xhtml" ${name === 'href' ? '' : `${name}="b"`}/><item id="b" href="${address}"/>`
    const bookPackage = parsePackage(items, '<itemref idref="a"/><itemref idref="b"/>')
    for (const { path, overlay } of bookPackage?.spine ?? []) expectConfined(path, overlay?.path)
    for (const chain of bookPackage?.fallbacks.values() ?? []) expectConfined(...chain.map(({ path }) => path))
  })
})

/**
 * Expects that each path leads to a file inside the folder of the book, and not to another server or another folder.
 * Ignores undefined paths.
 */
function expectConfined(...paths: readonly (string | undefined)[]) {
  for (const path of paths)
    if (path !== undefined) {
      expect(new URL(path.split('/').map(encodeURIComponent).join('/'), 'http://nas/book/').href).toMatch(
        /^http:\/\/nas\/book\/./,
      )
      expect(path.split(/[/\\]/)).not.toContain('..')
    }
}

const overlay = (body: string) => `<smil xmlns:epub="http://www.idpf.org/2007/ops"><body>${body}</body></smil>`
const par = (id: string) => `<par><text src="c.xhtml#${id}"/><audio src="a.mp3"/></par>`

describe('a media overlay', () => {
  test('with 3,000 items in 500 nested structures with many types is read in linear time', async () => {
    const structure = `<seq epub:type="${'footnote table list '.repeat(36)}">`
    const pars = Array.from({ length: 3_000 }, (_, index) => par(`p${index}`)).join('')
    const text = overlay(structure.repeat(500) + pars + '</seq>'.repeat(500))
    let items: ReturnType<typeof parseMediaOverlay> = []
    const read = () => {
      items = parseMediaOverlay(text, 'c.smil')
    }
    expect(await measureCpuMs(read)).toBeLessThan(MAX_CPU_MS)
    expect(items).toHaveLength(3_000)
    expect(items[0]).toMatchObject({ isSkippable: true, escapeTo: 3_000 })
  })

  test('finds the text of 10,000 sibling elements in linear time', async () => {
    const count = 10_000
    const markup = Array.from({ length: count }, (_, index) => `<b id="p${index}">a</b>`).join('')
    const document = new DOMParser().parseFromString(`<html><body><p>${markup}</p></body></html>`, 'text/html')
    const items = Array.from({ length: count }, (_, index) => ({
      text: { path: chapter.path, fragment: `p${index}` },
      isSkippable: false,
      escapeTo: count,
    }))
    let passages: ReturnType<typeof toMediaOverlayPassages> = []
    const convert = () => {
      passages = toMediaOverlayPassages(items, chapter.path, document, flattenChapterText(document.body), false)
    }
    expect(await measureCpuMs(convert)).toBeLessThan(MAX_CPU_MS)
    expect(passages).toHaveLength(count)
    expect(passages[7]).toMatchObject({ start: 7, end: 8, escapeTo: count })
  })

  test('reads a long text aloud only a few times', async () => {
    const document = new DOMParser().parseFromString(
      `<html><body>${'A word. '.repeat(50_000)}</body></html>`,
      'text/html',
    )
    const item = { text: { path: chapter.path, fragment: '' }, isSkippable: false }
    const items = Array.from({ length: 20_000 }, () => item)
    const flat = flattenChapterText(document.body)
    const passages = toMediaOverlayPassages(items, chapter.path, document, flat, false)
    expect(passages).toHaveLength(Math.floor(chapterLimits.maxNarratedChars / flat.text.length))
  })

  test('with a path of 60,000 characters is read in linear time', async () => {
    const path = `${'folder/'.repeat(8_500)}c.smil`
    const text = overlay(par('a').repeat(3_000))
    expect(await measureCpuMs(() => parseMediaOverlay(text, path))).toBeLessThan(MAX_CPU_MS)
  })

  test.prop([fc.constantFrom(...hostileUrls), fc.constantFrom(...hostileUrls)], { numRuns: scaleHostileRunCount(100) })(
    'refers only to files of the book',
    (text, audio) => {
      const [first, second] = [text, audio].map(url => url.replaceAll('<', '&lt;'))
      const body = `<par><text src="${first}"/><audio src="${second}"/></par><par><text src="c.xhtml"/><audio src="${second}"/></par>`
      for (const item of parseMediaOverlay(overlay(body), 'OPS/c.smil')) expectConfined(item.text.path, item.clip?.path)
    },
  )

  test('with 100,000 items is ignored', async () => {
    const text = overlay('<par><text src="c.xhtml"/></par>'.repeat(100_000))
    expect(await measureCpuMs(() => expect(parseMediaOverlay(text, 'c.smil')).toEqual([]))).toBeLessThan(MAX_CPU_MS)
  })
})
