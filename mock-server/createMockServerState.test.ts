import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createMockServerHandlers } from './createMockServerHandlers'
import { createMockServerState } from './createMockServerState'
import { createMockServer } from './http/createMockServer'
import { TestLibraryFolder } from './scanner/testLibraryFolder'

const folder = await TestLibraryFolder.make()
const dataDir = mkdtempSync(join(tmpdir(), 'longbox-own-'))
afterEach(() => {
  folder.remove()
  rmSync(dataDir, { recursive: true })
})

const listFolderContents = () =>
  readdirSync(folder.root, { recursive: true, withFileTypes: true })
    .map(entry => {
      const path = join(entry.parentPath, entry.name)
      return [path, statSync(path).mtimeMs, entry.isFile() && readFileSync(path, 'base64')]
    })
    .sort()

test('leaves the library folder unchanged after scan, analysis, edits, reading and poster generation', async () => {
  folder.writeComic('Tide/Tide 1.cbz', { Series: 'Tide', Number: 1 })
  folder.writeComic('Tide/named wrongly.zip')
  folder.writeFile('Tide/cut.cbz', 'PK')
  const before = listFolderContents()
  const world = await createMockServerState({ dataDir, library: folder.root })
  await world.tasks.idle()
  const admin = [...world.users.values()].find(({ roles }) => roles.includes('ADMIN'))
  const options = { signedInAs: () => admin }
  const handleRequest = createMockServer(world, createMockServerHandlers(world, options), options)
  const sendRequest = (method: string, path: string, body?: object) =>
    handleRequest(
      new Request(`http://localhost${path}`, {
        method,
        body: body && JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      }),
    )
  const book = [...world.books.values()].find(({ media }) => media.status === 'READY')
  for (const [method, path, body] of [
    ['GET', `/api/v1/books/${book?.id}/pages/1`],
    ['GET', `/api/v1/books/${book?.id}/thumbnail`],
    ['PATCH', `/api/v1/books/${book?.id}/metadata`, { title: 'Another' }],
    ['PATCH', `/api/v1/books/${book?.id}/read-progress`, { page: 2 }],
    ['POST', `/api/v1/libraries/${book?.libraryId}/analyze`],
    ['POST', `/api/v1/libraries/${book?.libraryId}/metadata/refresh`],
    ['POST', `/api/v1/libraries/${book?.libraryId}/scan?deep=true`],
    ['POST', `/api/v1/libraries/${book?.libraryId}/empty-trash`],
  ] as const)
    expect((await sendRequest(method, path, body)).status, path).toBeLessThan(300)
  await world.tasks.idle()
  await world.close()
  expect(world.books.size).toBe(3)
  expect(listFolderContents()).toEqual(before)
})
