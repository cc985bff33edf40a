import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookRecord, SeriesRecord } from '../world/records'
import { World } from '../world/world'
import { addLibrary, LIBRARY_DEFAULTS, type LibraryOptions } from './addLibrary'
import { queueBookFileRemoval } from './fileRemoval'
import { queueImport } from './importBook'
import { hashedPages, queueRemovalOf } from './pageHashes'
import { queueEmptyTrash, queueScan } from './scanJobs'

let picture: Uint8Array
let root: string
let world: World

beforeAll(async () => {
  picture = await sharp({ create: { width: 20, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
})
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scan-'))
  world = new World()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const put = (path: string, bytes: Uint8Array | string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), bytes)
}
const comic = (path: string, info?: Record<string, string | number>, mark = path) => {
  const xml = Object.entries(info ?? {})
    .map(([key, value]) => `<${key}>${value}</${key}>`)
    .join('')
  const files = {
    '1.png': picture,
    '2.png': picture,
    'mark.txt': strToU8(mark),
    ...(info ? { 'ComicInfo.xml': strToU8(`<ComicInfo>${xml}</ComicInfo>`) } : {}),
  }
  put(path, zipSync(files))
}
const scan = async (options: Partial<LibraryOptions> = {}) => {
  const library = addLibrary(world, { ...LIBRARY_DEFAULTS, name: 'L', root, ...options })
  await world.tasks.idle()
  return library
}
const again = async (deep = false) => {
  for (const id of world.libraries.keys()) queueScan(world, id, { deep })
  await world.tasks.idle()
}
const seriesNamed = (name: string) => [...world.series.values()].find(series => series.name === name) as SeriesRecord
const bookNamed = (name: string) =>
  [...world.books.values()].find(book => book.name === name && !book.deleted) as BookRecord

describe('walking', () => {
  it('makes a series of each folder with books, and one of each file among the one-shots', async () => {
    for (const path of [
      'A/a 1.cbz',
      'A/Deep/d.cbz',
      'A/._hidden.cbz',
      '.Hidden/h.cbz',
      '#recycle/r.cbz',
      'Empty/notes.txt',
      '_oneshots/solo.cbz',
      'top.zip',
    ])
      comic(path)
    await scan({ oneshotsDirectory: '_oneshots', scanDirectoryExclusions: ['#RECYCLE'] })
    expect([...world.series.values()].map(series => [series.name, series.oneshot]).sort()).toEqual(
      [
        ['A', false],
        ['Deep', false],
        [root.split('/').at(-1), false],
        ['solo', true],
      ].sort(),
    )
    expect(seriesNamed('solo').metadata).toMatchObject({ status: 'ENDED', totalBookCount: 1 })
  })

  it('takes only the kinds of file that the library wants', async () => {
    for (const path of ['A/a.cbz', 'A/b.epub', 'A/c.pdf']) comic(path)
    await scan({ scanCbx: false, scanPdf: false })
    expect([...world.books.values()].map(book => book.name)).toEqual(['b'])
  })
})

describe('analysis', () => {
  it('numbers books naturally and tells what is wrong with files', async () => {
    for (const name of ['10', '2', '1']) comic(`A/x ${name}.cbz`)
    put('B/text.cbr', 'only text')
    put('B/cut.cbz', zipSync({ '1.png': picture }).subarray(0, 60))
    put('B/no pages.cbz', zipSync({ 'a.txt': strToU8('x') }))
    put('B/false.epub', zipSync({ '1.png': picture }))
    await scan()
    expect(world.booksOf(seriesNamed('A').id).map(book => [book.name, book.number, book.metadata.number])).toEqual([
      ['x 1', 1, '1'],
      ['x 2', 2, '2'],
      ['x 10', 3, '3'],
    ])
    const media = (name: string) => [bookNamed(name).media.status, bookNamed(name).media.comment]
    expect(media('text')).toEqual(['UNSUPPORTED', 'ERR_1001'])
    expect(media('cut')).toEqual(['ERROR', 'ERR_1008'])
    expect(media('no pages')).toEqual(['ERROR', 'ERR_1006'])
    expect(media('false')).toEqual(['ERROR', 'ERR_1032'])
    expect(bookNamed('x 1').media).toMatchObject({ status: 'READY', pagesCount: 2, mediaProfile: 'DIVINA' })
    expect(world.thumbnails.of('book', bookNamed('x 1').id)).toMatchObject([
      { type: 'GENERATED', selected: true, width: 20, height: 30 },
    ])
  })
})

describe('metadata', () => {
  it('comes from ComicInfo, the most frequent word winning, and locks keep it out', async () => {
    comic('A/1.cbz', {
      Series: 'Alpha',
      Title: 'One',
      Number: '0.5',
      Year: 2020,
      Writer: 'Zoe, Al',
      Genre: 'Drama',
      AgeRating: 'Teen',
      Count: 3,
      SeriesGroup: 'Greek',
    })
    comic('A/2.cbz', {
      Series: 'Alpha',
      Year: 2019,
      Month: 13,
      Genre: 'Sci-Fi',
      AgeRating: 'Everyone',
      StoryArc: 'Arc',
      StoryArcNumber: 2,
      Volume: 2,
    })
    comic('A/3.cbz', { Series: 'Alpha', StoryArc: 'Arc', StoryArcNumber: 1 })
    await scan({ importComicInfoSeriesAppendVolume: false })
    const series = seriesNamed('A')
    expect(series.metadata).toMatchObject({
      title: 'Alpha',
      genres: ['drama', 'sci-fi'],
      ageRating: 13,
      totalBookCount: 3,
    })
    expect(series.aggregation).toMatchObject({
      authors: [
        { name: 'Al', role: 'writer' },
        { name: 'Zoe', role: 'writer' },
      ],
      releaseDate: '2020-01-01',
    })
    expect(bookNamed('1').metadata).toMatchObject({ title: 'One', number: '0.5', numberSort: 0.5 })
    expect([...world.collections.values()]).toMatchObject([{ name: 'Greek', seriesIds: [series.id] }])
    expect([...world.readLists.values()]).toMatchObject([
      { name: 'Arc', bookIds: [bookNamed('3').id, bookNamed('2').id] },
    ])
    series.metadata.title = 'Mine'
    series.metadata.locks = { title: true }
    await again(true)
    expect(series.metadata.title).toBe('Mine')
  })

  it('Mylar and pictures beside the files are used', async () => {
    comic('A/1.cbz')
    put('A/series.json', JSON.stringify({ metadata: { name: 'Aa', status: 'Ended', publisher: 'P' } }))
    put('A/cover.png', picture)
    put('A/1.png', picture)
    await scan()
    expect(seriesNamed('A').metadata).toMatchObject({ title: 'Aa', status: 'ENDED', publisher: 'P' })
    expect(world.thumbnails.of('series', seriesNamed('A').id)).toMatchObject([{ type: 'SIDECAR', selected: true }])
    expect(world.thumbnails.of('book', bookNamed('1').id).map(({ type, selected }) => [type, selected])).toEqual([
      ['SIDECAR', true],
      ['GENERATED', false],
    ])
  })
})

describe('change', () => {
  it('a lost file is kept in the trash, and gets everything back when it returns under another name', async () => {
    for (const name of ['1', '2']) comic(`A/${name}.cbz`)
    const library = await scan()
    const former = bookNamed('1')
    world.progress.set({
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
    renameSync(join(root, 'A/1.cbz'), join(root, 'away'))
    utimesSync(join(root, 'A'), new Date(), new Date(Date.now() + 5000))
    await again()
    expect(former.deleted).toBe(true)
    expect(seriesNamed('A').booksCount).toBe(2)
    renameSync(join(root, 'away'), join(root, 'A/9.cbz'))
    utimesSync(join(root, 'A'), new Date(), new Date(Date.now() + 9000))
    await again()
    expect(world.books.has(former.id)).toBe(false)
    expect(world.progress.of('U', bookNamed('9').id)?.page).toBe(1)
    expect(bookNamed('9').media.status).toBe('READY')
    queueEmptyTrash(world, library.id)
    await world.tasks.idle()
    expect(world.books.size).toBe(2)
  })

  it('a changed file is looked into again; a root that is gone makes the library unavailable', async () => {
    comic('A/1.cbz')
    const library = await scan()
    put('A/1.cbz', zipSync({ '1.png': picture, '2.png': picture, '3.png': picture }))
    await again(true)
    expect(bookNamed('1').media).toMatchObject({ status: 'READY', pagesCount: 3 })
    renameSync(root, `${root}-gone`)
    await again()
    expect(library.unavailable).toBe(true)
    expect(bookNamed('1').deleted).toBe(false)
    renameSync(`${root}-gone`, root)
    await again()
    expect(library.unavailable).toBe(false)
  })

  it('deleting the last file of a folder deletes the folder', async () => {
    comic('A/1.cbz')
    await scan()
    queueBookFileRemoval(world, bookNamed('1').id)
    await world.tasks.idle()
    expect(world.history.map(row => row.type)).toEqual(['BookFileDeleted', 'SeriesFolderDeleted'])
    expect([...world.books.values()].map(book => book.deleted)).toEqual([true])
  })

  it('the same page in several books can be taken out', async () => {
    for (const name of ['1', '2']) comic(`A/${name}.cbz`)
    await scan({ hashPages: true })
    const [, matches = []] = [...hashedPages(world)][0] ?? []
    expect(matches).toHaveLength(4)
    queueRemovalOf(
      world,
      matches.filter(match => match.number === 2),
    )
    await world.tasks.idle()
    expect([...world.books.values()].map(book => [book.media.pagesCount, book.fileHash])).toEqual([
      [1, ''],
      [1, ''],
    ])
    expect(readFileSync(join(root, 'A/1.cbz')).includes('mark.txt')).toBe(true)
  })

  it('imports answer with codes, and an upgrade takes over what the old book had', async () => {
    comic('lib/A/1.cbz')
    comic('in/better.cbz')
    await scan({ root: join(root, 'lib') })
    const told: unknown[] = []
    world.subscribe(({ event, data }) => event === 'BookImported' && told.push(data.message ?? data.success))
    const former = bookNamed('1')
    former.metadata.locks = { title: true }
    const seriesId = seriesNamed('A').id
    queueImport(world, { sourceFile: join(root, 'in/none.cbz'), seriesId, copyMode: 'COPY' })
    queueImport(world, { sourceFile: former.path, seriesId, copyMode: 'COPY' })
    queueImport(world, { sourceFile: join(root, 'in/better.cbz'), seriesId, copyMode: 'COPY', destinationName: '1' })
    queueImport(world, {
      sourceFile: join(root, 'in/better.cbz'),
      seriesId,
      copyMode: 'MOVE',
      destinationName: '1',
      upgradeBookId: former.id,
    })
    await world.tasks.idle()
    expect(told).toEqual(['ERR_1018', 'ERR_1019', true])
    expect(world.books.has(former.id)).toBe(false)
    expect(bookNamed('1')).toMatchObject({
      number: 1,
      media: { status: 'READY' },
      metadata: { locks: { title: true } },
    })
  })
})
