// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer'
import { strToU8, zipSync } from 'fflate'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestBook } from '../../../../tests/harness/createTestRecords'
import { downloadBook } from '../../../generated/books/books'
import { readStoredEpubPackage, storeEpubPackage } from '../../../preferences/databases/epubPackageStore'
import { readEpubPackageFiles } from './archive/readEpubPackageFiles'
import { readFilesOfArchive } from './archive/readFilesOfArchive'
import { readFilesOfTruncatedArchive } from './archive/readFilesOfTruncatedArchive'
import { loadEpubPackage } from './loadEpubPackage'

vi.mock('../../../generated/books/books')
vi.mock('../../../preferences/databases/epubPackageStore')

/** Runs the code of the worker in the test, because jsdom has no workers. */
class WorkerInTest {
  onmessage: (event: { data: unknown }) => void = () => {}
  private readonly readFiles: typeof readFilesOfArchive
  constructor(url: URL) {
    this.readFiles = url.href.includes('truncated') ? readFilesOfTruncatedArchive : readFilesOfArchive
  }
  terminate() {}
  postMessage(archive: ArrayBuffer) {
    queueMicrotask(() => this.onmessage({ data: readEpubPackageFiles(new Uint8Array(archive), this.readFiles) }))
  }
}
vi.stubGlobal('Worker', WorkerInTest)
// Replaces the Blob of jsdom, because its bytes cannot be read.
vi.stubGlobal('Blob', NodeBlob)

const files = {
  'META-INF/container.xml': strToU8('<rootfile full-path="book.opf"/>'),
  'book.opf': strToU8(
    '<package xmlns="http://www.idpf.org/2007/opf"><manifest/><spine page-progression-direction="rtl"/></package>',
  ),
}
const imageOf = (bytes: number) => ({ 'image.jpg': new Uint8Array(bytes) })

const CHUNK_BYTES = 50_000
let sentBytes = 0
/** Mocks the download of an EPUB that contains the given files without compression. Returns the book of this EPUB. */
function serveEpub(entries: Readonly<Record<string, Uint8Array>>) {
  const archive = zipSync(entries, { level: 0 })
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (sentBytes >= archive.length) return stream.close()
        stream.enqueue(archive.slice(sentBytes, sentBytes + CHUNK_BYTES))
        sentBytes += CHUNK_BYTES
      },
    },
    { highWaterMark: 0 },
  )
  vi.mocked(downloadBook).mockImplementation((_, options) =>
    (options as { readBody: (response: Response) => Promise<Blob> }).readBody(new Response(body)),
  )
  return createTestBook({ sizeBytes: archive.length, media: { mediaProfile: 'EPUB' } })
}

const { signal } = new AbortController()
beforeEach(() => {
  vi.mocked(readStoredEpubPackage).mockResolvedValue(undefined)
  sentBytes = 0
  vi.mocked(storeEpubPackage).mockReset().mockResolvedValue()
})

test('reads the package document of a whole file, and stores the data', async () => {
  const bookPackage = await loadEpubPackage('U', serveEpub({ ...imageOf(4_000_000), ...files }), signal, 'whole')
  expect(bookPackage).toMatchObject({ pageDirection: 'rtl' })
  expect(bookPackage?.isIncomplete).toBeUndefined()
  expect(vi.mocked(storeEpubPackage).mock.lastCall?.[2]).toBe(bookPackage)
})

test('reads a file only until its package document is read, and marks the data as incomplete', async () => {
  const bookPackage = await loadEpubPackage('U', serveEpub({ ...files, ...imageOf(20_000_000) }), signal, 'beginning')
  expect(bookPackage).toMatchObject({ pageDirection: 'rtl', isIncomplete: true })
  expect(sentBytes).toBe(150_000)
  expect(vi.mocked(storeEpubPackage).mock.lastCall?.[2]).toBe(bookPackage)
})

test('finds a package document at the end of files up to 10 MB', async () => {
  const atEnd = await loadEpubPackage('U', serveEpub({ ...imageOf(9_900_000), ...files }), signal, 'beginning')
  expect(atEnd).toMatchObject({ pageDirection: 'rtl', isIncomplete: true })
})

test('reads at most 2 MB of larger files, and stores nothing without a package document', async () => {
  const book = serveEpub({ ...imageOf(10_000_000), ...files })
  expect(await loadEpubPackage('U', book, signal, 'beginning')).toBeUndefined()
  expect(sentBytes).toBe(2_000_000)
  expect(storeEpubPackage).not.toHaveBeenCalled()
})

test('fetches nothing if the data is stored, unless the data is incomplete and the whole file is requested', async () => {
  const book = serveEpub(files)
  vi.mocked(downloadBook).mockClear()
  const stored = { pageDirection: 'ltr', spine: [] }
  vi.mocked(readStoredEpubPackage).mockResolvedValue(stored)
  expect(await loadEpubPackage('U', book, signal)).toMatchObject(stored)
  vi.mocked(readStoredEpubPackage).mockResolvedValue({ ...stored, isIncomplete: true })
  expect(await loadEpubPackage('U', book, signal, 'beginning')).toMatchObject(stored)
  expect(downloadBook).not.toHaveBeenCalled()
  expect(await loadEpubPackage('U', book, signal, 'whole')).toMatchObject({ pageDirection: 'rtl' })
  expect(downloadBook).toHaveBeenCalledOnce()
})
