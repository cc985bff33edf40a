import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMylarSeriesJson, TestLibraryFolder } from './testLibraryFolder'

let folder: TestLibraryFolder
beforeEach(async () => {
  folder = await TestLibraryFolder.make()
})
afterEach(() => folder.remove())

describe('folder scan', () => {
  it('creates a series for each folder with books, and for each file in the one-shots folder', async () => {
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
      folder.writeComic(path)
    await folder.scan({ oneshotsDirectory: '_oneshots', scanDirectoryExclusions: ['#RECYCLE'] })
    expect([...folder.world.series.values()].map(series => [series.name, series.oneshot]).sort()).toEqual(
      [
        ['A', false],
        ['Deep', false],
        [folder.root.split('/').at(-1), false],
        ['solo', true],
      ].sort(),
    )
    expect(folder.series('solo').metadata).toMatchObject({ status: 'ENDED', totalBookCount: 1 })
  })

  it('scans only the file types that the library options allow', async () => {
    for (const path of ['A/a.cbz', 'A/b.epub', 'A/c.pdf']) folder.writeComic(path)
    await folder.scan({ scanCbx: false, scanPdf: false })
    expect([...folder.world.books.values()].map(book => book.name)).toEqual(['b'])
  })
})

describe('analysis', () => {
  it('numbers books in natural order and reports file errors', async () => {
    for (const name of ['10', '2', '1']) folder.writeComic(`A/x ${name}.cbz`)
    folder.writeFile('B/text.cbr', 'only text')
    folder.writeFile('B/cut.cbz', zipSync({ '1.png': folder.png }).subarray(0, 60))
    folder.writeFile('B/no pages.cbz', zipSync({ 'a.txt': strToU8('x') }))
    folder.writeFile('B/false.epub', zipSync({ '1.png': folder.png }))
    await folder.scan()
    expect(
      folder.world.booksOf(folder.series('A').id).map(book => [book.name, book.number, book.metadata.number]),
    ).toEqual([
      ['x 1', 1, '1'],
      ['x 2', 2, '2'],
      ['x 10', 3, '3'],
    ])
    const media = (name: string) => [folder.book(name).media.status, folder.book(name).media.comment]
    expect(media('text')).toEqual(['UNSUPPORTED', 'ERR_1001'])
    expect(media('cut')).toEqual(['ERROR', 'ERR_1008'])
    expect(media('no pages')).toEqual(['ERROR', 'ERR_1006'])
    expect(media('false')).toEqual(['ERROR', 'ERR_1032'])
    expect(folder.book('x 1').media).toMatchObject({ status: 'READY', pagesCount: 2, mediaProfile: 'DIVINA' })
    expect(folder.world.thumbnails.of('book', folder.book('x 1').id)).toMatchObject([
      { type: 'GENERATED', selected: true, width: 20, height: 30 },
    ])
  })
})

describe('a damaged file in a comic', () => {
  it('is named in the comment', async () => {
    const noise = Uint8Array.from({ length: 5_000 }, (_, i) => (i * i * 7) % 251)
    const comic = zipSync({ '1.png': folder.png, '2.png': [noise, { level: 9 }] })
    const start = Buffer.from(comic).indexOf('2.png') + 5
    comic.fill(0xff, start, start + 50)
    folder.writeFile('A/1.cbz', comic)
    await folder.scan()
    expect(folder.book('1').media).toMatchObject({ status: 'READY', pagesCount: 1, comment: 'ERR_1007 [2.png]' })
  })
})

