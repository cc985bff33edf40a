import { renameSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockServer } from '../../http/createMockServer'
import { mockServerHandlers } from '../../mockServerHandlers'
import { TestLibraryFolder } from '../../scanner/testLibraryFolder'
import type { LibraryRecord } from '../../world/worldRecords'
import { createUserRecord } from '../accounts/sessionHandlers'

let folder: TestLibraryFolder
let library: LibraryRecord
let ask: (path: string, init?: RequestInit) => Promise<Response>

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  folder.writeComic('A/1.cbz', { Tags: 'Book', Title: 'One' })
  folder.writeComic('A/2.zip', { Tags: 'Other' })
  folder.writeComic('B/3.epub')
  library = await folder.scan({ hashFiles: false })
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  const answer = createMockServer(world, mockServerHandlers(world))
  const headers = {
    authorization: `Basic ${btoa('admin@example.org:secret')}`,
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  }
  ask = (path, init = {}) => answer(new Request(`http://server/api${path}`, { headers, ...init }))
})
afterEach(() => folder.remove())

const edit = async (body: object) => {
  const answer = await ask(`/v1/libraries/${library.id}`, { method: 'PATCH', body: JSON.stringify(body) })
  await folder.world.tasks.idle()
  return answer
}

test('hashes files and repairs extensions as soon as the options are switched on', async () => {
  renameSync(folder.path('A/1.cbz'), folder.path('A/1.pdf'))
  await folder.scanAgain(true)
  expect(folder.book('1').fileHash).toBe('')
  expect((await edit({ hashFiles: true, repairExtensions: true })).status).toBe(204)
  expect(folder.book('1').fileHash).not.toBe('')
  expect(folder.book('1').path).toBe(folder.path('A/1.cbz'))
})

test('repairs the extension of every archive except one named as EPUB', async () => {
  expect((await edit({ repairExtensions: true })).status).toBe(204)
  expect(folder.book('2').path).toBe(folder.path('A/2.cbz'))
  expect(folder.book('3').path).toBe(folder.path('B/3.epub'))
})

test('rejects edits of a library whose folder is missing', async () => {
  renameSync(folder.root, `${folder.root}-gone`)
  const answer = await edit({ name: 'New' })
  renameSync(`${folder.root}-gone`, folder.root)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: `Library root folder does not exist: file:${folder.root}` })
})

test.each([
  ['SERIES', ['series']],
  ['BOOK', ['book']],
  ['BOTH', ['book', 'other', 'series']],
])('tags of a read list with include=%s', async (include, expected) => {
  folder.series('A').metadata.tags = ['series']
  const creationResponse = await ask('/v1/readlists', {
    method: 'POST',
    body: JSON.stringify({ name: 'L', bookIds: [folder.book('1').id] }),
  })
  const { id } = (await creationResponse.json()) as { id: string }
  const answer = await ask(`/v2/tags?include=${include}&readlist_id=${id}`)
  expect(await answer.json()).toMatchObject({ content: expected })
})

test('sorts books by their percent-encoded URL', async () => {
  for (const name of ['Ä', 'B b', '[c]']) folder.writeComic(`C/${name}.cbz`)
  await folder.scanAgain()
  const answer = await ask(`/v1/series/${folder.series('C').id}/books?sort=url`)
  const { content } = (await answer.json()) as { content: { name: string }[] }
  expect(content.map(({ name }) => name)).toEqual(['[c]', 'Ä', 'B b'])
})

test('shows the folder as a URL in the error message', async () => {
  const root = '/nowhere/to be found'
  expect(await (await edit({ root })).json()).toMatchObject({
    message: 'Library root folder does not exist: file:/nowhere/to%20be%20found',
  })
})
