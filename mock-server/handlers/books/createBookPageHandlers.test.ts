import { zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BMP_HEADER_16X32 } from '../../../tests/harness/content/saveTempFiles'
import { createBlankPdf } from '../../archives/formats/pdfPages'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

const SIGNED_IN = { authorization: `Basic ${btoa('admin@example.org:secret')}` }
const LATER = 'Fri, 01 Jan 2100 00:00:00 GMT'

let folder: TestLibraryFolder
let send: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/comic.cbz')
  folder.writeFile('A/broken.cbz', zipSync({}))
  folder.writeFile('A/damaged.cbz', zipSync({ '1.png': folder.png.slice(0, 40) }))
  folder.writeFile('A/bitmap.cbz', zipSync({ '1.bmp': BMP_HEADER_16X32 }))
  folder.writePlainEpub('A/plain.epub')
  folder.writeFile('A/sheet.pdf', createBlankPdf({ width: 300, height: 400 }))
  await folder.scan()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN', 'PAGE_STREAMING']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  send = (path, headers = {}) =>
    handleRequest(
      new Request(`http://server/api/v1/books/${path}`, {
        headers: { 'x-requested-with': 'XMLHttpRequest', accept: 'image/*', ...SIGNED_IN, ...headers },
      }),
    )
})
afterEach(() => folder.remove())

const at = (name: string, rest: string) => `${folder.book(name).id}/pages/${rest}`
const modified = (response: Response) => response.headers.get('last-modified')
const dateOf = (name: string) => new Date(folder.book(name).media.lastModified).toUTCString()

describe('the date of a book', () => {
  test.each([
    ['comic', '1', 200],
    ['comic', '1/thumbnail', 200],
    ['comic', '0', 400],
    ['comic', '9/thumbnail', 400],
    ['comic', '1?convert=bmp', 400],
    ['comic', '1/raw', 400],
    ['broken', '1', 404],
    ['broken', '1/thumbnail', 404],
  ])('is in the response for %s, page %s, with status %i', async (name, rest, status) => {
    const response = await send(at(name, rest))
    expect([response.status, modified(response)]).toEqual([status, dateOf(name)])
  })

  test('is in the response with status 500 if a page has no image', async () => {
    const { media } = folder.book('comic')
    media.pagesCount = 3
    const response = await send(at('comic', '3'))
    expect([response.status, modified(response)]).toEqual([500, dateOf('comic')])
  })

  test.each(['1', '1/thumbnail', '0', '9/thumbnail', '1?convert=bmp', '1/raw'])(
    'is compared before the page number and the format of page %s',
    async rest => {
      const response = await send(at('comic', rest), { 'if-modified-since': LATER })
      expect([response.status, modified(response)]).toEqual([304, dateOf('comic')])
    },
  )

  test('is not compared for a number that is not an integer, and is not in this response', async () => {
    for (const rest of ['x', 'x/thumbnail', 'x/raw', '1?zero_based=x']) {
      const response = await send(at('comic', rest), { 'if-modified-since': LATER })
      expect([response.status, modified(response)], rest).toEqual([400, null])
    }
  })

  test('is not in the response for a book that does not exist', async () => {
    const response = await send('NONE/pages/1', { 'if-modified-since': LATER })
    expect([response.status, modified(response)]).toEqual([404, null])
  })
})

test('responds with 404 to a conversion from a format that the decoder does not know', async () => {
  const response = await send(at('bitmap', '1?convert=png'), { accept: 'application/json' })
  expect(await response.json()).toMatchObject({ status: 404, message: 'Unsupported read format' })
  expect((await send(at('bitmap', '1'))).status).toBe(200)
})

test('a PDF page as a PDF file has another ETag at each call, and is compared by date only', async () => {
  const [first, second] = [await send(at('sheet', '1/raw')), await send(at('sheet', '1/raw'))]
  const [tag, other] = [first.headers.get('etag') ?? '', second.headers.get('etag')]
  expect(tag).toMatch(/^"0[\da-f]{32}"$/)
  expect(other).not.toBe(tag)
  expect((await send(at('sheet', '1/raw'), { 'if-none-match': tag })).status).toBe(200)
  const since = modified(first) ?? ''
  expect((await send(at('sheet', '1/raw'), { 'if-modified-since': since })).status).toBe(304)
})

test.each(['1?convert=jpeg', '1/thumbnail'])('responds with 500 to %s if the image is damaged', async rest => {
  expect((await send(at('damaged', '1'))).status).toBe(200)
  expect((await send(at('damaged', rest))).status).toBe(500)
})

test.each(['1', '1/thumbnail'])('says for page %s that an EPUB without page images has no pages', async rest => {
  const accept = 'image/jpeg, application/json'
  expect(await (await send(at('plain', rest), { accept })).json()).toMatchObject({
    status: 500,
    message: 'Epub profile does not support getting page content',
  })
})

test.each([
  ['application/pdf;q=0.5,image/png;q=0.4', 'application/pdf'],
  ['application/pdf;q=0.4, image/*; q=0.5', 'image/jpeg'],
  ['image/png;q=0.5,*/*', 'application/pdf'],
  ['application/pdf;q=0, image/avif;q=0', 'image/jpeg'],
])('the quality values of %s give a PDF page as %s', async (accept, type) => {
  expect((await send(at('sheet', '1'), { accept })).headers.get('content-type')).toBe(type)
})

test('a PDF page is an image without an Accept header, and a PDF before the conversion format is checked', async () => {
  const path = at('sheet', '1?convert=bmp')
  expect((await send(path, { accept: '*/*' })).headers.get('content-type')).toBe('application/pdf')
  expect((await send(path, { accept: 'image/*' })).status).toBe(400)
  const withoutAccept = await send(at('sheet', '1'), { accept: '' })
  expect(withoutAccept.headers.get('content-type')).toBe('image/jpeg')
})
