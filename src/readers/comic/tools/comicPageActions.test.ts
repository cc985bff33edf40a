import { expect, test, vi } from 'vitest'
import type { Book } from '../../../generated/model.schemas'
import { formatDownloadedPageFileName, setPageAsPoster } from './comicPageActions'

const calls = vi.hoisted(() => ({
  addBookThumbnail: vi.fn(),
  addSeriesThumbnail: vi.fn(),
  addReadListThumbnail: vi.fn(),
}))
const picture = new Blob(['a small page'], { type: 'image/jpeg' })
vi.mock('../../../generated/thumbnails/thumbnails.calls', () => calls)
vi.mock('../../../generated/books/books', () => ({ getBookPage: async () => picture }))
vi.mock('../../../api/cache/serverDataChanges', () => ({ reportServerWrite: async () => undefined }))

test('names a saved page by book, number and file extension', () => {
  expect(formatDownloadedPageFileName('Low Tide 01', { number: 7, fileName: 'scans/p007.PNG' }, 'image/png')).toBe(
    'Low Tide 01 - 007.png',
  )
  expect(formatDownloadedPageFileName('A/B: C?', { number: 112 }, 'image/jpeg')).toBe('A_B_ C_ - 112.jpg')
  expect(formatDownloadedPageFileName('Paper', { number: 1, fileName: '' }, 'image/svg+xml')).toBe('Paper - 001.svg')
})

test.each([
  ['book', { books: 'B' }, calls.addBookThumbnail, 'B'],
  ['series', { series: 'S' }, calls.addSeriesThumbnail, 'S'],
  ['read list', { readlists: 'L' }, calls.addReadListThumbnail, 'L'],
] as const)('uploads the page as the selected poster of its %s', async (_, of, call, id) => {
  await setPageAsPoster({ id: 'B', name: 'Low Tide' } as Book, { number: 3 }, of)
  expect(call).toHaveBeenCalledOnce()
  const [whose, { file, selected }] = call.mock.calls[0] ?? []
  expect([whose, selected, file.name]).toEqual([id, true, 'Low Tide - 003.jpg'])
  expect(await file.text()).toBe('a small page')
})
