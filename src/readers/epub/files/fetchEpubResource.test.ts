import { strToU8, zipSync } from 'fflate'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestBook, createTestEpubManifest, createTestUser } from '../../../../tests/harness/createTestRecords'
import { ServerError } from '../../../api/ServerError'
import { downloadBook } from '../../../generated/books/books'
import { getBookManifest, getBookResource } from '../../../generated/publications/publications'
import { getMe } from '../../../generated/users/users'
import {
  EpubResourceTooLargeError,
  fetchEpubResource,
  fetchEpubTextResource,
  markBookAsOpen,
  setOpenedBookFile,
} from './fetchEpubResource'

vi.mock('../../../generated/books/books')
vi.mock('../../../generated/publications/publications')
vi.mock('../../../generated/users/users')

const refusal = new ServerError({ operation: 'getBookResource', status: 400 })
const files = {
  'text/100% c.xhtml': 'chapter',
  'a;b.svg': '<svg/>',
  'unlisted;.css': 'p {}',
  'large;.bin': 'x'.repeat(900),
}
const archive = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
const link = (path: string, type?: string) => ({
  href: `https://server/api/v1/books/B/resource/${path.split('/').map(encodeURIComponent).join('/')}`,
  ...(type && { type }),
})
let openedBooks = 0
let bookId: string
let bookFile: Uint8Array

beforeEach(() => {
  vi.resetAllMocks()
  openedBooks += 1
  bookId = `B${openedBooks}`
  bookFile = archive
  vi.mocked(getBookResource).mockRejectedValue(refusal)
  vi.mocked(getMe).mockResolvedValue(createTestUser({ roles: ['USER', 'FILE_DOWNLOAD'] }))
  vi.mocked(getBookManifest).mockResolvedValue(
    createTestEpubManifest({
      readingOrder: [link('text/100% c.xhtml', 'application/xhtml+xml')],
      resources: [link('a;b.svg', 'image/svg+xml'), link('large;.bin'), link('missing;.png', 'image/png')],
    }),
  )
  vi.mocked(downloadBook).mockImplementation(async (_, { readBody } = {}) => {
    const response = new Response(Uint8Array.from(bookFile))
    return readBody ? readBody(response) : response.blob()
  })
})

describe('a file whose path the server refuses', () => {
  test('is read from the file of the book, which is fetched only once', async () => {
    expect(await fetchEpubTextResource(bookId, 'text/100% c.xhtml', 1_000)).toBe('chapter')
    const image = await fetchEpubResource(bookId, 'a;b.svg', 1_000)
    expect([image.type, await image.text()]).toEqual(['image/svg+xml', '<svg/>'])
    expect(downloadBook).toHaveBeenCalledOnce()
  })

  test('is not read from the file of the book if the server or the service worker delivers it', async () => {
    vi.mocked(getBookResource).mockResolvedValue(new Blob(['cached']))
    expect(await fetchEpubTextResource(bookId, 'text/100% c.xhtml', 1_000)).toBe('cached')
    expect(getMe).not.toHaveBeenCalled()
  })

  test('fails with the refusal of the server if the user may not download files', async () => {
    vi.mocked(getMe).mockResolvedValue(createTestUser({ roles: ['USER', 'PAGE_STREAMING'] }))
    await expect(fetchEpubResource(bookId, 'a;b.svg', 1_000)).rejects.toBe(refusal)
    expect(downloadBook).not.toHaveBeenCalled()
  })

  test.each(['unlisted;.css', 'missing;.png'])('fails with the refusal if the book has no file %s', async path => {
    await expect(fetchEpubResource(bookId, path, 1_000)).rejects.toBe(refusal)
  })

  test.each(['no archive', 'damaged data'])(
    'fails with the refusal if the file of the book is invalid: %s',
    async kind => {
      // The compressed data of the first file starts at byte 47.
      bookFile = kind === 'no archive' ? strToU8(kind) : archive.map((byte, at) => (at >= 47 && at < 50 ? 255 : byte))
      await expect(fetchEpubResource(bookId, 'text/100% c.xhtml', 1_000)).rejects.toBe(refusal)
    },
  )

  test('is too large if its uncompressed size exceeds the limit', async () => {
    await expect(fetchEpubResource(bookId, 'large;.bin', 899)).rejects.toThrow(EpubResourceTooLargeError)
    expect((await fetchEpubResource(bookId, 'large;.bin', 900)).size).toBe(900)
  })

  test('can be requested again after the file of the book could not be fetched', async () => {
    const unreachable = new ServerError({ operation: 'downloadBook', status: 0 })
    vi.mocked(downloadBook).mockRejectedValueOnce(unreachable)
    await expect(fetchEpubResource(bookId, 'a;b.svg', 1_000)).rejects.toBe(unreachable)
    expect((await fetchEpubResource(bookId, 'a;b.svg', 1_000)).size).toBe(6)
  })

  test('comes from the new file of the book after the file was replaced', async () => {
    setOpenedBookFile(createTestBook({ id: bookId, fileHash: 'old' }))
    await fetchEpubResource(bookId, 'a;b.svg', 1_000)
    setOpenedBookFile(createTestBook({ id: bookId, fileHash: 'new' }))
    await fetchEpubResource(bookId, 'a;b.svg', 1_000)
    expect(downloadBook).toHaveBeenCalledTimes(2)
  })
})

test('other failures, and the same status for other paths, do not fetch the file of the book', async () => {
  await expect(fetchEpubResource(bookId, 'a.svg', 1_000)).rejects.toBe(refusal)
  const missing = new ServerError({ operation: 'getBookResource', status: 404 })
  vi.mocked(getBookResource).mockRejectedValue(missing)
  await expect(fetchEpubResource(bookId, 'a;b.svg', 1_000)).rejects.toBe(missing)
  expect(getMe).not.toHaveBeenCalled()
})

describe('closing the book', () => {
  const signalOfDownload = () => vi.mocked(downloadBook).mock.lastCall?.[1]?.signal

  test('ends the transfer of its file and frees the memory', async () => {
    const close = markBookAsOpen(bookId)
    await fetchEpubResource(bookId, 'a;b.svg', 1_000)
    close()
    await vi.waitFor(() => expect(signalOfDownload()?.aborted).toBe(true))
    await fetchEpubResource(bookId, 'a;b.svg', 1_000)
    expect(downloadBook).toHaveBeenCalledTimes(2)
  })

  test('does not end the transfer if the book is opened again at once', async () => {
    markBookAsOpen(bookId)()
    markBookAsOpen(bookId)
    await fetchEpubResource(bookId, 'a;b.svg', 1_000)
    markBookAsOpen(bookId)()
    markBookAsOpen(bookId)
    await fetchEpubResource(bookId, 'a;b.svg', 1_000)
    expect(downloadBook).toHaveBeenCalledOnce()
  })

  test('at most two books stay in memory', async () => {
    await fetchEpubResource(`${bookId}a`, 'a;b.svg', 1_000)
    const first = signalOfDownload()
    await fetchEpubResource(`${bookId}b`, 'a;b.svg', 1_000)
    expect(first?.aborted).toBe(false)
    await fetchEpubResource(`${bookId}c`, 'a;b.svg', 1_000)
    expect(first?.aborted).toBe(true)
  })
})
