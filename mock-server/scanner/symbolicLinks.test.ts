import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockServerHandlers } from '../createMockServerHandlers'
import { createUserRecord } from '../handlers/accounts/createSessionAndClaimHandlers'
import { createMockServer } from '../http/createMockServer'
import { findTransientBooks } from './bookImport/transientBooks'
import { enqueueBookFileDeletion } from './enqueueFileDeletion'
import { TestLibraryFolder } from './testLibraryFolder'

let folder: TestLibraryFolder
let outside: string

beforeEach(async () => {
  folder = await TestLibraryFolder.make()
  outside = mkdtempSync(join(tmpdir(), 'outside-'))
  folder.writeComic('lib/A/1.cbz')
  mkdirSync(join(outside, 'Secret'))
  writeFileSync(join(outside, 'Secret/2.cbz'), readFileSync(folder.path('lib/A/1.cbz')))
  writeFileSync(join(outside, 'cover.png'), folder.png)
})
afterEach(() => {
  folder.remove()
  rmSync(outside, { recursive: true, force: true })
})

const link = (target: string, name: string) => symlinkSync(target, folder.path(name))
const scan = () => folder.scan({ root: folder.path('lib') })
const names = () =>
  [...folder.world.books.values()].filter(book => !book.deleted).map(book => book.path.slice(folder.root.length + 1))

test('follows links inside the library and skips links to targets outside the library', async () => {
  link(join(outside, 'Secret'), 'lib/Outer')
  link(join(outside, 'Secret/2.cbz'), 'lib/A/2.cbz')
  link(join(outside, 'none'), 'lib/A/gone.cbz')
  link(folder.path('lib/A'), 'lib/Inner')
  await scan()
  expect(names().sort()).toEqual(['lib/A/1.cbz', 'lib/Inner/1.cbz'])
  expect((await findTransientBooks(folder.world, folder.path('lib'))).map(book => book.name)).toEqual(['1', '1'])
})

test('scans a library whose root is a link', async () => {
  link(folder.path('lib'), 'root')
  await folder.scan({ root: folder.path('root') })
  expect(names()).toEqual(['root/A/1.cbz'])
})

test('terminates with loops and folders that link to each other', async () => {
  const all = Array.from({ length: 6 }, (_, i) => `lib/F${i}`)
  for (const name of all) {
    folder.writeComic(`${name}/1.cbz`)
    link(folder.path('lib'), `${name}/up`)
    for (const other of all) if (other !== name) link(folder.path(other), `${name}/${other.slice(4)}`)
  }
  await scan()
  expect(folder.world.books.size).toBeLessThan(1000)
})

test('does not read, download or delete a book that becomes a link outside its library', async () => {
  await scan()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'a@example.org', 'secret', ['ADMIN', 'PAGE_STREAMING', 'FILE_DOWNLOAD']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world), {
    signedInAs: () => world.users.get('A'),
  })
  const book = folder.book('1')
  const status = async (path: string) =>
    (await handleRequest(new Request(`http://server/api/v1/books/${book.id}${path}`))).status
  expect([await status('/pages/1'), await status('/file')]).toEqual([200, 200])
  rmSync(folder.path('lib/A'), { recursive: true })
  writeFileSync(join(outside, 'Secret/1.cbz'), readFileSync(join(outside, 'Secret/2.cbz')))
  link(join(outside, 'Secret'), 'lib/A')
  expect([await status('/pages/1'), await status('/pages/2/thumbnail'), await status('/file')]).toEqual([404, 404, 404])
  enqueueBookFileDeletion(world, book.id)
  await world.tasks.idle()
  expect(existsSync(join(outside, 'Secret/1.cbz'))).toBe(true)
  await folder.scanAgain(true)
  expect(names()).toEqual([])
})

test('does not serve a sidecar poster that is a link outside the library', async () => {
  writeFileSync(folder.path('lib/A/cover.png'), folder.png)
  await scan()
  const { world } = folder
  world.users.set('A', createUserRecord('A', 'a@example.org', 'secret', ['ADMIN']))
  const handleRequest = createMockServer(world, createMockServerHandlers(world), {
    signedInAs: () => world.users.get('A'),
  })
  const series = folder.series('A')
  const [poster] = world.thumbnails.of('series', series.id)
  const posterStatus = async () =>
    (await handleRequest(new Request(`http://server/api/v1/series/${series.id}/thumbnails/${poster?.id}`))).status
  expect(await posterStatus()).toBe(200)
  rmSync(folder.path('lib/A/cover.png'))
  link(join(outside, 'cover.png'), 'lib/A/cover.png')
  expect(await posterStatus()).toBe(404)
})
