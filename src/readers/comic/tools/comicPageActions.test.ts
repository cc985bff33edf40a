import { afterEach, expect, test, vi } from 'vitest'
import type { Book } from '../../../generated/model.schemas'
import type { ComicPage } from '../pages/createComicSpreads'
import { downloadComicPage, formatDownloadedPageFileName, setPageAsPoster } from './comicPageActions'

const calls = vi.hoisted(() => ({
  addBookThumbnail: vi.fn(),
  addSeriesThumbnail: vi.fn(),
  addReadListThumbnail: vi.fn(),
}))
const reportServerWrite = vi.hoisted(() => vi.fn(async () => undefined))
const smallPage = new Blob(['a small page'], { type: 'image/jpeg' })
let servedPage = smallPage
const sanitized = new Blob(['a drawing without scripts'], { type: 'image/svg+xml' })
vi.mock('../../epub/sanitize/sanitizeEpubResource', () => ({ sanitizeSvg: async () => sanitized }))
vi.mock('../../../generated/thumbnails/thumbnails.calls', () => calls)
vi.mock('../../../generated/books/books', () => ({ getBookPage: async () => servedPage }))
vi.mock('../../../api/cache/serverDataChanges', () => ({ reportServerWrite }))

afterEach(() => {
  vi.clearAllMocks()
  servedPage = smallPage
  vi.unstubAllGlobals()
})

test('names a saved page by book, number and file extension', () => {
  expect(formatDownloadedPageFileName('Low Tide 01', { number: 7, fileName: 'scans/p007.PNG' }, 'image/png')).toBe(
    'Low Tide 01 - 007.png',
  )
  expect(formatDownloadedPageFileName('A/B: C?', { number: 112 }, 'image/jpeg')).toBe('A_B_ C_ - 112.jpg')
  expect(formatDownloadedPageFileName('Paper', { number: 1, fileName: '' }, 'image/svg+xml')).toBe('Paper - 001.svg')
})

test.each([
  ['image/png', 'drawing.svg', 'png'],
  ['image/png', 'page.html', 'png'],
  ['image/x-bmp; a=b', 'page.html', 'bmp'],
  ['text/html', 'page.html', 'bin'],
  ['text/html', 'page.jpg', 'jpg'],
  ['application/octet-stream', 'drawing.svg', 'bin'],
  ['application/octet-stream', 'scan.TIFF', 'tiff'],
])('a page of type %s with the file name %s is saved with the extension %s', (type, fileName, extension) => {
  expect(formatDownloadedPageFileName('A', { number: 1, fileName }, type)).toBe(`A - 001.${extension}`)
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'

test.each<[string, string, BlobPart]>([
  ['an SVG', 'image/svg+xml', drawing],
  ['an SVG with the type of a PNG', 'image/png', drawing],
  ['an SVG after a byte order mark and white space', 'image/png', `\ufeff\n ${drawing}`],
  ['an SVG after very much white space', 'image/jpeg', `${' '.repeat(5_000)}${drawing}`],
  ['an SVG in UTF-16', 'image/png', new Uint8Array(Buffer.from(drawing, 'utf16le'))],
  ['HTML', 'text/html', 'text'],
])('saves %s without scripts', async (_, type, content) => {
  servedPage = new Blob([content], { type })
  expect(await savePage('drawing.svg')).toEqual({ name: 'A - 001.svg', file: 'a drawing without scripts' })
})

test('saves an image unchanged, with the extension of its type', async () => {
  servedPage = new Blob([new Uint8Array([0, 0, 0, 0x3c]), 'ftypavif'], { type: 'image/avif' })
  expect(await savePage('drawing.svg')).toEqual({ name: 'A - 001.avif', file: '\0\0\0<ftypavif' })
})

/** Calls `downloadComicPage` for an image. Returns the name and the content of the file that the browser saves. */
async function savePage(fileName: string) {
  const link = { download: '', href: '', click: vi.fn() }
  const saved: Blob[] = []
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('URL', { createObjectURL: (file: Blob) => saved.push(file), revokeObjectURL: vi.fn() })
  await downloadComicPage({ id: 'B', name: 'A' } as Book, { number: 1, fileName } as ComicPage)
  expect(link.click).toHaveBeenCalledOnce()
  return { name: link.download, file: await saved[0]?.text() }
}

test.each([
  ['book', { books: 'B' }, calls.addBookThumbnail, 'B', ['addBookThumbnail', { bookId: 'B', seriesId: 'S' }]],
  ['series', { series: 'S' }, calls.addSeriesThumbnail, 'S', ['addSeriesThumbnail', { seriesId: 'S' }]],
  ['read list', { readlists: 'L' }, calls.addReadListThumbnail, 'L', ['addReadListThumbnail', { readListId: 'L' }]],
] as const)('uploads the page as the selected poster of its %s', async (_, of, call, id, reported) => {
  await setPageAsPoster({ id: 'B', seriesId: 'S', name: 'Low Tide' } as Book, { number: 3 }, of)
  expect(call).toHaveBeenCalledOnce()
  const [whose, { file, selected }] = call.mock.calls[0] ?? []
  expect([whose, selected, file.name]).toEqual([id, true, 'Low Tide - 003.jpg'])
  expect(await file.text()).toBe('a small page')
  expect(reportServerWrite).toHaveBeenLastCalledWith(...reported)
})

test('uploads a page of 1 MiB without a conversion', async () => {
  servedPage = new Blob([new Uint8Array(1_048_576)], { type: 'image/jpeg' })
  await setPageAsPoster({ id: 'B', name: 'Low Tide' } as Book, { number: 3 }, { books: 'B' })
  expect(calls.addBookThumbnail.mock.lastCall?.[1].file.size).toBe(1_048_576)
})
