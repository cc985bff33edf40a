import { renameSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockServerHandlers } from '../../createMockServerHandlers'
import { createMockServer } from '../../http/createMockServer'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import type { LibraryRecord } from '../../state/libraryRecords'
import { createUserRecord } from '../accounts/createSessionAndClaimHandlers'

let folder: TestLibraryFolder
let library: LibraryRecord
let send: (path: string, init?: RequestInit) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/1.cbz', { Tags: 'Book', Title: 'One' })
  folder.writeComic('A/2.zip', { Tags: 'Other' })
  folder.writeComic('B/3.epub')
  library = await folder.scan({ hashFiles: false })
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  const handle = createMockServer(world, createMockServerHandlers(world))
  const headers = {
    authorization: `Basic ${btoa('admin@example.org:secret')}`,
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  }
  send = (path, init = {}) => handle(new Request(`http://server/api${path}`, { headers, ...init }))
})
afterEach(() => folder.remove())

const edit = async (body: object) => {
  const response = await send(`/v1/libraries/${library.id}`, { method: 'PATCH', body: JSON.stringify(body) })
  await folder.world.tasks.idle()
  return response
}

test('hashes files and repairs extensions immediately after the library options are enabled', async () => {
  renameSync(folder.path('A/1.cbz'), folder.path('A/1.pdf'))
  await folder.scanAgain(true)
  expect(folder.book('1').fileHash).toBe('')
  expect((await edit({ hashFiles: true })).status).toBe(204)
  expect(folder.book('1').fileHash).not.toBe('')
  expect((await edit({ repairExtensions: true })).status).toBe(204)
  expect(folder.book('1').path).toBe(folder.path('A/1.cbz'))
})

test('repairs the extension of every archive, except an archive with the extension of an EPUB', async () => {
  expect((await edit({ repairExtensions: true })).status).toBe(204)
  expect(folder.book('2').path).toBe(folder.path('A/2.cbz'))
  expect(folder.book('3').path).toBe(folder.path('B/3.epub'))
})

test('rejects edits of a library whose folder is missing', async () => {
  renameSync(folder.root, `${folder.root}-gone`)
  const response = await edit({ name: 'New' })
  renameSync(`${folder.root}-gone`, folder.root)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: `Library root folder does not exist: file:${folder.root}` })
})

test.each([
  ['SERIES', ['series']],
  ['BOOK', ['book']],
  ['BOTH', ['book', 'other', 'series']],
])('returns the tags of a read list with include=%s', async (include, expected) => {
  folder.series('A').metadata.tags = ['series']
  const creationResponse = await send('/v1/readlists', {
    method: 'POST',
    body: JSON.stringify({ name: 'L', bookIds: [folder.book('1').id] }),
  })
  const { id } = (await creationResponse.json()) as { id: string }
  const response = await send(`/v2/tags?include=${include}&readlist_id=${id}`)
  expect(await response.json()).toMatchObject({ content: expected })
})

test('sorts books by their percent-encoded URL', async () => {
  for (const name of ['Ä', 'B b', '[c]']) folder.writeComic(`C/${name}.cbz`)
  await folder.scanAgain()
  const response = await send(`/v1/series/${folder.series('C').id}/books?sort=url`)
  const { content } = (await response.json()) as { content: { name: string }[] }
  expect(content.map(({ name }) => name)).toEqual(['[c]', 'Ä', 'B b'])
})

test('shows the folder of an unavailable library as a URL in the error message', async () => {
  const root = '/nowhere/to be found'
  expect(await (await edit({ root })).json()).toMatchObject({
    message: 'Library root folder does not exist: file:/nowhere/to%20be%20found',
  })
})
