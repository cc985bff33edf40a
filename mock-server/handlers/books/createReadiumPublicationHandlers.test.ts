import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBlankPdf } from '../../archives/formats/pdfPages'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

const SIGNED_IN = { authorization: `Basic ${btoa('admin@example.org:secret')}` }
const PAGE = 'a & (b), c+d #1.xhtml'

let folder: TestLibraryFolder
let send: (path: string, headers?: Record<string, string>, init?: RequestInit) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeFile('A/comic.cbz', zipSync({ '1.png': folder.png, '2.svg': strToU8(SVG) }))
  folder.writeFile('A/fixed.epub', fixedEpub(folder.png))
  folder.writeFile('A/sheet.pdf', createBlankPdf({ width: 300, height: 400 }))
  folder.writeFile('A/text.cbr', 'only text')
  await folder.scan()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN', 'PAGE_STREAMING']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  send = (path, headers = {}, init = {}) =>
    handleRequest(
      new Request(`http://server/api/v1/books${path}`, {
        ...init,
        headers: { 'x-requested-with': 'XMLHttpRequest', accept: '*/*', ...SIGNED_IN, ...headers },
      }),
    )
})
afterEach(() => folder.remove())

const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

function fixedEpub(imageBytes: Uint8Array): Uint8Array {
  const href = encodeURIComponent(PAGE)
  return zipSync({
    mimetype: strToU8('application/epub+zip'),
    'META-INF/container.xml': strToU8('<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>'),
    'b.opf': strToU8(`<package><metadata><meta property="rendition:layout">pre-paginated</meta></metadata><manifest>
      <item id="a" href="${href}" media-type="application/xhtml+xml"/><item id="i" href="i.png" media-type="image/png"/>
      <item id="f" href="font.svg" media-type="image/svg+xml"/><item id="n" href="notes"/></manifest><spine><itemref idref="a"/></spine></package>`),
    [PAGE]: strToU8('<html><body><img src="i.png"/></body></html>'),
    'i.png': imageBytes,
    'font.svg': strToU8(SVG),
    notes: strToU8('notes'),
  })
}

const at = (name: string, rest: string) => `/${folder.book(name).id}${rest}`
const json = async (response: Promise<Response>) => (await response).json() as Promise<Record<string, unknown>>

describe('manifests', () => {
  test('contain a link to the manifest of the book profile and a link to the DiViNa manifest', async () => {
    const base = `http://server/api/v1/books${at('sheet', '')}`
    const { links } = await json(send(at('sheet', '/manifest/divina')))
    expect(links).toEqual([
      { rel: 'self', href: `${base}/manifest`, type: 'application/webpub+json' },
      { href: `${base}/manifest/divina`, type: 'application/divina+json' },
      { rel: 'http://opds-spec.org/acquisition', href: `${base}/file`, type: 'application/pdf' },
    ])
    const manifest = await json(send(at('comic', '/manifest')))
    expect(manifest.links).toHaveLength(2)
    expect(manifest.readingOrder).toMatchObject([{ type: 'image/png' }, { type: 'image/svg+xml' }])
    expect(JSON.stringify(manifest)).not.toContain('convert=jpeg')
  })

  test('keep characters that are allowed in a URL path', async () => {
    const { readingOrder } = await json(send(at('fixed', '/manifest')))
    expect(readingOrder).toMatchObject([
      { href: `http://server/api/v1/books${at('fixed', '/resource/a%20&%20(b),%20c+d%20%231.xhtml')}` },
    ])
    expect((await send(at('fixed', '/resource/a%20&%20(b),%20c+d%20%231.xhtml'))).status).toBe(200)
  })

  test('omit the media type of a file if the EPUB does not declare a type', async () => {
    const { resources } = (await json(send(at('fixed', '/manifest')))) as { resources: object[] }
    expect(resources.at(-1)).toEqual({ href: `http://server/api/v1/books${at('fixed', '/resource/notes')}` })
    const { headers } = await send(at('fixed', '/resource/notes'))
    expect(headers.get('content-type')).toBe('application/octet-stream')
  })

  test('contain an author once for each role, and treat unknown roles as contributors', async () => {
    folder.book('comic').metadata.authors = [
      { name: 'Ann', role: 'cover' },
      { name: 'Bo', role: 'publisher' },
      { name: 'Ann', role: 'writer' },
    ]
    const { metadata } = await json(send(at('comic', '/manifest')))
    expect(metadata).toMatchObject({ contributor: ['Ann', 'Bo', 'Ann'] })
    expect(metadata).not.toHaveProperty('publisher')
  })

  test('contain the time of the last change with the offset of the server', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300)
    const { metadata } = await json(send(at('comic', '/manifest')))
    vi.restoreAllMocks()
    const { modified } = metadata as { modified: string }
    expect(modified).toMatch(/\d\.\d{3}-05:00$/)
    expect(Date.parse(modified)).toBe(Math.floor(folder.book('comic').lastModified))
  })

  test('respond with 404 for books whose analysis failed, as the page requests do', async () => {
    for (const rest of ['/manifest', '/pages/1', '/pages/1/thumbnail'])
      expect(await json(send(at('text', rest)))).toMatchObject({ status: 404, message: 'Book analysis failed' })
  })
})

