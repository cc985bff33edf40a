import { http } from 'msw'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { generateLibraries } from '../../../mock-server/scenarios/generateLibraries'
import { generateProgressCollectionsAndReadLists } from '../../../mock-server/scenarios/generateProgressCollectionsAndReadLists'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { arbitraryFilters } from '../../../tests/harness/arbitraryFilters'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { listBooks as requestBookList } from '../../generated/books/books.calls'
import type { BookCondition, BookSearch, ListBooksParams } from '../../generated/model.schemas'
import { buildBookCondition } from '../../lists/filters/filterConditions'
import { bookFilters } from '../../lists/filters/filterDefinitions'
import { fetchLegacyBookList } from './fetchLegacyBookList'

const { world, server, signInAs } = createScreenTestServer(filled => {
  generateLibraries(filled, 12)
  generateProgressCollectionsAndReadLists(filled)
  for (const [index, tag] of ['cats, dogs', 'cats', 'dogs'].entries()) {
    const book = [...filled.books.values()][index]
    if (book) book.metadata = { ...book.metadata, tags: [tag] }
  }
})
const requests: string[] = []
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  server.events.on('request:start', ({ request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
  })
  signInAs('admin')
})
afterAll(() => server.close())

const ids = ({ content }: { content: readonly { id: string }[] }) => content.map(({ id }) => id)
const is = (key: string, value: string) => ({ [key]: { operator: 'is', value } }) as unknown as BookCondition
const books = [...world.books.values()]
const seriesId = [...world.series.values()].sort((a, b) => b.booksCount - a.booksCount)[0]?.id ?? ''
const [firstBookOfSeries] = world.booksOf(seriesId)
const other = books.find(book => book.seriesId !== seriesId)?.seriesId ?? ''
const readListId = [...world.readLists.keys()][0] ?? ''
const libraryId = [...world.libraries.keys()][0] ?? ''
const tags = [...new Set(books.flatMap(({ metadata }) => metadata.tags))]
const people = [...new Set(books.flatMap(({ metadata }) => metadata.authors.map(({ name }) => name)))]
const years = fc.integer({ min: new Date().getUTCFullYear() - 4, max: new Date().getUTCFullYear() })

const baseConditions: BookCondition[][] = [
  [],
  [is('libraryId', libraryId)],
  [is('seriesId', seriesId)],
  [{ anyOf: [is('seriesId', seriesId), is('seriesId', other)] }],
  [is('readListId', readListId)],
  [is('readListId', readListId), is('readStatus', 'IN_PROGRESS')],
]

property.prop(
  [
    arbitraryFilters(bookFilters, fc.constantFrom(libraryId, ...tags, ...people), years),
    fc.constantFrom(...baseConditions),
  ],
  { numRuns: 150 },
)('legacy lists return the same books as the list call', async (filters, baseCondition) => {
  const search: BookSearch = { condition: buildBookCondition(filters, ...baseCondition) }
  const [expected, legacy] = await Promise.all([
    requestBookList(search, { unpaged: true }),
    fetchLegacyBookList(search, { unpaged: true }),
  ])
  expect(ids(legacy).sort()).toEqual(ids(expected).sort())
  expect(legacy.totalElements).toBe(expected.totalElements)
})

const queries: [string, BookSearch, ListBooksParams][] = [
  [
    'a page of a series',
    { condition: is('seriesId', seriesId) },
    { page: 1, size: 2, sort: ['metadata.numberSort,desc'] },
  ],
  ['the list of a library', { condition: is('libraryId', libraryId) }, { size: 5, sort: ['createdDate,desc'] }],
  ['recent releases', releasedWithin('P1100D'), { size: 20, sort: ['metadata.releaseDate,desc'] }],
  [
    'books in progress',
    { condition: { allOf: [is('readStatus', 'IN_PROGRESS')] } },
    { sort: ['readProgress.readDate,desc'] },
  ],
  ['the books with a tag', { condition: is('tag', tags[0] ?? '') }, { size: 5, sort: ['createdDate,desc'] }],
  ['the books with a tag that contains a comma', { condition: is('tag', 'cats, dogs') }, { size: 5 }],
  ['a read list by files', { condition: is('readListId', readListId) }, { page: 1, size: 3, sort: ['name,desc'] }],
  [
    'the first book after a number',
    { condition: { allOf: [is('seriesId', seriesId), { numberSort: { operator: 'greaterThan', value: 2 } }] } },
    { size: 1, sort: ['metadata.numberSort,asc'] },
  ],
  [
    'full-text search in a series',
    { condition: is('seriesId', seriesId), fullTextSearch: firstBookOfSeries?.metadata.title },
    { size: 3 },
  ],
]

function releasedWithin(duration: string): BookSearch {
  return { condition: { allOf: [{ releaseDate: { operator: 'isInTheLast', duration } }] } }
}

test.each(queries)('%s: the legacy lists return the order and pages of the list call', async (_, search, params) => {
  const expected = await requestBookList(search, params)
  expect(expected.content.length).toBeGreaterThan(0)
  const legacy = await fetchLegacyBookList(search, params)
  expect(ids(legacy)).toEqual(ids(expected))
  const { number, size, totalPages, totalElements, first, last } = expected
  expect(legacy).toMatchObject({ number, size, totalPages, totalElements, first, last })
})

test.each([is('libraryId', libraryId), { allOf: [is('libraryId', libraryId), is('mediaProfile', 'DIVINA')] }])(
  'orders books by file instead of by series, as old servers cannot sort by series: %j',
  async condition => {
    const page = { page: 1, size: 6 }
    const expected = await requestBookList({ condition }, { ...page, sort: ['url,desc'] })
    expect(expected.content).toHaveLength(6)
    const legacy = await fetchLegacyBookList(
      { condition },
      { ...page, sort: ['series,desc', 'metadata.numberSort,asc'] },
    )
    expect(ids(legacy)).toEqual(ids(expected))
  },
)

test('tries the list call once on an old server and uses the legacy lists afterwards', async () => {
  vi.resetModules()
  const { listBooksWithLegacyFallback } = await import('../records/listBooksWithLegacyFallback')
  server.use(http.post('*/api/v1/books/list', () => Response.json({ status: 405 }, { status: 405 })))
  requests.length = 0
  const search = { condition: is('seriesId', seriesId) }
  const result = await listBooksWithLegacyFallback(search, { size: 3 })
  expect(result.content.map(book => book.seriesId)).toEqual([seriesId, seriesId, seriesId])
  await listBooksWithLegacyFallback(search, { size: 3 })
  const path = `GET /api/v1/series/${seriesId}/books`
  expect(requests).toEqual(['POST /api/v1/books/list', path, path])
  server.resetHandlers()
})

test.each([400, 404])('rejects if the list call fails with another status: %i', async status => {
  vi.resetModules()
  const { listBooksWithLegacyFallback } = await import('../records/listBooksWithLegacyFallback')
  server.use(http.post('*/api/v1/books/list', () => Response.json({ message: 'no' }, { status }), { once: true }))
  await expect(listBooksWithLegacyFallback({})).rejects.toMatchObject({ status })
  await expect(listBooksWithLegacyFallback({})).resolves.toMatchObject({ number: 0 })
})