describe('metadata', () => {
  it('comes from the most frequent ComicInfo.xml values, except in locked fields', async () => {
    folder.writeComic('A/1.cbz', {
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
    folder.writeComic('A/2.cbz', {
      Series: 'Alpha',
      Genre: 'Sci-Fi',
      AgeRating: 'Everyone',
      StoryArc: 'Arc',
      StoryArcNumber: 2,
      Volume: 2,
    })
    folder.writeComic('A/3.cbz', { Series: 'Alpha', StoryArc: 'Arc', StoryArcNumber: 1 })
    await folder.scan({ importComicInfoSeriesAppendVolume: false })
    const series = folder.series('A')
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
    expect(folder.book('1').metadata).toMatchObject({ title: 'One', number: '0.5', numberSort: 0.5 })
    expect([...folder.world.collections.values()]).toMatchObject([{ name: 'Greek', seriesIds: [series.id] }])
    expect([...folder.world.readLists.values()]).toMatchObject([
      { name: 'Arc', bookIds: [folder.book('3').id, folder.book('2').id] },
    ])
    series.metadata.title = 'Mine'
    series.metadata.locks = { title: true }
    await folder.scanAgain(true)
    expect(series.metadata.title).toBe('Mine')
  })

  it('appends the volume of a ComicInfo.xml to the series title as a number', async () => {
    folder.writeComic('A/1.cbz', { Series: 'Alpha', Volume: '02' })
    folder.writeComic('B/2.cbz', { Series: 'Beta', Volume: '01' })
    await folder.scan()
    expect(folder.series('A').metadata.title).toBe('Alpha (2)')
    expect(folder.series('B').metadata.title).toBe('Beta')
  })

  it('ignores the book metadata of a ComicInfo.xml with an invalid date', async () => {
    folder.writeComic('A/1.cbz', { Series: 'Alpha', Title: 'One', Year: 2019, Month: 2, Day: 30, StoryArc: 'Arc' })
    await folder.scan()
    expect(folder.series('A').metadata.title).toBe('Alpha')
    expect(folder.book('1').metadata).toMatchObject({ title: '1', releaseDate: null })
    expect(folder.world.readLists.size).toBe(0)
  })

  it('splits links at spaces, drops links without a host, and ignores story arcs with blank numbers', async () => {
    folder.writeComic('A/1.cbz', {
      Web: ' https://Example.org/a  mailto:b@example.org ftp://10.0.0.1/c',
      Number: '2d',
      StoryArc: 'Arc',
      StoryArcNumber: '',
    })
    await folder.scan()
    expect(folder.book('1').metadata).toMatchObject({
      number: '2d',
      numberSort: 2,
      links: [
        { label: 'Example.org', url: 'https://Example.org/a' },
        { label: '10.0.0.1', url: 'ftp://10.0.0.1/c' },
      ],
    })
    expect(folder.world.readLists.size).toBe(0)
  })

  it.each([
    { Year: -1, Month: -1, Day: 1 },
    { Year: 0, Month: 13, Day: 1 },
    { Year: 12_345, Month: 2, Day: 29 },
    { Year: 2_000_000_000, Month: 4, Day: 31 },
  ])('is ignored if the month or day of any year does not exist: $Year-$Month-$Day', async date => {
    folder.writeComic('A/1.cbz', { Title: 'One', ...date })
    await folder.scan()
    expect(folder.book('1').metadata).toMatchObject({ title: '1', releaseDate: null })
  })

  it.each([
    { Year: 2024, Month: 2, Day: 29, date: '2024-02-29' },
    { Year: 33, Month: 1, Day: 1, date: '0033-01-01' },
  ])('has the release date $date', async ({ date, ...fields }) => {
    folder.writeComic('A/1.cbz', fields)
    await folder.scan()
    expect(folder.book('1').metadata.releaseDate).toBe(date)
  })

  it.each([-1, 0, 12_345])('ignores the year %i', async Year => {
    folder.writeComic('A/1.cbz', { Title: 'One', Year, Month: 5, Day: 2 })
    await folder.scan()
    expect(folder.book('1').metadata).toMatchObject({ title: 'One', releaseDate: null })
  })

  it('reads Mylar metadata and artwork files', async () => {
    folder.writeComic('A/1.cbz')
    folder.writeFile('A/series.json', createMylarSeriesJson({ name: 'Aa', status: 'Ended', publisher: 'P' }))
    folder.writeFile('A/cover.png', folder.png)
    folder.writeFile('A/1.png', folder.png)
    await folder.scan()
    expect(folder.series('A').metadata).toMatchObject({ title: 'Aa', status: 'ENDED', publisher: 'P' })
    expect(folder.world.thumbnails.of('series', folder.series('A').id)).toMatchObject([
      { type: 'SIDECAR', selected: true },
    ])
    expect(
      folder.world.thumbnails.of('book', folder.book('1').id).map(({ type, selected }) => [type, selected]),
    ).toEqual([
      ['SIDECAR', true],
      ['GENERATED', false],
    ])
  })

  it('selects the first artwork file that is an image', async () => {
    folder.writeComic('A/1.cbz')
    folder.writeFile('A/1.jpg', 'not an image')
    folder.writeFile('A/1-1.png', folder.png)
    await folder.scan()
    const posters = folder.world.thumbnails.of('book', folder.book('1').id)
    expect(posters.map(({ type, selected }) => [type, selected])).toEqual([
      ['SIDECAR', true],
      ['GENERATED', false],
    ])
  })

  it('includes GIF files as artwork', async () => {
    const gif = await sharp(folder.png).gif().toBuffer()
    folder.writeComic('A/1.cbz')
    for (const name of ['cover', '1']) folder.writeFile(`A/${name}.gif`, gif)
    await folder.scan()
    const sidecars = [...folder.world.thumbnails.all()].filter(({ type }) => type === 'SIDECAR')
    expect(sidecars.map(({ owner, mediaType }) => [owner, mediaType]).sort()).toEqual([
      ['book', 'image/gif'],
      ['series', 'image/gif'],
    ])
  })
})
