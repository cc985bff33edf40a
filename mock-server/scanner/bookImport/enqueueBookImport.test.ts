import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestLibraryFolder } from '../testLibraryFolder'
import { enqueueBookImport } from './enqueueBookImport'

let folder: TestLibraryFolder
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
})
afterEach(() => folder.remove())

test.each([
  ['1', 'exists', ['BookFileDeleted', 'BookImported']],
  ['2', 'exists', ['BookFileDeleted', 'BookImported']],
  ['1', 'is missing', ['BookImported']],
  ['2', 'is missing', ['BookImported']],
])('an upgrade of 1.cbz to %s.cbz, where 1.cbz %s, adds %j to the history', async (destinationName, state, types) => {
  folder.writeComic('lib/A/1.cbz')
  folder.writeComic('in/better.cbz')
  await folder.scan({ root: folder.path('lib') })
  const { id, seriesId, path } = folder.book('1')
  if (state === 'is missing') rmSync(path)
  const sourceFile = folder.path('in/better.cbz')
  enqueueBookImport(folder.world, { sourceFile, seriesId, copyMode: 'COPY', destinationName, upgradeBookId: id })
  await folder.world.tasks.idle()
  expect(folder.world.history.map(row => row.type)).toEqual(types)
})