test('progress by page number stores the EPUB position of the page', async () => {
  const headers = { 'content-type': 'application/json' }
  await send(at('fixed', '/read-progress'), headers, { method: 'PATCH', body: '{"page":1}' })
  expect(await json(send(at('fixed', '/progression')))).toMatchObject({
    locator: { href: PAGE, type: 'application/xhtml+xml', locations: { position: 1, totalProgression: 1 } },
  })
})

describe('an EPUB whose file was deleted after the analysis', () => {
  const texts = (...rests: string[]) => Promise.all(rests.map(async rest => (await send(at('fixed', rest))).text()))

  test('has the same manifest and positions, but no files', async () => {
    const before = await texts('/manifest', '/manifest/epub', '/positions')
    rmSync(folder.path('A/fixed.epub'))
    expect(await texts('/manifest', '/manifest/epub', '/positions')).toEqual(before)
    expect((await send(at('fixed', '/resource/notes'))).status).toBe(404)
    expect((await send(at('fixed', '/resource/none'))).status).toBe(404)
  })

  test('accepts progress by page number', async () => {
    rmSync(folder.path('A/fixed.epub'))
    const headers = { 'content-type': 'application/json' }
    expect((await send(at('fixed', '/read-progress'), headers, { method: 'PATCH', body: '{"page":1}' })).status).toBe(
      204,
    )
    expect(await json(send(at('fixed', '/progression')))).toMatchObject({ locator: { href: PAGE } })
  })

  test('has the manifest of the analysis while the book is outdated', async () => {
    const [before] = await texts('/manifest')
    folder.book('fixed').media.status = 'OUTDATED'
    expect(await texts('/manifest')).toEqual([before])
  })

  test('has no manifest if the state of an earlier server version contains no publication', async () => {
    const stored = join(folder.world.filesDir, 'epubs')
    const before = await texts('/manifest', '/positions')
    rmSync(stored, { recursive: true })
    expect(await texts('/manifest', '/positions')).toEqual(before)
    rmSync(stored, { recursive: true })
    rmSync(folder.path('A/fixed.epub'))
    expect(await json(send(at('fixed', '/manifest')))).toMatchObject({
      status: 404,
      message: 'File not found, it may have moved',
    })
  })
})

test('serves fonts without sign-in, including SVG', async () => {
  const signedOut = { authorization: '' }
  expect((await send(at('fixed', '/resource/font.svg'), signedOut)).status).toBe(200)
  expect((await send(at('fixed', '/resource/i.png'), signedOut)).status).toBe(401)
})

test.each([
  ['*/*', 'application/pdf'],
  ['image/*', 'image/jpeg'],
  ['image/*,*/*;q=0.8', 'image/jpeg'],
  ['image/jpeg,application/pdf', 'image/jpeg'],
  ['application/pdf,image/jpeg', 'application/pdf'],
  ['text/html,application/*', 'application/pdf'],
])('the Accept header %s gives a PDF page as %s', async (accept, type) => {
  expect((await send(at('sheet', '/pages/1'), { accept })).headers.get('content-type')).toBe(type)
})

test('rejects an unknown conversion format', async () => {
  expect(await json(send(at('comic', '/pages/1?convert=bmp')))).toMatchObject({
    status: 400,
    message: 'Invalid conversion format: bmp',
  })
})
