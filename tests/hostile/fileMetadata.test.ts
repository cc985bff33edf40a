import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { archiveLimits } from '../../mock-server/archives/archiveLimits'
import { createMylarSeriesJson } from '../../mock-server/scanner/testLibraryFolder'
import { measureCpuMs } from '../harness/measureCpuMs'
import { createPngWithFalseSize } from './generators/hostileImages'
import { createEpubPackageDocument, createHostileZip, createTestEpub } from './generators/hostileZip'
import { RestrictedMockServer } from './mockServer/restrictedMockServer'

/**
 * Maximum processor time of a response or a scan in milliseconds. A processor time that grows only linearly with the
 * size of the file stays far below this maximum.
 */
const MAX_CPU_MS = 2_000
const PICTURE = createPngWithFalseSize(16, 32)
let mockServer: RestrictedMockServer
beforeEach(() => {
  mockServer = new RestrictedMockServer()
})
afterEach(() => mockServer.close())

const comic = (info: string, ...more: { name: string; content: string }[]) =>
  createHostileZip([
    { name: '1.png', content: PICTURE },
    { name: 'ComicInfo.xml', content: `<ComicInfo>${info}</ComicInfo>` },
    ...more,
  ])

const jsonOf = async (path: string, init: RequestInit = {}) => {
  let text = ''
  const cpuMs = await measureCpuMs(async () => {
    const response = await mockServer.request(path, undefined, init)
    expect([path, response.status]).toEqual([path, 200])
    text = await response.text()
  })
  expect([path, cpuMs < MAX_CPU_MS]).toEqual([path, true])
  return JSON.parse(text)
}

describe('texts that are names of inherited object properties', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    '%s in a file is treated as plain text',
    async name => {
      mockServer.writeFile(
        'Own/A/comic.cbz',
        comic(`<Manga>${name}</Manga><AgeRating>${name}</AgeRating><Writer>${name}</Writer><Tags>${name}</Tags>`, {
          name: `a.${name}`,
          content: 'text',
        }),
      )
      const metadata = `<dc:creator opf:role="${name}">Ann</dc:creator>`
      mockServer.writeFile(
        'Own/B/novel.epub',
        createTestEpub({ 'book.opf': createEpubPackageDocument('<itemref idref="c"/>', { metadata }) }),
      )
      await mockServer.scan('Own')
      const { content: books } = await jsonOf('/api/v1/books?sort=name')
      expect(books).toMatchObject([
        { name: 'comic', media: { status: 'READY' }, metadata: { authors: [{ name, role: 'writer' }] } },
        { name: 'novel', media: { status: 'READY' }, metadata: { authors: [{ name: 'Ann', role: 'writer' }] } },
      ])
      const { content: series } = await jsonOf('/api/v1/series?sort=name')
      expect(series).toMatchObject([
        { metadata: { readingDirection: '', ageRating: null } },
        { metadata: { readingDirection: '' } },
      ])
    },
  )

  test.each(['constructor', '__proto__', 'toString'])(
    '%s as a role or as a search field does not change search results',
    async name => {
      mockServer.writeFile('Own/Alpha/comic.cbz', comic('<Title>Findable</Title>'))
      await mockServer.scan('Own')
      const { id } = mockServer.book('Own', 'comic')
      const change = await mockServer.request(`/api/v1/books/${id}/metadata`, undefined, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ authors: [{ name: 'Ann', role: name }] }),
      })
      expect(change.status).toBe(204)
      await mockServer.world.tasks.idle()
      // Advances the clock of the mock server by an hour, because a change appears in the search index only after a
      // delay.
      vi.spyOn(mockServer.world, 'now').mockReturnValue(Date.now() + 3_600_000)
      expect((await jsonOf('/api/v1/books?search=findable')).totalElements).toBe(1)
      expect((await jsonOf(`/api/v1/books?search=${name}:findable`)).totalElements).toBe(0)
      expect((await jsonOf(`/api/v1/books/${id}/manifest`)).metadata.contributor).toEqual(['Ann'])
    },
  )
})

test.each([
  ['age_rating', 'constructor'],
  ['age_rating', '__proto__'],
  ['age_rating', 'valueOf'],
  ['total_issues', 1.5],
  ['total_issues', 1e300],
  ['total_issues', -1e10],
])('a series.json with the invalid value %s: %s is ignored', async (field, value) => {
  mockServer.writeFile('Own/A/comic.cbz', comic(''))
  mockServer.writeFile('Own/A/series.json', createMylarSeriesJson({ name: 'Own', [field]: value }))
  await mockServer.scan('Own')
  const { content } = await jsonOf('/api/v1/series')
  expect(content).toMatchObject([{ metadata: { title: 'A', ageRating: null, totalBookCount: null } }])
})

describe('very long metadata', () => {
  test.each([
    ['invalid parts', `en-${'a-'.repeat(20_000)}x`],
    ['valid parts', `en-${Array.from({ length: 2_000 }, (_, i) => `v${i + 10_000}`).join('-')}`],
  ])(
    'a language tag with many %s is parsed within the time limit',
    async (_, tag) => {
      mockServer.writeFile('Own/A/comic.cbz', comic(`<LanguageISO>${tag}</LanguageISO>`))
      const cpuMs = await measureCpuMs(() => mockServer.scan('Own'))
      expect(cpuMs).toBeLessThan(MAX_CPU_MS)
      const { content } = await jsonOf('/api/v1/series')
      expect(content[0].metadata.language).toMatch(/^en/)
    },
    30_000,
  )

  test('is truncated before it is stored, and responses with it arrive within the time limit', async () => {
    const many = (count: number, text: (i: number) => string) =>
      Array.from({ length: count }, (_, i) => text(i)).join('')
    const metadata = `<dc:description>${'x'.repeat(2_000_000)}</dc:description>${many(60_000, i => `<dc:creator>c${i}</dc:creator>`)}`
    mockServer.writeFile(
      'Own/A/novel.epub',
      createTestEpub({ 'book.opf': createEpubPackageDocument('<itemref idref="c"/>', { metadata }) }),
    )
    mockServer.writeFile(
      'Own/B/comic.cbz',
      comic(
        `<Title>${'x'.repeat(100_000)}</Title><Writer>${many(20_000, i => `w${i},`)}</Writer><Tags>${many(20_000, i => `t${i},`)}</Tags>
        <Genre>${many(20_000, i => `g${i},`)}</Genre><StoryArc>${many(20_000, i => `a${i},`)}</StoryArc><SeriesGroup>${many(20_000, i => `s${i},`)}</SeriesGroup>`,
      ),
    )
    await mockServer.scan('Own')
    const { content: books } = await jsonOf('/api/v1/books?sort=name')
    const [{ metadata: comicMetadata }, { metadata: novelMetadata }] = books
    expect(comicMetadata.tags).toHaveLength(archiveLimits.metadataListLength)
    expect(novelMetadata.summary).toHaveLength(archiveLimits.metadataTextLength)
    for (const { metadata } of books)
      for (const value of Object.values(metadata)) {
        if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(archiveLimits.metadataTextLength)
        if (Array.isArray(value)) expect(value.length).toBeLessThanOrEqual(archiveLimits.metadataListLength)
      }
    for (const { id } of books) await jsonOf(`/api/v1/books/${id}/manifest`)
    expect(mockServer.world.readLists.size).toBeLessThanOrEqual(archiveLimits.metadataListLength)
    expect(mockServer.world.collections.size).toBeLessThanOrEqual(archiveLimits.metadataListLength)
  }, 30_000)
})
