import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enqueueBookImport } from './bookImport/enqueueBookImport'
import { analyzeTransientBookAndGuessSeries, findTransientBooks } from './bookImport/transientBooks'
import { enqueueBookFileDeletion } from './enqueueFileDeletion'
import { enqueueTrashEmptying } from './enqueueLibraryTasks'
import { enqueuePageRemovalPerBook, groupBookPagesByHash } from './hashes/findAndRemoveDuplicatePages'
import { TestLibraryFolder } from './testLibraryFolder'

let folder: TestLibraryFolder
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
})
afterEach(() => folder.remove())

describe('changed libraries', () => {
  it('soft-deletes a missing book, and restores it when the file returns under another name', async () => {
    for (const name of ['1', '2']) folder.writeComic(`A/${name}.cbz`)
    const library = await folder.scan()
    const former = folder.book('1')
    folder.world.progress.set({
      bookId: former.id,
      userId: 'U',
      page: 1,
      completed: false,
      readDate: 1,
      created: 1,
      lastModified: 1,
      deviceId: '',
      deviceName: '',
      locator: null,
    })
    renameSync(folder.path('A/1.cbz'), folder.path('away'))
    utimesSync(folder.path('A'), new Date(), new Date(Date.now() + 5000))
    await folder.scanAgain()
    expect(former.deleted).toBe(true)
    expect(folder.series('A').booksCount).toBe(2)
    renameSync(folder.path('away'), folder.path('A/9.cbz'))
    utimesSync(folder.path('A'), new Date(), new Date(Date.now() + 9000))
    await folder.scanAgain()
    expect(folder.world.books.has(former.id)).toBe(false)
    expect(folder.world.progress.of('U', folder.book('9').id)?.page).toBe(1)
    expect(folder.book('9').media.status).toBe('READY')
    enqueueTrashEmptying(folder.world, library.id)
    await folder.world.tasks.idle()
    expect(folder.world.books.size).toBe(2)
  })

  it('renumbered books take their number from ComicInfo.xml, but not from EPUB metadata', async () => {
    for (const number of [7, 8]) folder.writeComic(`A/${number}.cbz`, { Number: number })
    folder.writeFile(
      'A/9.epub',
      zipSync(
        Object.fromEntries(
          Object.entries({
            mimetype: 'application/epub+zip',
            'META-INF/container.xml': '<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
            'b.opf':
              '<package><metadata><meta property="belongs-to-collection" id="s">A</meta><meta refines="#s" property="group-position">9</meta></metadata><manifest/><spine/></package>',
          }).map(([name, text]) => [name, strToU8(text)]),
        ),
      ),
    )
    const library = await folder.scan()
    const numbers = () => ['8', '9'].map(name => folder.book(name).metadata.number)
    expect(numbers()).toEqual(['8', '9'])
    rmSync(folder.path('A/7.cbz'))
    utimesSync(folder.path('A'), new Date(), new Date(Date.now() + 5000))
    await folder.scanAgain()
    expect(numbers()).toEqual(['8', '3'])
    enqueueTrashEmptying(folder.world, library.id)
    await folder.world.tasks.idle()
    expect(numbers()).toEqual(['8', '2'])
  })

  it('marks the books of a series as modified when a book is added', async () => {
    folder.writeComic('A/1.cbz')
    await folder.scan()
    const book = folder.book('1')
    book.lastModified = 5
    folder.writeComic('A/2.cbz')
    utimesSync(folder.path('A'), new Date(), new Date(Date.now() + 5000))
    await folder.scanAgain()
    expect(book.lastModified).toBeGreaterThan(5)
  })

  it('analyses a changed file again, and marks a library without a root folder as unavailable', async () => {
    folder.writeComic('A/1.cbz')
    const library = await folder.scan()
    folder.writeFile('A/1.cbz', zipSync({ '1.png': folder.png, '2.png': folder.png, '3.png': folder.png }))
    await folder.scanAgain(true)
    expect(folder.book('1').media).toMatchObject({ status: 'READY', pagesCount: 3 })
    renameSync(folder.root, `${folder.root}-gone`)
    await folder.scanAgain()
    expect(library.unavailable).toBe(true)
    expect(folder.book('1').deleted).toBe(false)
    renameSync(`${folder.root}-gone`, folder.root)
    await folder.scanAgain()
    expect(library.unavailable).toBe(false)
  })

  it('deletes a series folder when its last file is deleted', async () => {
    folder.writeComic('A/1.cbz')
    await folder.scan()
    enqueueBookFileDeletion(folder.world, folder.book('1').id)
    await folder.world.tasks.idle()
    expect(folder.world.history.map(row => row.type)).toEqual(['BookFileDeleted', 'SeriesFolderDeleted'])
    expect([...folder.world.books.values()].map(book => book.deleted)).toEqual([true])
  })

  it('removes a duplicate page from several books', async () => {
    for (const name of ['1', '2']) folder.writeComic(`A/${name}.cbz`)
    await folder.scan({ hashPages: true, hashKoreader: true })
    expect(folder.book('1').hasKoreaderHash).toBe(true)
    const [, matches = []] = [...groupBookPagesByHash(folder.world)][0] ?? []
    expect(matches).toHaveLength(4)
    enqueuePageRemovalPerBook(
      folder.world,
      matches.filter(match => match.number === 2),
    )
    await folder.world.tasks.idle()
    for (const name of ['1', '2'])
      expect(folder.book(name)).toMatchObject({ media: { pagesCount: 1 }, fileHash: '', hasKoreaderHash: false })
    expect(readFileSync(folder.path('A/1.cbz')).includes('mark.txt')).toBe(true)
  })

  it('reports import errors as codes, and an upgraded book keeps the data of the old book', async () => {
    folder.writeComic('lib/A/1.cbz')
    folder.writeComic('in/better.cbz')
    await folder.scan({ root: folder.path('lib') })
    const outcomes: unknown[] = []
    folder.world.subscribe(({ event, data }) => event === 'BookImported' && outcomes.push(data.message ?? data.success))
    const former = folder.book('1')
    former.metadata.locks = { title: true }
    const seriesId = folder.series('A').id
    enqueueBookImport(folder.world, { sourceFile: folder.path('in/none.cbz'), seriesId, copyMode: 'COPY' })
    enqueueBookImport(folder.world, { sourceFile: former.path, seriesId, copyMode: 'COPY' })
    enqueueBookImport(folder.world, {
      sourceFile: folder.path('in/better.cbz'),
      seriesId,
      copyMode: 'COPY',
      destinationName: '1',
    })
    enqueueBookImport(folder.world, {
      sourceFile: folder.path('in/better.cbz'),
      seriesId,
      copyMode: 'MOVE',
      destinationName: '1',
      upgradeBookId: former.id,
    })
    await folder.world.tasks.idle()
    expect(outcomes).toEqual(['ERR_1018', 'ERR_1019', true])
    expect(folder.world.books.has(former.id)).toBe(false)
    expect(folder.book('1')).toMatchObject({
      number: 1,
      media: { status: 'READY' },
      metadata: { locks: { title: true } },
    })
  })

  it('imports artwork next to the file, and deletes artwork of the replaced book', async () => {
    folder.writeComic('lib/A/1.cbz')
    folder.writeFile('lib/A/1.png', folder.png)
    folder.writeComic('in/better.cbz')
    folder.writeFile('in/Better-2.png', folder.png)
    await folder.scan({ root: folder.path('lib') })
    const { id, seriesId } = folder.book('1')
    const sourceFile = folder.path('in/better.cbz')
    const importRequest = { sourceFile, seriesId, copyMode: 'MOVE' as const, destinationName: '1', upgradeBookId: id }
    enqueueBookImport(folder.world, importRequest)
    await folder.world.tasks.idle()
    expect(readdirSync(folder.path('lib/A')).sort()).toEqual(['1-2.png', '1.cbz'])
    expect(readdirSync(folder.path('in'))).toEqual([])
    expect(folder.world.thumbnails.selectedOf('book', folder.book('1').id)).toMatchObject({ type: 'SIDECAR' })
  })

  it('an upgraded one-shot remains after the next scan', async () => {
    folder.writeComic('lib/_one/solo.cbz')
    folder.writeComic('in/other.cbz')
    await folder.scan({ root: folder.path('lib'), oneshotsDirectory: '_one' })
    const { id, seriesId } = folder.book('solo')
    const sourceFile = folder.path('in/other.cbz')
    enqueueBookImport(folder.world, { sourceFile, seriesId, copyMode: 'COPY', upgradeBookId: id })
    await folder.world.tasks.idle()
    await folder.scanAgain(true)
    expect(folder.world.series.get(seriesId)).toMatchObject({ deleted: false, path: folder.path('lib/_one/other.cbz') })
    expect(folder.world.books.size).toBe(1)
  })

  it('suggests the first series whose title contains the series name of the file, with or without volume', async () => {
    folder.writeComic('lib/Alpha two/1.cbz')
    folder.writeComic('lib/Beta (3)/1.cbz')
    folder.writeComic('in/a.cbz', { Series: 'alpha', Volume: 3, Number: '4.5' })
    folder.writeComic('in/b.cbz', { Series: 'Beta', Volume: 3 })
    folder.writeComic('in/c.cbz', { Series: 'Gamma' })
    await folder.scan({ root: folder.path('lib') })
    const transientBooks = await findTransientBooks(folder.world, folder.path('in'))
    for (const book of transientBooks) await analyzeTransientBookAndGuessSeries(folder.world, book)
    expect(transientBooks.map(({ number, seriesId }) => [number, seriesId])).toEqual([
      [4.5, folder.series('Alpha two').id],
      [null, folder.series('Beta (3)').id],
      [null, null],
    ])
  })

  it('suggests a series with the same title before a series with a longer title, without regard to accents', async () => {
    for (const name of ['Éclair and more', 'Eclair', 'Batman (2016)', 'Batman']) folder.writeComic(`lib/${name}/1.cbz`)
    folder.writeComic('in/a.cbz', { Series: 'ÉCLAIR' })
    folder.writeComic('in/b.cbz', { Series: 'Batman', Volume: 2020 })
    await folder.scan({ root: folder.path('lib') })
    const transientBooks = await findTransientBooks(folder.world, folder.path('in'))
    for (const book of transientBooks) await analyzeTransientBookAndGuessSeries(folder.world, book)
    const suggested = transientBooks.map(({ seriesId }) => folder.world.series.get(String(seriesId))?.name)
    expect(suggested).toEqual(['Eclair', 'Batman'])
  })

  it('a failed import changes neither files nor the book to upgrade', async () => {
    folder.writeComic('lib/A/1.cbz')
    await folder.scan({ root: folder.path('lib') })
    const former = folder.book('1')
    const outcomes: unknown[] = []
    folder.world.subscribe(({ event, data }) => event === 'BookImported' && outcomes.push(data.message))
    const sourceFile = folder.path('in/1.cbz')
    mkdirSync(sourceFile, { recursive: true })
    const importRequest = { seriesId: former.seriesId, upgradeBookId: former.id, sourceFile }
    for (const copyMode of ['MOVE', 'COPY', 'HARDLINK'] as const) {
      enqueueBookImport(folder.world, { ...importRequest, copyMode })
      await folder.world.tasks.idle()
    }
    expect(outcomes).toEqual(['ERR_1022', 'ERR_1022', 'ERR_1022'])
    expect([existsSync(sourceFile), readdirSync(folder.path('lib/A'))]).toEqual([true, ['1.cbz']])
    expect(folder.book('1')).toBe(former)
  })
})
