import { expect, test, vi } from 'vitest'
import { libraryBookFiltersAndSorts, parseBrowseListSearchParams } from '../../lists/browse/browseListState'
import { buildServerSortParams } from '../../lists/browse/sortDefinitions'
import { buildBookCondition } from '../../lists/filters/filterConditions'
import { recommendedSections } from './recommendedSections'

const listBooks = vi.hoisted(() => vi.fn((..._: unknown[]) => Promise.resolve({ content: [] })))
vi.mock('../../api/records/listBooksWithLegacyFallback', () => ({ listBooksWithLegacyFallback: listBooks }))

const bookSections = recommendedSections.filter(section => section.resource === 'books')
const linkedSections = bookSections.filter(({ listSearch }) => listSearch)

test('each section of books links to a list, except the books on deck', () => {
  expect(bookSections.filter(({ listSearch }) => !listSearch).map(({ name }) => name)).toEqual(['onDeck'])
})

test.each(linkedSections)('the list of $name begins with the books of the section', async section => {
  await section.fetchPage({ libraryId: 'all', size: 20, signal: new AbortController().signal })
  const [search, params] = listBooks.mock.lastCall ?? []
  const { filters, sort } = parseBrowseListSearchParams(libraryBookFiltersAndSorts, section.listSearch ?? {})
  const [firstSort] = buildServerSortParams(libraryBookFiltersAndSorts.sorts, sort)
  expect(params).toEqual({ size: 20, sort: [firstSort] })
  // The section `recentlyReleasedBooks` contains the books that were released in the last 31 days. The book list has no
  // filter for this period. Instead, the link of the section opens the list with the latest releases first.
  const isByDays = section.name === 'recentlyReleasedBooks'
  const condition = isByDays
    ? { releaseDate: { operator: 'isInTheLast', duration: 'P31D' } }
    : buildBookCondition(filters)
  expect(search).toEqual({ condition: { allOf: condition ? [condition] : [] } })
})
