import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

const MODIFIED = '2026-01-01T00:00:00Z'
const DEVICE = { id: 'd', name: 'D' }

let folder: TestLibraryFolder
let send: (method: string, path: string, body?: object) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/comic.cbz')
  // A chapter of this size has 6 positions.
  folder.writePlainEpub('A/plain.epub', 5.5 * 1024)
  await folder.scan()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world))
  send = (method, path, body) =>
    handleRequest(
      new Request(`http://server/api/v1/books/${path}`, {
        method,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'application/json',
          authorization: `Basic ${btoa('admin@example.org:secret')}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
})
afterEach(() => folder.remove())

const at = (name: string, rest: string) => `${folder.book(name).id}/${rest}`
const json = async (response: Promise<Response>) => (await response).json() as Promise<Record<string, unknown>>

test('rejects a progression without a time before it looks for the book', async () => {
  const withoutTime = { device: DEVICE, locator: { href: '', type: 'image/png', locations: { position: 1 } } }
  for (const path of [at('comic', 'progression'), 'NONE/progression'])
    expect(await json(send('PUT', path, withoutTime))).toMatchObject({
      status: 400,
      message: expect.stringContaining('JSON property modified'),
    })
  expect((await send('PUT', at('comic', 'progression'), { ...withoutTime, modified: MODIFIED })).status).toBe(204)
})

test('stores progressions, and computes the page, with the precision of a 32-bit float', async () => {
  const book = folder.book('plain')
  book.media.pagesCount = 3
  const locations = { progression: 0.6666666666666666 }
  const locator = { href: 'a.xhtml', type: 'application/xhtml+xml', locations }
  await send('PUT', at('plain', 'progression'), { modified: MODIFIED, device: DEVICE, locator })
  expect(folder.world.progress.of('A', book.id)).toMatchObject({
    // The product of the 32-bit floats 3 and 5/6 is exactly 2.5.
    page: 3,
    locator: { locations: { progression: 0.6666667, totalProgression: 0.8333333 } },
  })
})

test('applies the same rules to an EPUB whose file is missing', async () => {
  rmSync(folder.path('A/plain.epub'))
  const locator = { href: 'a.xhtml', type: 'application/xhtml+xml', locations: { progression: 0.5 } }
  const progression = { modified: MODIFIED, device: DEVICE, locator }
  expect((await send('PUT', at('plain', 'progression'), progression)).status).toBe(204)
  expect((await send('PUT', at('plain', 'progression'), progression)).status).toBe(409)
  expect(await json(send('PATCH', at('plain', 'read-progress'), { page: 99 }))).toMatchObject({ status: 400 })
  expect(await json(send('PATCH', at('plain', 'read-progress'), { page: 1 }))).toMatchObject({
    status: 400,
    message: 'epub book is not Divina compatible',
  })
})

test('checks the page number before the format of an EPUB', async () => {
  expect(await json(send('PATCH', at('plain', 'read-progress'), { page: 99 }))).toMatchObject({
    status: 400,
    message: 'Page argument (99) must be within 1 and book page count (1)',
  })
  expect(await json(send('PATCH', at('plain', 'read-progress'), { page: 1 }))).toMatchObject({
    message: 'epub book is not Divina compatible',
  })
})
