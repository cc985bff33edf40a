import { renameSync, utimesSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TestLibraryFolder } from './testLibraryFolder'

let folder: TestLibraryFolder
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
})
afterEach(() => folder.remove())

it('a scan updates a series that lost a book, even if the time of its folder is unchanged', async () => {
  for (const name of ['1', '2']) folder.writeComic(`A/${name}.cbz`)
  const folderTime = new Date(Date.now() + 5_000)
  utimesSync(folder.path('A'), folderTime, folderTime)
  await folder.scan()
  const series = folder.series('A')
  series.lastModified = 5
  renameSync(folder.path('A/2.cbz'), folder.path('away'))
  folder.writeComic('A/3.cbz')
  utimesSync(folder.path('A'), folderTime, folderTime)
  await folder.scanAgain()
  expect(series.lastModified).toBeGreaterThan(5)
  expect(folder.book('3').seriesId).toBe(series.id)
})
