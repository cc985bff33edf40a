import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUserRecord } from '../handlers/accounts/createSessionAndClaimHandlers'
import { TestLibraryFolder } from '../scanner/testLibraryFolder'
import { readPaginationQuery } from './paginateItems'
import { parseBookCondition, parseSeriesCondition } from './parseConditions'
import { queryPageOfVisibleBooks, queryPageOfVisibleSeries } from './queryPageOfVisibleRecords'

const user = createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN'])
const isAnyOf = (key: string) => ({ anyOf: ['X', 'Y'].map(value => ({ [key]: { operator: 'is', value } })) })
const pageQuery = (sort: string) => readPaginationQuery(new URLSearchParams({ sort }))

let folder: TestLibraryFolder

beforeAll(async () => {
  folder = await TestLibraryFolder.make()
  for (const name of ['A', 'B', 'C']) folder.writeComic(`${name}/${name}.cbz`)
  await folder.scan()
  const fields = { ordered: true, storedCount: 2, created: 0, lastModified: 0 }
  const seriesIds = (...names: string[]) => names.map(name => folder.series(name).id)
  const bookIds = (...names: string[]) => names.map(name => folder.book(name).id)
  const { collections, readLists } = folder.world
  collections.set('X', { id: 'X', name: 'X', seriesIds: seriesIds('C', 'A'), ...fields })
  collections.set('Y', { id: 'Y', name: 'Y', seriesIds: seriesIds('B', 'A'), ...fields })
  readLists.set('X', { id: 'X', name: 'X', summary: '', bookIds: bookIds('C', 'A'), ...fields })
  readLists.set('Y', { id: 'Y', name: 'Y', summary: '', bookIds: bookIds('B', 'A'), ...fields })
})
afterAll(() => folder.remove())

// The real server sorts by the positions in the first collection or read list of the condition. Items that are not in
// this collection or read list have no position.
test.each([
  ['asc', ['B', 'C', 'A']],
  ['desc', ['A', 'C', 'B']],
])('items that are only in the second collection or read list have no position: %s', (direction, expected) => {
  const series = queryPageOfVisibleSeries(folder.world, user, pageQuery(`collection.number,${direction}`), {
    condition: parseSeriesCondition(isAnyOf('collectionId')),
  })
  expect(series.content.map(({ name }) => name)).toEqual(expected)
  const books = queryPageOfVisibleBooks(folder.world, user, pageQuery(`readList.number,${direction}`), {
    condition: parseBookCondition(isAnyOf('readListId')),
  })
  expect(books.content.map(({ name }) => name)).toEqual(expected)
})
