import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRegularFile } from '../../../mock-server/archives/openRegularFile'
import { TestLibraryFolder } from '../../../mock-server/scanner/testLibraryFolder'

// Tests of library folders with unusual files, such as FIFOs, and unusual file names, such as names that contain
// markup.

let folder: TestLibraryFolder
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
})
afterEach(() => folder.remove(), 30_000)

test.skipIf(process.platform === 'win32')(
  'named pipes are not opened, and are neither books nor posters nor metadata',
  async () => {
    folder.writeComic('A/1.cbz')
    const names = ['2.cbz', '3.epub', '4.pdf', '5.cbr', '1.png', '1-1.jpg', 'cover.jpg', 'series.json', 'ComicInfo.xml']
    execFileSync(
      'mkfifo',
      names.map(name => folder.path(`A/${name}`)),
    )
    expect(() => openRegularFile(folder.path('A/2.cbz'))).toThrow('Only regular files')
    await folder.scan()
    expect([...folder.world.books.values()].map(({ name, media }) => [name, media.status])).toEqual([['1', 'READY']])
    await folder.scanAgain(true)
    expect(folder.world.books.size).toBe(1)
  },
  30_000,
)

test('file names with markup, control characters or names of object properties are treated as plain text', async () => {
  const names = [
    '<b onclick=x>',
    '\u202egnp',
    '__proto__',
    'constructor',
    'a%2fb..;%00',
    '?#&',
    'n\nl\u001b[31m',
  ].filter(name => process.platform !== 'win32' || !/[<>?\n]/.test(name))
  for (const name of names) folder.writeComic(`A/${name}.cbz`)
  await folder.scan()
  expect([...folder.world.books.values()].map(({ name }) => name).sort()).toEqual([...names].sort())
  expect([...folder.world.books.values()].every(({ media }) => media.status === 'READY')).toBe(true)
})
